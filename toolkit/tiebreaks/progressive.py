"""Progressive score (累进分): the sum of the totals after every round; PS/C1 drops the first."""

from collections.abc import Sequence
from itertools import accumulate

from toolkit.tiebreaks.base import Column, Spec, TieBreak
from toolkit.tiebreaks.field import Field


def _progressive(field: Field, spec: Spec, _groups: Sequence[int]) -> Column:
    orders = [sum(list(accumulate(row))[spec.low :]) for row in field.points]
    return Column(orders, field.scoring.unit)


PROGRESSIVE = TieBreak(("PS", "progressive"), "累进分", _progressive)
