"""Board and lodging: what beds cost, and what stays owed of beds that were given up."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.regulations import regulation
from toolkit.entries.roster import Room
from toolkit.ledger.board import Booking, board_lines, days_of, empty_beds, hotel_of, one_day
from toolkit.ledger.charges import total
from toolkit.model.form import Line
from toolkit.model.money import ZERO, Money
from toolkit.rules.schema import Regulation

ZIBO = regulation()


def room(people: int, rooms: int, hotel: str = "淄博饭店", **more: object) -> Room:
    return Room(Line("", {}), hotel, True, "标准间", True, 2, rooms, people, **more)  # type: ignore[arg-type]


def owed(plan: tuple[Room, ...], was: Booking | None = None, rules: Regulation = ZIBO) -> Money:
    return total(board_lines(plan, rules, was))


def test_one_day_is_a_third_of_the_package_to_the_fen() -> None:
    days = {hotel.name: str(one_day(hotel, ZIBO)) for hotel in ZIBO.hotels}
    assert days["淄博饭店"] == "430.00"
    assert days["银座华美达"] == "496.67"
    yunxi = regulation("yunxi-2026")
    assert str(one_day(yunxi.hotels[0], yunxi)) == "180.00"


def test_a_price_a_room_counts_rooms() -> None:
    rules = replace(ZIBO, hotels=(replace(ZIBO.hotels[0], per="room", amount=2000),))
    assert owed((room(3, 2),), rules=replace(rules, lodging=None)) == Money.yuan(4000)


@pytest.mark.parametrize(("leave", "days"), [(date(2020, 1, 20), 3), (date(2020, 1, 19), 2)])
def test_days_are_those_of_the_line(leave: date, days: int) -> None:
    assert days_of(room(1, 1, arrive=date(2020, 1, 17), depart=leave), ZIBO) == days
    assert days_of(room(1, 1), ZIBO) == 3


def test_an_unknown_hotel_has_no_price_and_empty_beds_count_only_where_charged() -> None:
    assert hotel_of(room(1, 1, "齐盛宾馆"), ZIBO) is None
    assert empty_beds(room(3, 2), ZIBO) == 1
    assert empty_beds(room(3, 2), regulation("changsha-2018")) == 0


def test_a_room_mate_who_stays_pays_no_empty_bed() -> None:
    """Two in a room, one withdraws: 1290 for who stays and one day, 430, for who went."""
    was = Booking((room(2, 1),), names=("郑三",))
    assert owed((room(1, 1),), was) == Money.yuan(1290 + 430)


def test_a_withdrawal_from_the_dearer_hotel_keeps_a_day_of_the_dearer_hotel() -> None:
    was = Booking((room(2, 1), room(2, 1, "银座华美达")), names=("甲", "乙"))
    assert owed((room(2, 1),), was) == Money.yuan(2 * 1290) + Money.yuan("496.67") * 2


@given(st.integers(0, 6), st.integers(0, 6), st.integers(0, 6))
def test_what_is_kept_never_exceeds_what_was_booked(people: int, left: int, gone: int) -> None:
    left = min(left, people)
    names = tuple("甲" * (n + 1) for n in range(min(gone, people - left)))
    before = (room(people, -(-people // 2)),)
    after = (room(left, -(-left // 2)),)
    owing = owed(after, Booking(before, names=names))
    assert owed(after) <= owing + Money.yuan(1290)  # an empty bed may be spared
    assert ZERO <= owing <= owed(before) + Money.yuan(1290)
    if not names:
        assert owing >= owed(before)  # nothing is paid back for beds that nobody withdrew from
