"""Xiangqi 对手分 and its settings."""

import pytest

from tests.tiebreaks.keys import MIXED, values
from toolkit.model.game import XIANGQI
from toolkit.tiebreaks.field import Settings


@pytest.mark.parametrize(
    ("key", "settings", "expected"),
    [
        # Totals by 2/1/0: 6, 3, 3, 1. A bye counts as the lowest total of the field, 1.
        ("opponents", Settings(), [3 + 3 + 1, 1 + 6 + 1, 6 + 1, 3 + 6]),
        ("opponents", Settings(bye_counts="own"), [7, 1 + 6 + 3, 6 + 3, 9]),
        ("opponents", Settings(bye_counts="zero"), [7, 7, 6, 9]),
        ("opponents", Settings(forfeits_meet=False), [4, 1 + 1, 7, 9]),
        ("opponents_of_wins", Settings(), [7, 0, 0, 0]),
        ("opponents-of-draws", Settings(), [0, 1, 0, 3]),
        ("opponents_of_losses", Settings(), [0, 6, 6, 6]),
    ],
)
def test_by_hand(key: str, settings: Settings, expected: list[int]) -> None:
    assert values(key, MIXED, settings, XIANGQI) == expected
