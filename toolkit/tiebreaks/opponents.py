"""Xiangqi 对手分: the final points of all opponents met (14.3.1), in full or of some games only."""

from collections.abc import Callable, Sequence

from toolkit.model.game import Mark, Side
from toolkit.tiebreaks.base import Column, Compute, Spec, TieBreak
from toolkit.tiebreaks.field import Field

_BYES = frozenset({Mark.PAIRING_BYE, Mark.FULL_BYE})


def _all(field: Field, _spec: Spec, _groups: Sequence[int]) -> Column:
    bye = {"lowest": min(field.totals, default=0), "zero": 0}.get(field.settings.bye_counts)
    orders = []
    for player, (row, opponents) in enumerate(zip(field.sides, field.opponents, strict=True)):
        met = _sum(field, row, opponents, lambda _side: True)
        byes = sum(side.mark in _BYES for side in row)
        orders.append(met + byes * (field.totals[player] if bye is None else bye))
    return Column(orders, field.scoring.unit)


def _of(*marks: Mark) -> Compute:
    def compute(field: Field, _spec: Spec, _groups: Sequence[int]) -> Column:
        orders = [
            _sum(field, row, opponents, lambda side: side.mark in marks)
            for row, opponents in zip(field.sides, field.opponents, strict=True)
        ]
        return Column(orders, field.scoring.unit)

    return compute


def _sum(
    field: Field,
    row: Sequence[Side],
    opponents: Sequence[int | None],
    counts: Callable[[Side], bool],
) -> int:
    forfeits = field.settings.forfeits_meet
    return sum(
        field.totals[opponent]
        for side, opponent in zip(row, opponents, strict=True)
        if opponent is not None and counts(side) and (side.mark.played or forfeits)
    )


OPPONENTS = TieBreak(("opponents",), "对手分", _all)
OPPONENTS_OF_WINS = TieBreak(
    ("opponents_of_wins", "opponents-of-wins"), "胜局对手分", _of(Mark.WIN, Mark.FORFEIT_WIN)
)
OPPONENTS_OF_DRAWS = TieBreak(
    ("opponents_of_draws", "opponents-of-draws"), "和局对手分", _of(Mark.DRAW)
)
OPPONENTS_OF_LOSSES = TieBreak(
    ("opponents_of_losses", "opponents-of-losses"), "负局对手分", _of(Mark.LOSS, Mark.FORFEIT_LOSS)
)
