"""The standing before the last round (上一轮名次), and so on back (14.3.1).

Two readings: points after round R-1, then R-2, … (the usual one); or, as `previous_round/chain`,
the whole order of keys as it stood then, which the standing itself works out. `/first` compares
from the first round on.
"""

from collections.abc import Sequence
from itertools import accumulate

from toolkit.tiebreaks.base import Column, Spec, TieBreak
from toolkit.tiebreaks.field import Field


def _previous(field: Field, spec: Spec, _groups: Sequence[int]) -> Column:
    """Orders are ranks of the whole history, so that one comparison settles all rounds."""
    histories = [tuple(accumulate(row))[:-1] for row in field.points]
    if "first" not in spec.options:
        histories = [history[::-1] for history in histories]
    ranked = {history: order for order, history in enumerate(sorted(set(histories)))}
    orders = [ranked[history] for history in histories]
    shown = [history[0] if history else 0 for history in histories]
    return Column(orders, field.scoring.unit, shown=shown)


PREVIOUS_ROUND = TieBreak(("previous_round",), "上一轮积分", _previous)
