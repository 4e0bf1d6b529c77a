"""The room plan against the event's hotels: names and their aliases, counts, dates."""

import pytest

from tests.entered import form, mailed
from tests.regulations import regulation
from toolkit.entries.rooms import rooms_of, vacated, whole_number
from toolkit.entries.roster import Room


def room(**said: str) -> Room:
    [read] = rooms_of(form(rooms=[said]), regulation())
    return read


@pytest.mark.parametrize(
    ("text", "number"),
    [("3", 3), ("3间", 3), ("３ 人", 3), ("2.0", 2), ("三间", None), ("", None), ("2.5", None)],
)
def test_counts_as_people_write_them(text: str, number: int | None) -> None:
    assert whole_number(text) == number


@pytest.mark.parametrize(
    ("hotel", "kind", "names"),
    [
        ("淄博饭店", "标准间", ("淄博饭店", "标准间")),
        ("淄博饭店(赛场)", "标间", ("淄博饭店", "标准间")),
        ("泰星", "双人间（含早）", ("泰星大酒店", "标准间")),
        ("华美达", "大床房", ("银座华美达", "大床")),
    ],
)
def test_names_and_aliases(hotel: str, kind: str, names: tuple[str, str]) -> None:
    read = room(hotel=hotel, type=kind)
    assert (read.hotel, read.type) == names
    assert read.hotel_known
    assert read.type_known
    assert read.beds == 2


def test_what_is_unknown_stays_as_written() -> None:
    read = room(hotel="齐盛宾馆", rooms="若干")
    assert (read.hotel, read.hotel_known, read.beds) == ("齐盛宾馆", False, 0)
    assert (read.rooms, read.unread) == (None, ("rooms",))


def test_month_and_day_alone_belong_to_the_event() -> None:
    read = room(arrive="1月17日", depart="1.20")
    assert (str(read.arrive), str(read.depart)) == ("2020-01-17", "2020-01-20")


def test_people_are_parted_by_any_mark() -> None:
    assert room(names="吴二、郑三，李领 王教").names == ("吴二", "郑三", "李领", "王教")


def test_without_a_regulation_nothing_is_known() -> None:
    [read] = rooms_of(form(), None)
    assert (read.hotel, read.hotel_known) == ("淄博饭店", False)


@pytest.mark.parametrize(
    ("rooms", "people", "out", "left"),
    [
        ("1", "2", 1, (1, 1)),  # a room that is shared is kept
        ("2", "4", 2, (1, 2)),
        ("1", "1", 1, (0, 0)),  # a room that nobody is left in is given up
        ("3", "3", 1, (2, 2)),  # everybody had a room of his own
        ("2", "4", 1, (2, 3)),
    ],
)
def test_who_goes_gives_up_his_bed(
    rooms: str, people: str, out: int, left: tuple[int, int]
) -> None:
    [unit] = mailed(form(rooms=[{"rooms": rooms, "people": people}])).ground().roster.units
    [room] = vacated(unit.rooms, ["甲", "乙", "丙"][:out])
    assert (room.rooms, room.people) == left
