"""Round columns of all players → the games and byes of a round."""

from collections.abc import Iterable

import msgspec

from toolkit.model.game import Bye, Colour, Game, Mark, Round, result_of
from toolkit.trf.player_line import PlayerLine, RoundCell

# An opponent's line that is silent about the game says by this what it must have been.
_REVERSE = {
    Mark.WIN: Mark.LOSS,
    Mark.LOSS: Mark.WIN,
    Mark.DRAW: Mark.DRAW,
    Mark.FORFEIT_WIN: Mark.FORFEIT_LOSS,
    Mark.FORFEIT_LOSS: Mark.FORFEIT_WIN,
}
# The record of a no-show is a forfeit; some programs write a bye letter beside the opponent.
_WITH_OPPONENT = {Mark.ZERO_BYE: Mark.FORFEIT_LOSS, Mark.FULL_BYE: Mark.FORFEIT_WIN}


def rounds_played(players: Iterable[PlayerLine]) -> int:
    """The last round that was paired: later columns hold byes asked for in advance."""
    return max(
        (
            index
            for player in players
            for index, cell in enumerate(player.cells, start=1)
            if cell.opponent or cell.mark is Mark.PAIRING_BYE
        ),
        default=0,
    )


def round_of(
    players: Iterable[PlayerLine], index: int, asked: Iterable[Bye], problems: list[str]
) -> Round:
    """Round `index` + 1 from its column; `asked` are byes that stand in records 240 only.

    What contradicts itself is added to `problems`.
    """
    cells = {
        player.competitor.number: player.cells[index] if index < len(player.cells) else RoundCell()
        for player in players
    }
    games: list[Game] = []
    byes = [
        Bye(number, cell.mark)
        for number, cell in cells.items()
        if cell.mark is not None and not cell.opponent
    ]
    for number, cell in cells.items():
        if not cell.opponent:
            continue
        other = cells.get(cell.opponent)
        if other is None:
            problems.append(f"{number} 号第 {index + 1} 轮的对手 {cell.opponent} 不在名单里。")
            continue
        if _clash(number, cell, other):
            _contradiction(problems, number, cell.opponent, index)
        elif other.opponent == 0 or number < cell.opponent:
            games.append(_game(problems, number, cell, other, index))
    blank = {number for number, cell in cells.items() if cell.mark is None}
    byes += [bye for bye in asked if bye.player in blank]
    return Round(index + 1, tuple(games), tuple(byes))


def _clash(number: int, cell: RoundCell, other: RoundCell) -> bool:
    """True when the two cells can't tell of one game; a blank second cell contradicts nothing."""
    if other.mark is None and not other.opponent:
        return cell.opponent == number
    same_colour = cell.colour is not None and cell.colour is other.colour
    return other.opponent != number or cell.opponent == number or same_colour


def _game(problems: list[str], number: int, cell: RoundCell, other: RoundCell, index: int) -> Game:
    """The game two cells tell of; an empty second cell follows from the first."""
    own = _WITH_OPPONENT.get(cell.mark or Mark.PENDING, cell.mark or Mark.PENDING)
    if other.opponent:
        theirs = _WITH_OPPONENT.get(other.mark or Mark.PENDING, other.mark or Mark.PENDING)
    else:
        theirs = _REVERSE.get(own, Mark.PENDING)
    white_first = cell.colour is Colour.WHITE or (
        cell.colour is None and other.colour is not Colour.WHITE
    )
    game = Game(number, cell.opponent, rated=cell.rated)
    marks = (own, theirs)
    if not white_first:
        game = Game(cell.opponent, number, rated=cell.rated)
        marks = (theirs, own)
    if Mark.PENDING in marks:
        return game
    try:
        return msgspec.structs.replace(game, result=result_of(*marks))
    except KeyError:
        _contradiction(problems, number, cell.opponent, index)
        return game


def _contradiction(problems: list[str], number: int, opponent: int, index: int) -> None:
    problems.append(
        f"第 {index + 1} 轮 {number} 号与 {opponent} 号的记录互相矛盾（对手、先后手或结果）。"
    )
