"""The cross table (成绩总表): per player and round the opponent, colour, result, running points."""

from itertools import accumulate

from toolkit.model.game import Colour, Mark, Tournament, sides
from toolkit.model.record import Record


class CrossCell(Record, frozen=True):
    """One round of one player; `opponent` None = bye or absent. `running` in units."""

    mark: Mark
    opponent: int | None
    colour: Colour | None
    running: int


class CrossRow(Record, frozen=True):
    """One player, in order of start numbers."""

    number: int
    name: str
    unit: str
    cells: tuple[CrossCell, ...]


def cross_table(tournament: Tournament) -> tuple[CrossRow, ...]:
    """All players and all rounds so far."""
    table = tournament.scoring.table()
    rows = []
    for player, row in zip(tournament.competitors, sides(tournament).values(), strict=True):
        running = accumulate(table[side.mark] for side in row)
        cells = tuple(
            CrossCell(side.mark, side.opponent, side.colour, points)
            for side, points in zip(row, running, strict=True)
        )
        rows.append(CrossRow(player.number, player.name, player.unit, cells))
    return tuple(sorted(rows, key=lambda row: row.number))
