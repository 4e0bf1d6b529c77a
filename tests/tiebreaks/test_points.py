"""Points."""

from tests.tiebreaks.keys import MIXED, values
from toolkit.model.game import XIANGQI


def test_both_scales() -> None:
    assert values("PTS", MIXED) == [3, 1.5, 1.5, 0.5]
    assert values("points", MIXED, scoring=XIANGQI) == [6, 3, 3, 1]
