"""How a player's title and grade stand against what a level admits (以证书分组)."""

from collections.abc import Callable

from toolkit.model.people import Player
from toolkit.model.record import Record
from toolkit.rules.parts import Level
from toolkit.rules.schema import Regulation
from toolkit.values.titles import NONE, grade_order, title_order


class Compared(Record, frozen=True):
    """`verdict`: -1 below the level, 0 fits, 1 above, None nothing stated to judge by.

    `disagree` = title and grade belong to different levels; the higher one gave the verdict.
    """

    verdict: int | None = None
    disagree: bool = False


def compare(player: Player, level: Level, regulation: Regulation) -> Compared:
    """Holds title and grade against the level's admissions; the higher of the two counts."""
    title = _against(player.title, _titles(level), title_order)
    grade = _against(player.grade, _grades(level), grade_order) if player.grade != NONE else None
    stated = [verdict for verdict in (title, grade) if verdict is not None]
    disagree = (
        player.title not in (None, NONE)
        and grade is not None
        and _level_of(player.title, regulation, _titles, title_order)
        != _level_of(player.grade, regulation, _grades, grade_order)
    )
    return Compared(max(stated) if stated else None, disagree)


_Order = Callable[[str | None], int | None]


def _against(held: str | None, admitted: tuple[str, ...], order: _Order) -> int | None:
    """-1 below all that is admitted, 1 above, 0 between; None when there is nothing to compare."""
    rank = order(held)
    ranks = [r for r in map(order, admitted) if r is not None]
    if rank is None or not ranks:
        return None
    return 1 if rank > max(ranks) else -1 if rank < min(ranks) else 0


def _level_of(
    held: str | None,
    regulation: Regulation,
    words: Callable[[Level], tuple[str, ...]],
    order: _Order,
) -> int:
    """The index of the first level that what is held reaches; -1 when it lies above them all."""
    for index, level in enumerate(regulation.levels):
        verdict = _against(held, words(level), order)
        if verdict == 1 and index == 0:
            return -1
        if verdict in (0, 1):
            return index
    return len(regulation.levels)


def _titles(level: Level) -> tuple[str, ...]:
    return tuple(word for way in level.admit for word in way.titles)


def _grades(level: Level) -> tuple[str, ...]:
    return tuple(word for way in level.admit for word in way.grades)
