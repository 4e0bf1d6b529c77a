"""Sonneborn-Berger (小分, 索伯分): opponents' totals times the own result. FIDE C.07 9."""

from collections.abc import Sequence

from toolkit.tiebreaks.base import Column, Spec, TieBreak
from toolkit.tiebreaks.buchholz import Share, cut, shares
from toolkit.tiebreaks.field import Field


def _fide(field: Field, spec: Spec, _groups: Sequence[int]) -> Column:
    low = min(spec.low, field.rounds)
    high = min(spec.high, field.rounds - low)
    orders = []
    for player, points in enumerate(field.points):
        weighted = [
            Share(share.voluntary, share.score * points[i], share.score)
            for i, share in shares(field, spec, player, spec.fore)
        ]
        orders.append(cut(weighted, low, high))
    return Column(orders, field.scoring.unit**2)


def _xiangqi(field: Field, _spec: Spec, _groups: Sequence[int]) -> Column:
    """All points of beaten opponents and half of those drawn with; byes add nothing."""
    win = field.table
    orders = [
        sum(
            field.totals[opponent] * win[side.mark]
            for side, opponent in zip(row, opponents, strict=True)
            if opponent is not None
        )
        for row, opponents in zip(field.sides, field.opponents, strict=True)
    ]
    return Column(orders, field.scoring.unit * field.scoring.win)


SONNEBORN_BERGER = TieBreak(("SB",), "小分（索伯分）", _fide)
SONNEBORN = TieBreak(("sonneborn",), "小分", _xiangqi)
