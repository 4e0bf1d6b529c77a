"""Keys that always decide: drawn lots (抽签) and the start number (序号)."""

from collections.abc import Sequence

from toolkit.tiebreaks.base import Column, Spec, TieBreak
from toolkit.tiebreaks.field import Field


def _lot(field: Field, _spec: Spec, _groups: Sequence[int]) -> Column:
    """The drawn order, 1 is best; players without a lot stay equal behind the others."""
    lots = field.settings.lots
    behind = len(field.numbers) + 1
    return Column([-lots.get(number, behind) for number in field.numbers], sign=-1)


def _number(field: Field, _spec: Spec, _groups: Sequence[int]) -> Column:
    return Column([-number for number in field.numbers], sign=-1)


LOT = TieBreak(("lot", "RND"), "抽签", _lot)
START_NUMBER = TieBreak(("start_no", "SNO", "TPN"), "序号", _number)
