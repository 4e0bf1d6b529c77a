"""Small tournaments written as a table: one line a player, one cell a round.

A cell is colour, opponent and result ("w3+", "b1=", "w2?"), or a bye letter (U F H Z).
"""

from toolkit.model.game import (
    CHESS,
    Bye,
    Colour,
    Competitor,
    Game,
    Mark,
    Round,
    Scoring,
    Tournament,
    result_of,
)


def tournament(table: str, total: int = 9, scoring: Scoring = CHESS) -> Tournament:
    """The tournament of a table; the first word of a line may be `name` or `name@unit`."""
    rows = [line.split() for line in table.strip().splitlines()]
    competitors = []
    for number, (name, *_) in enumerate(rows, start=1):
        person, _, unit = name.partition("@")
        competitors.append(Competitor(number, person, unit=unit))
    count = max(len(row) for row in rows) - 1
    rounds = tuple(_round(rows, index) for index in range(1, count + 1))
    return Tournament("组", tuple(competitors), rounds, total, scoring, first_colour=Colour.WHITE)


def _round(rows: list[list[str]], index: int) -> Round:
    games, byes = [], []
    for number, row in enumerate(rows, start=1):
        cell = row[index] if index < len(row) else "Z"
        if cell in "UFHZ":
            byes.append(Bye(number, Mark(cell)))
        elif cell[0] == "w":
            opponent = int(cell[1:-1])
            mark, other = Mark(cell[-1]), Mark(rows[opponent - 1][index][-1])
            result = None if mark is Mark.PENDING else result_of(mark, other)
            games.append(Game(number, opponent, result))
    return Round(index, tuple(games), tuple(byes))
