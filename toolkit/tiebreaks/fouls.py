"""Fouls (犯规): fewer is better (14.3.1)."""

from collections.abc import Sequence

from toolkit.tiebreaks.base import Column, Spec, TieBreak
from toolkit.tiebreaks.field import Field


def _fouls(field: Field, _spec: Spec, _groups: Sequence[int]) -> Column:
    beside = field.settings.fouls
    orders = [
        -beside.get(number, 0) - sum(side.fouls for side in row)
        for number, row in zip(field.numbers, field.sides, strict=True)
    ]
    return Column(orders, sign=-1)


FOULS = TieBreak(("fouls",), "犯规", _fouls)
