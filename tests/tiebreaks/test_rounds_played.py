"""Rounds one elected to play."""

from tests.tiebreaks.keys import MIXED, values


def test_all_but_those_given_up() -> None:
    assert values("REP", MIXED) == [3, 2, 2, 2]
    assert values("GE", MIXED) == values("REP", MIXED)
