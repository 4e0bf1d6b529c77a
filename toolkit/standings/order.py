"""Places (名次) by a list of keys and by nothing else, each with the key that decided it."""

from collections.abc import Iterable, Sequence

import msgspec

from toolkit.model.game import Tournament
from toolkit.model.standing import KeyValue, Standing, StandingRow
from toolkit.tiebreaks.base import Column, Spec, TieBreak, UnknownKeyError
from toolkit.tiebreaks.field import Field, Settings
from toolkit.tiebreaks.points import POINTS
from toolkit.tiebreaks.previous_round import PREVIOUS_ROUND
from toolkit.tiebreaks.registry import parse_list

POINTS_KEY = "points"
TIED = "tied"

Keys = Sequence[tuple[Spec, TieBreak]]


def standing(tournament: Tournament, keys: Iterable[str], settings: Settings) -> Standing:
    """The standing after the tournament's last round. UnknownKeyError for an unknown key.

    Points come first whether the list names them or not. Rows that are equal on every key share
    their rank and stand in order of start numbers, which decides nothing.
    """
    listed = parse_list(keys)
    field = Field(tournament, settings)
    columns, groups = _columns(field, listed)
    names = (POINTS_KEY, *(spec.typed for spec, _ in listed))
    order = sorted(range(len(groups)), key=lambda i: (groups[i], field.numbers[i]))
    rows = []
    for position, i in enumerate(order):
        above = order[position - 1] if position else None
        rows.append(
            StandingRow(
                rank=groups[i] + 1,
                number=field.numbers[i],
                points=field.totals[i],
                keys=tuple(
                    KeyValue(spec.typed, column.orders[i], str(column.value(i)))
                    for (spec, _), column in zip(listed, columns[1:], strict=True)
                ),
                decided_by=None if above is None else _decider(names, columns, above, i),
            )
        )
    return Standing(field.rounds, names, tuple(rows))


def _columns(field: Field, listed: Keys) -> tuple[list[Column], list[int]]:
    """All columns, points first, and per player the number of players ahead of him."""
    groups = [0] * len(field.numbers)
    columns = []
    for spec, key in ((Spec(POINTS_KEY, POINTS_KEY), POINTS), *listed):
        if key is PREVIOUS_ROUND and "chain" in spec.options:
            column = _chain(field, listed)
        else:
            column = key.compute(field, spec, groups)
        columns.append(column)
        groups = _refine(groups, column.orders)
    return columns, groups


def _refine(groups: list[int], orders: Sequence[int]) -> list[int]:
    """Groups parted by a further key; a group's number is the count of players ahead of it."""
    pairs = sorted(zip(groups, (-order for order in orders), strict=True))
    ahead: dict[tuple[int, int], int] = {}
    for position, pair in enumerate(pairs):
        ahead.setdefault(pair, position)
    return [ahead[group, -order] for group, order in zip(groups, orders, strict=True)]


def _chain(field: Field, listed: Keys) -> Column:
    """The place in the standing of one round before, by the same list."""
    if not field.rounds:
        return Column([-1] * len(field.numbers), sign=-1)
    before = msgspec.structs.replace(field.tournament, rounds=field.tournament.rounds[:-1])
    _, groups = _columns(Field(before, field.settings), listed)
    return Column([-group - 1 for group in groups], sign=-1)


def _decider(names: Sequence[str], columns: Sequence[Column], above: int, below: int) -> str:
    differing = (
        name
        for name, column in zip(names, columns, strict=True)
        if column.orders[above] != column.orders[below]
    )
    return next(differing, TIED)


__all__ = ["POINTS_KEY", "TIED", "Settings", "UnknownKeyError", "standing"]
