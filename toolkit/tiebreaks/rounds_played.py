"""Rounds one elected to play (参赛轮数): all but those given up of one's own will. C.07 7.6."""

from collections.abc import Sequence

from toolkit.tiebreaks.base import Column, Spec, TieBreak
from toolkit.tiebreaks.field import Field


def _rounds(field: Field, _spec: Spec, _groups: Sequence[int]) -> Column:
    return Column(
        [
            sum(not field.voluntary(player, i) for i in range(field.rounds))
            for player in range(len(field.numbers))
        ]
    )


ROUNDS_PLAYED = TieBreak(("REP", "GE"), "参赛轮数", _rounds)
