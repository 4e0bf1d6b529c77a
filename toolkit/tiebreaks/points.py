"""Points (积分). They come first in every list, whether it names them or not."""

from collections.abc import Sequence

from toolkit.tiebreaks.base import Column, Spec, TieBreak
from toolkit.tiebreaks.field import Field


def _points(field: Field, _spec: Spec, _groups: Sequence[int]) -> Column:
    return Column(field.totals, field.scoring.unit)


POINTS = TieBreak(("points", "PTS"), "积分", _points)
