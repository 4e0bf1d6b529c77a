"""Lots and start numbers."""

from tests.pairing.fields import tournament
from tests.tiebreaks.keys import MIXED, values
from toolkit.tiebreaks.base import parse
from toolkit.tiebreaks.field import Field, Settings
from toolkit.tiebreaks.last_resort import LOT


def test_lots_as_drawn_and_the_rest_equal_behind() -> None:
    field = Field(tournament(MIXED), Settings(lots={3: 1, 1: 2}))
    a, b, c, d = LOT.compute(field, parse("lot"), [0] * 4).orders
    assert c > a > b == d


def test_start_numbers() -> None:
    assert values("start_no", MIXED) == [1, 2, 3, 4]
