"""Koya (科亚分): points against those who scored at least half of what was possible. C.07 9."""

from collections.abc import Sequence

from toolkit.tiebreaks.base import Column, Spec, TieBreak
from toolkit.tiebreaks.field import Field


def _koya(field: Field, spec: Spec, _groups: Sequence[int]) -> Column:
    scoring = field.scoring
    # In hundredths of half units, so that limits of a percentage and of half points stay whole.
    limit = 2 * spec.limit * scoring.win * _games(field) + 100 * spec.limit_halves * scoring.unit
    strong = [200 * total >= limit for total in field.totals]
    orders = [
        sum(
            points
            for points, opponent in zip(row, opponents, strict=True)
            if opponent is not None and strong[opponent]
        )
        for row, opponents in zip(field.points, field.opponents, strict=True)
    ]
    return Column(orders, scoring.unit)


def _games(field: Field) -> int:
    """Games a player could play: in a round robin not his free rounds, nor absent players."""
    if not field.settings.round_robin:
        return field.rounds
    size = len(field.numbers)
    free = field.rounds // size if field.rounds % size == 0 else 0
    never = sum(all(opponent is None for opponent in row) for row in field.opponents)
    return field.rounds - free - never


KOYA = TieBreak(("KS",), "科亚分", _koya)
