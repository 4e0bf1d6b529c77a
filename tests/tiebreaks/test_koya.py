"""Koya: points against the upper half."""

from tests.tiebreaks.keys import MIXED, values
from toolkit.tiebreaks.field import Settings

ROBIN = "A w21 Z b31\nB b10 w31 Z\nC Z b20 w10"


def test_points_against_players_with_half_the_possible_points() -> None:
    assert values("KS", MIXED) == [2, 0, 0, 0.5]


def test_other_limits() -> None:
    assert values("KS/L10", MIXED) == [3, 0.5, 0, 0.5]
    assert values("KS/L+1", MIXED) == [0, 0, 0, 0]


def test_free_rounds_of_a_round_robin_lower_the_limit() -> None:
    """Three players, three rounds, two games each: one point is half."""
    assert values("KS", ROBIN, Settings(round_robin=True)) == [1, 0, 0]
    assert values("KS", ROBIN) == [0, 0, 0]
