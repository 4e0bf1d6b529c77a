"""Team standings (团体): the places or the points of a unit's best members, added up."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Literal

from toolkit.model.record import Record

TIED = "tied"


class Member(Record, frozen=True):
    """One ranked player of a unit, from whichever section: place, and points in units."""

    unit: str
    name: str
    place: int
    points: int = 0


class TeamRow(Record, frozen=True):
    """One unit. `rank` None = too few members. `decided_by`: total, best_place, tied, or None.

    `counted` are the members that count, best first.
    """

    unit: str
    rank: int | None
    total: int
    counted: tuple[Member, ...]
    decided_by: str | None = None


def team_standing(
    members: Iterable[Member], counted: int, by: Literal["places", "points"] = "places"
) -> tuple[TeamRow, ...]:
    """Units by the sum of places (fewest first) or points (most first) of their best `counted`.

    Equal sums: the better best single place goes first; equal again: the rank is shared. Units
    with too few members stand unranked at the end.
    """
    units: dict[str, list[Member]] = defaultdict(list)
    for member in members:
        if member.unit:
            units[member.unit].append(member)
    ranked: list[TeamRow] = []
    unranked: list[TeamRow] = []
    for unit, players in units.items():
        best = sorted(players, key=lambda m: (m.place if by == "places" else -m.points, m.place))
        chosen = tuple(best[:counted])
        total = sum(m.place if by == "places" else m.points for m in chosen)
        row = TeamRow(unit, None, total, chosen)
        (ranked if len(chosen) == counted else unranked).append(row)
    ranked.sort(key=lambda row: (*_order(row, by), row.unit))
    return (*_with_ranks(ranked, by), *sorted(unranked, key=lambda row: row.unit))


def _order(row: TeamRow, by: str) -> tuple[int, int]:
    best = min(member.place for member in row.counted)
    return (row.total if by == "places" else -row.total, best)


def _with_ranks(rows: list[TeamRow], by: str) -> list[TeamRow]:
    found: list[TeamRow] = []
    for position, row in enumerate(rows, start=1):
        rank, decided = position, None
        if found:
            above = found[-1]
            decided = _decider(_order(above, by), _order(row, by))
            rank = above.rank if decided == TIED and above.rank else position
        found.append(TeamRow(row.unit, rank, row.total, row.counted, decided))
    return found


def _decider(above: tuple[int, int], below: tuple[int, int]) -> str:
    if above[0] != below[0]:
        return "total"
    return "best_place" if above[1] != below[1] else TIED
