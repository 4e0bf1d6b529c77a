"""Buchholz (对手分), its cuts and relatives: BH, BH/C1, BH/M1 (中间分), FB, AOB. C.07 8, 16."""

from collections.abc import Sequence
from typing import NamedTuple

from toolkit.tiebreaks.base import Column, Spec, TieBreak
from toolkit.tiebreaks.field import Field


class Share(NamedTuple):
    """What one round adds: `value` is cut by, `score` is the opponent's (or dummy's) total."""

    voluntary: bool
    value: int
    score: int


def shares(field: Field, spec: Spec, player: int, fore: bool) -> list[tuple[int, Share]]:
    """Per round that counts: its index and the opponent's adjusted total."""
    adjusted = field.adjusted_fore if fore else field.adjusted
    own = field.totals[player] + (field.fore_change[player] if fore else 0)
    robin = field.settings.round_robin
    found = []
    for i, side in enumerate(field.sides[player]):
        opponent = field.opponents[player][i]
        played = side.mark.played or spec.played or robin or (fore and i == field.rounds - 1)
        if opponent is None:
            if not robin:
                score = _dummy(field, own, field.scoring.draw * field.rounds)
                found.append((i, Share(field.voluntary(player, i), score, score)))
        elif played:
            found.append((i, Share(False, adjusted[opponent], adjusted[opponent])))
        else:
            score = _dummy(field, own, adjusted[opponent])
            found.append((i, Share(field.voluntary(player, i), score, score)))
    return found


def _dummy(field: Field, own: int, cap: int) -> int:
    """The dummy opponent's total: one's own, from 2026-03-01 capped (16.4)."""
    return own if field.settings.regime < 2026 else min(own, cap)


def cut(found: Sequence[Share], low: int, high: int) -> int:
    """The sum of the values after cutting; a voluntary unplayed round goes first (16.5)."""
    rest = list(found)
    for _ in range(min(low, len(rest))):
        rest.remove(_lowest(rest))
    for _ in range(min(high, len(rest))):
        rest.remove(max(rest, key=lambda share: (share.score, share.value)))
    return sum(share.value for share in rest)


def _lowest(rest: list[Share]) -> Share:
    lowest = min(rest, key=lambda share: (share.score, share.value))
    given_up = [share for share in rest if share.voluntary]
    if not given_up:
        return lowest
    first = min(given_up, key=lambda share: (share.value, share.score))
    return lowest if lowest.value > first.value else first


def sums(field: Field, spec: Spec, fore: bool) -> list[int]:
    """Buchholz of every player, in units."""
    low = min(spec.low, field.rounds)
    high = min(spec.high, field.rounds - low)
    return [
        cut([share for _, share in shares(field, spec, player, fore)], low, high)
        for player in range(len(field.numbers))
    ]


def _buchholz(field: Field, spec: Spec, _groups: Sequence[int]) -> Column:
    return Column(sums(field, spec, spec.fore), field.scoring.unit)


def _fore(field: Field, spec: Spec, _groups: Sequence[int]) -> Column:
    return Column(sums(field, spec, fore=True), field.scoring.unit)


def _average(field: Field, spec: Spec, _groups: Sequence[int]) -> Column:
    """Average Buchholz of the opponents met over the board, rounded half up."""
    buchholz = sums(field, spec, spec.fore)
    digits = 100 if field.rounds < 9 else 1000
    unit = field.scoring.unit
    orders = []
    for row, opponents in zip(field.sides, field.opponents, strict=True):
        met = [
            buchholz[opponent]
            for side, opponent in zip(row, opponents, strict=True)
            if side.mark.played and opponent is not None
        ]
        count = len(met) * unit
        orders.append((2 * sum(met) * digits + count) // (2 * count) if met else 0)
    return Column(orders, digits)


BUCHHOLZ = TieBreak(("BH",), "对手分", _buchholz)
FORE_BUCHHOLZ = TieBreak(("FB",), "对手分（末轮作和）", _fore)
AVERAGE_BUCHHOLZ = TieBreak(("AOB",), "对手的平均对手分", _average)
