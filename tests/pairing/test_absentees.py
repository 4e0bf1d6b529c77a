"""Several forfeits in a row."""

from tests.pairing.fields import tournament
from toolkit.pairing.absentees import forfeits_in_a_row


def test_byes_neither_count_nor_interrupt() -> None:
    table = "A w2- Z w3-\nB b1+ w4= w4-\nC U U b1+\nD Z b2= b2+"
    assert forfeits_in_a_row(tournament(table), 2) == {1: 2}
    assert forfeits_in_a_row(tournament(table), 1) == {1: 2, 2: 1}


def test_a_game_played_ends_the_row() -> None:
    assert forfeits_in_a_row(tournament("A w2- b2=\nB b1+ w1="), 1) == {}
