"""Direct encounter: 1 = best of the tied, 0 = the games among them part nobody."""

from tests.tiebreaks.keys import values
from toolkit.tiebreaks.field import Settings


def test_two_who_met() -> None:
    assert values("DE", "A w20\nB b11") == [2, 1]
    assert values("DE", "A w2=\nB b1=") == [0, 0]


def test_two_who_did_not_meet_or_by_forfeit_only() -> None:
    assert values("DE", "A U\nB U") == [0, 0]
    assert values("DE", "A w2+\nB b1-") == [0, 0]
    assert values("DE/P", "A w2+\nB b1-") == [1, 2]
    assert values("direct", "A w2+\nB b1-", Settings(round_robin=True)) == [1, 2]


def test_a_leader_nobody_can_reach_goes_ahead() -> None:
    """B could still beat D in thought, and D could beat B; only A is out of reach."""
    table = "A w21 b31 w41\nB b10 U U\nC U w10 U\nD U U b10"
    assert values("DE", table) == [1, 2, 2, 2]


def test_what_stays_tied_is_looked_at_again_among_itself() -> None:
    """All met: A and B have 2 of 3, C and D 1 of 3; then A beat B, and D beat C."""
    table = "A w21 w30 w41\nB b10 w41 w31\nC w40 b11 b20\nD b31 b20 b10"
    assert values("DE", table) == [1, 2, 4, 3]


def test_only_the_tied_are_compared() -> None:
    table = "A w20 b31\nB b11 w40\nC w41 w10\nD b30 b21"
    assert values("DE", table, groups=[0, 0, 2, 2]) == [2, 1, 1, 2]


def test_several_games_count_by_their_average() -> None:
    table = "A w21 b21 w3=\nB b10 w10 U\nC U U b1="
    assert values("DE", table, groups=[0, 0, 2]) == [1, 2, 0]
