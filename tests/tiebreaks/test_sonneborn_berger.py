"""Sonneborn-Berger by hand."""

from tests.tiebreaks.keys import MIXED, values
from toolkit.model.game import XIANGQI
from toolkit.tiebreaks.field import Settings


def test_fide_counts_the_dummy_for_unplayed_wins() -> None:
    assert values("SB", MIXED, Settings(regime=2024)) == [
        1.5 + 3 + 0.5,
        0.25 + 1.5,
        1.5 + 0.75,
        0.75,
    ]
    assert values("SB", MIXED) == [1.5 + 1.5 + 0.5, 0.25 + 1.5, 1.5 + 0.75, 0.75]


def test_the_cut_takes_the_round_given_up_when_it_is_worth_less() -> None:
    # Cai: bye 1.5, half-point bye 0.75 (given up), loss 0. Cutting the loss would save nothing.
    assert values("SB/C1", MIXED)[2] == 1.5


def test_xiangqi_counts_opponents_beaten_and_half_of_those_drawn_with() -> None:
    table = "A w21 b3=\nB b10 w41\nC w41 w1=\nD b30 b20"
    assert values("sonneborn", table, scoring=XIANGQI) == [2 + 1.5, 0, 0 + 1.5, 0]
    assert values("sonneborn", "A U\nB Z", scoring=XIANGQI) == [0, 0]
