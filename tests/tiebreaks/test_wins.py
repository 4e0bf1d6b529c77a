"""What counts as a win, key by key."""

import pytest

from tests.tiebreaks.keys import MIXED, values
from toolkit.model.game import XIANGQI
from toolkit.tiebreaks.field import Settings


@pytest.mark.parametrize(
    ("key", "settings", "expected"),
    [
        ("WIN", Settings(), [3, 1, 1, 0]),  # forfeits and byes included
        ("WON", Settings(), [2, 0, 0, 0]),  # over the board
        ("BWG", Settings(), [0, 0, 0, 0]),
        ("red_wins", Settings(), [2, 0, 0, 0]),
        ("wins", Settings(), [3, 1, 1, 0]),
        ("wins", Settings(forfeit_wins=False), [2, 1, 1, 0]),
        ("wins", Settings(bye_wins=False), [3, 0, 0, 0]),
    ],
)
def test_by_hand(key: str, settings: Settings, expected: list[int]) -> None:
    assert values(key, MIXED, settings, XIANGQI) == expected


def test_wins_with_the_second_move() -> None:
    assert values("black_wins", "A w20\nB b11") == [0, 1]
