"""Rooms that were given stay given until a later fact names the unit."""

import msgspec

from toolkit.model.facts import AnyFact
from toolkit.model.room_facts import GivenRooms, RoomPart, Rooms, RoomsGiven, hotels_of, merged

TWO = (RoomPart("湖畔", "标准间", 2),)
FIRST = GivenRooms("甲", 1, TWO, TWO, "所订湖畔还有房")
SECOND = GivenRooms("乙", 2, TWO, (), "没有房了")


def test_a_fact_comes_back_as_it_was() -> None:
    fact = RoomsGiven((FIRST, SECOND))
    assert msgspec.json.decode(msgspec.json.encode(fact), type=AnyFact) == fact
    assert fact.about == "2 个单位"


def test_a_later_fact_changes_only_whom_it_names() -> None:
    moved = GivenRooms("乙", 2, TWO, (RoomPart("金桂", "标准间", 2),))
    rooms = Rooms().after(RoomsGiven((FIRST, SECOND))).after(RoomsGiven((moved,)))
    assert rooms.given == {"甲": FIRST, "乙": moved}


def test_rooms_of_one_kind_are_one_part() -> None:
    parts = [RoomPart("金桂", "标间", 1), RoomPart("湖畔", "标间", 2), RoomPart("金桂", "标间", 2)]
    assert merged(parts) == (RoomPart("金桂", "标间", 3), RoomPart("湖畔", "标间", 2))


def test_parts_by_hotel() -> None:
    parts = [RoomPart("金桂", "标间", 1), RoomPart("湖畔", "标间", 2), RoomPart("金桂", "大床", 1)]
    assert {hotel: len(own) for hotel, own in hotels_of(parts).items()} == {"金桂": 2, "湖畔": 1}
