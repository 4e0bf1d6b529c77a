"""Giving out rooms: first come, first served; together where it fits; what was given stays."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.ledger.allocation import Allotment, Ask, Result, Stock, allot, compared, kept_of
from toolkit.model.room_facts import RoomPart

LAKE, HILL = "湖畔", "金桂"
STOCK = (Stock(LAKE, "标间", 3, 2), Stock(LAKE, "大床", 1, 2), Stock(HILL, "标间", 2, 2))


def ask(unit: str, rooms: int, hotel: str = LAKE, kind: str = "标间", **more: bool) -> Ask:
    return Ask(unit, (RoomPart(hotel, kind, rooms),), **more)


def shown(found: list[Allotment]) -> list[tuple[str, str, str]]:
    return [
        (one.unit, one.result.value, "+".join(f"{p.hotel}{p.type}{p.rooms}" for p in one.parts))
        for one in found
    ]


def test_the_first_to_pay_chooses_first() -> None:
    found = allot([ask("甲", 3), ask("乙", 1), ask("丙", 2), ask("丁", 1)], STOCK, {})
    assert shown(found) == [
        ("甲", "如所订", "湖畔标间3"),
        ("乙", "换了房型", "湖畔大床1"),
        ("丙", "调到别家", "金桂标间2"),
        ("丁", "无房", ""),
    ]
    assert found[2].reason == "所订 湖畔 已不够 2 间，改到 金桂"
    assert found[3].reason == "各家合计只剩 0 间，不够 1 间"


def test_a_unit_too_large_for_any_hotel_is_parted_and_told_why() -> None:
    [one] = allot([ask("甲", 5)], STOCK, {})
    assert (one.result, one.reason) == (
        Result.PARTED, "没有一家酒店还剩 5 间，分住 湖畔 标间 3 间、湖畔 大床 1 间、金桂 标间 1 间",
    )  # fmt: skip
    [none] = allot([ask("甲", 5)], STOCK, {}, may_part=False)
    assert (none.parts, none.reason) == ((), "没有一家酒店还剩 5 间，整队不拆开")


def test_a_unit_that_booked_two_hotels_keeps_both_or_gets_nothing() -> None:
    two = Ask("甲", (RoomPart(LAKE, "标间", 2), RoomPart(HILL, "标间", 2)))
    assert shown(allot([two], STOCK, {})) == [("甲", "如所订", "湖畔标间2+金桂标间2")]
    full = Ask("乙", (RoomPart(LAKE, "标间", 2), RoomPart(HILL, "标间", 9)))
    after = allot([full, ask("丙", 3)], STOCK, {})
    assert shown(after) == [("乙", "无房", ""), ("丙", "如所订", "湖畔标间3")]


def test_what_was_given_stays_even_where_its_unit_now_stands_last() -> None:
    kept = {"乙": (RoomPart(LAKE, "标间", 3),)}
    found = allot([ask("甲", 3), ask("乙", 3)], STOCK, kept)
    assert shown(found) == [
        ("甲", "分住几家", "湖畔大床1+金桂标间2"),
        ("乙", "如所订", "湖畔标间3"),
    ]


def test_an_undecided_payment_keeps_its_place_and_its_rooms_but_gets_none() -> None:
    found = allot([ask("甲", 3, open=True), ask("乙", 2)], STOCK, {})
    assert [(one.unit, one.order, one.parts[0].hotel) for one in found] == [("乙", 2, HILL)]


def test_without_the_wish_to_stay_together_the_booked_hotel_is_filled_first() -> None:
    [one] = allot([ask("甲", 2, HILL), ask("乙", 2, HILL)], STOCK, {}, together=False)[1:]
    assert one.result is Result.MOVED
    [first] = allot([ask("甲", 3, HILL)], STOCK, {}, together=False)
    assert shown([first]) == [("甲", "分住几家", "金桂标间2+湖畔标间1")]


def test_other_rooms_must_have_as_many_beds() -> None:
    stock = (Stock(LAKE, "标间", 0, 2), Stock(LAKE, "三人间", 5, 3))
    [one] = allot([ask("甲", 1)], stock, {})
    assert one.result is Result.NOTHING


@pytest.mark.parametrize(
    ("got", "result"),
    [
        ((), "无房"),
        ((RoomPart(LAKE, "标间", 1),) * 2, "如所订"),
        ((RoomPart(HILL, "", 2),), "调到别家"),
    ],
)
def test_how_it_came_out(got: tuple[RoomPart, ...], result: str) -> None:
    assert compared((RoomPart(LAKE, "标间", 2),), got).value == result


def two(hotel: str = LAKE, rooms: int = 2) -> tuple[RoomPart, ...]:
    return (RoomPart(hotel, "标间", rooms),)


@pytest.mark.parametrize(
    ("wanted", "stays", "more"),
    [
        (two(), two(), ()),
        (two(rooms=1), two(rooms=1), ()),
        (two(rooms=3), two(), two(rooms=1)),
        (two(HILL), (), two(HILL)),
    ],
)
def test_a_changed_booking_keeps_what_it_can(
    wanted: tuple[RoomPart, ...], stays: tuple[RoomPart, ...], more: tuple[RoomPart, ...]
) -> None:
    found = kept_of(two(), two(), wanted)
    assert (found.parts, found.more) == (stays, more)


def test_more_rooms_are_asked_for_where_the_unit_was_moved_to() -> None:
    found = kept_of(two(), two(HILL), two(rooms=3))
    assert (found.parts, found.serves, found.more) == (two(HILL), two(), two(HILL, 1))


def test_what_is_asked_for_beyond_is_placed_after_what_stays() -> None:
    more = Ask("甲", two(rooms=3), more=two(rooms=1))
    [one] = allot([more], STOCK, {"甲": two()})
    assert one.parts == two(rooms=3)
    assert (one.result, one.reason) == (
        Result.AS_BOOKED, "原来的不动；另加的：所订 湖畔 还有 1 间",
    )  # fmt: skip


ROOMS = st.integers(0, 5)


@given(st.lists(st.tuples(ROOMS, st.sampled_from([LAKE, HILL])), max_size=10), st.booleans())
def test_no_hotel_gives_more_than_it_has_and_each_gets_all_or_nothing(
    wanted: list[tuple[int, str]], may_part: bool
) -> None:
    asks = [ask(f"{n}", rooms, hotel) for n, (rooms, hotel) in enumerate(wanted)]
    found = allot(asks, STOCK, {}, may_part=may_part)
    for kind in STOCK:
        taken = sum(
            part.rooms
            for one in found
            for part in one.parts
            if (part.hotel, part.type) == (kind.hotel, kind.type)
        )
        assert taken <= kind.rooms
    for one in found:
        assert sum(p.rooms for p in one.parts) in (0, wanted[int(one.unit)][0])
    assert [one.order for one in found] == list(range(1, len(found) + 1))


@given(st.lists(ROOMS, min_size=1, max_size=8), st.data())
def test_working_it_out_again_moves_nobody(wanted: list[int], data: st.DataObject) -> None:
    asks = [ask(f"{n}", rooms) for n, rooms in enumerate(wanted)]
    first = {one.unit: one.parts for one in allot(asks, STOCK, {}) if one.parts}
    again = allot(data.draw(st.permutations(asks)), STOCK, first)
    assert {one.unit: one.parts for one in again if one.unit in first} == first
