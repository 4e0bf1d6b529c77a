"""Rating keys: the average of the opponents' ratings (ARO, C.07 10.1) and the own rating (RTNG).

Unrated opponents are left out unless the list gives them a rating (ARO/U1400).
"""

from collections.abc import Sequence

from toolkit.tiebreaks.base import Column, Spec, TieBreak
from toolkit.tiebreaks.field import Field


def _average(field: Field, spec: Spec, _groups: Sequence[int]) -> Column:
    ratings = _ratings(field, spec)
    orders = []
    for row, opponents in zip(field.sides, field.opponents, strict=True):
        met = [
            ratings[opponent]
            for side, opponent in zip(row, opponents, strict=True)
            if side.mark.played and opponent is not None
        ]
        orders.append(_cut_average(met, spec))
    return Column(orders)


def _cut_average(met: list[int], spec: Spec) -> int:
    """Average of the rated, rounded half up; an unrated opponent is the first to be cut."""
    rest = sorted(met)[spec.low :]
    rated = [rating for rating in (rest[: -spec.high] if spec.high else rest) if rating]
    return (2 * sum(rated) + len(rated)) // (2 * len(rated)) if rated else 0


def _own(field: Field, spec: Spec, _groups: Sequence[int]) -> Column:
    return Column(_ratings(field, spec))


def _ratings(field: Field, spec: Spec) -> list[int]:
    return [player.rating or spec.unrated or 0 for player in field.tournament.competitors]


AVERAGE_RATING = TieBreak(("ARO",), "对手平均等级分", _average)
OWN_RATING = TieBreak(("RTNG",), "等级分", _own)
