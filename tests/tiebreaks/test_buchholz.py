"""Buchholz by hand; the published and recorded values stand in tests/standings/test_order.py."""

import pytest

from tests.tiebreaks.keys import MIXED, values
from toolkit.tiebreaks.field import Settings

UNTIL_2026 = Settings(regime=2024)
ROBIN = Settings(round_robin=True)


@pytest.mark.parametrize(
    ("key", "settings", "expected"),
    [
        # Opponents' totals: Anna 3, Bob 1.5, Cai 1.5 (last round given up: a draw), Dora 0.5.
        ("BH", UNTIL_2026, [1.5 + 3 + 0.5, 0.5 + 1.5 + 1.5, 3 + 1.5 + 1.5, 1.5 + 0.5 + 3]),
        # From March 2026 the dummy is capped: Anna's by Bob's total, byes' by three draws.
        ("BH", Settings(), [1.5 + 1.5 + 0.5, 0.5 + 1.5 + 1.5, 3 + 1.5 + 1.5, 1.5 + 0.5 + 3]),
        # Cut: what was given up goes first (Bob's forfeit, Cai's half-point bye, Dora's absence).
        ("BH/C1", Settings(), [3, 2, 4.5, 4.5]),
        ("BH/M1", Settings(), [1.5, 0.5, 1.5, 1.5]),
        # In a round robin forfeits count like games, free rounds not, absence is worth nothing.
        ("BH", ROBIN, [1 + 1.5 + 0.5, 0.5 + 3, 3, 1.5 + 3]),
    ],
)
def test_by_hand(key: str, settings: Settings, expected: list[float]) -> None:
    assert values(key, MIXED, settings) == expected


def test_fore_buchholz_takes_the_last_games_as_draws() -> None:
    table = "A w21 b31\nB b10 w41\nC w41 w10\nD b30 b20"
    assert values("BH", table, total=2) == [1 + 1, 2 + 0, 0 + 2, 1 + 1]
    assert values("FB", table, total=2) == [0.5 + 1.5, 1.5 + 0.5, 0.5 + 1.5, 1.5 + 0.5]
    assert values("FB", table, total=9) == values("BH", table, total=9)


def test_average_buchholz_of_opponents_met_rounded_half_up() -> None:
    assert values("AOB", MIXED) == [(6 + 5) / 2, 5, 3.5, (3.5 + 3.5) / 2]
    table = "A w21 b3=\nB b10 w41\nC w41 w1=\nD b30 b20\nE Z Z"
    assert values("AOB", table)[4] == 0


def test_more_cuts_than_rounds_leave_nothing() -> None:
    assert values("BH/C9", MIXED) == [0, 0, 0, 0]
