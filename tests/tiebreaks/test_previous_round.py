"""The standing before the last round, and so on back."""

from tests.pairing.fields import tournament
from tests.tiebreaks.keys import values
from toolkit.tiebreaks.base import parse
from toolkit.tiebreaks.field import Field, Settings
from toolkit.tiebreaks.previous_round import PREVIOUS_ROUND

# All end on 1.5: A won first, B last, C drew all.
TABLE = "A w41 b5= w60\nB w50 b6= w41\nC w6= w4= w5=\nD b10 b3= b20\nE b21 w1= b3=\nF b3= w2= b11"


def orders(key: str) -> list[int]:
    field = Field(tournament(TABLE), Settings())
    return list(PREVIOUS_ROUND.compute(field, parse(key), [0] * 6).orders)[:3]


def test_people_see_the_points_after_the_round_before() -> None:
    assert values("previous_round", TABLE)[:3] == [1.5, 0.5, 1]
    assert values("previous_round/first", TABLE)[:3] == [1, 0, 0.5]


def test_the_last_round_that_differs_decides() -> None:
    a, b, c = orders("previous_round")
    assert a > c > b
    a, b, c = orders("previous_round/first")
    assert a > c > b


def test_nothing_is_earlier_than_round_1() -> None:
    assert values("previous_round", "A w21\nB b10") == [0, 0]
