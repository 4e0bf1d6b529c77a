"""Baku acceleration."""

import pytest

from toolkit.model.game import CHESS, XIANGQI, VirtualPoints
from toolkit.pairing.acceleration import baku


@pytest.mark.parametrize(
    ("players", "rounds", "expected"),
    [
        (161, 9, [VirtualPoints(2, 1, 3, 1, 82), VirtualPoints(1, 4, 5, 1, 82)]),
        (100, 7, [VirtualPoints(2, 1, 2, 1, 50), VirtualPoints(1, 3, 4, 1, 50)]),
        (4, 1, [VirtualPoints(2, 1, 1, 1, 2)]),
        (0, 9, []),
    ],
)
def test_groups_and_rounds(players: int, rounds: int, expected: list[VirtualPoints]) -> None:
    assert list(baku(players, rounds, CHESS)) == expected
    assert list(baku(players, rounds, XIANGQI)) == expected  # units, not shown points
