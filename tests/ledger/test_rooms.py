from hypothesis import given
from hypothesis import strategies as st

from tests.dues import unit
from toolkit.ledger.rooms import NO_ROOM, Claim, room_order
from toolkit.model.bank import Hotel

HOTELS = [Hotel("湖畔", 4), Hotel("金桂", 3)]


def test_the_first_to_complete_chooses_first_and_no_unit_is_split() -> None:
    claims = [
        Claim(unit("A1", "甲", 3, 3)),
        Claim(unit("A2", "乙", 2, 2)),  # one room left in 湖畔: moved as a whole
        Claim(unit("A3", "丙", 1, 0)),  # no rooms wanted: no place in the row
        Claim(unit("A4", "丁", 1, 1)),
        Claim(unit("A5", "戊", 2, 2)),
    ]
    found = [(room.unit_id, room.order, room.hotel) for room in room_order(claims, HOTELS)]
    assert found == [("A1", 1, "湖畔"), ("A2", 2, "金桂"), ("A4", 3, "湖畔"), ("A5", 4, NO_ROOM)]


def test_an_undecided_transfer_keeps_its_place_and_its_rooms() -> None:
    claims = [Claim(unit("A1", "甲", 4, 4), open=True), Claim(unit("A2", "乙", 1, 1))]
    [room] = room_order(claims, HOTELS)
    assert (room.unit_id, room.order, room.hotel) == ("A2", 2, "金桂")
    assert "改到 金桂" in room.reason


@given(st.lists(st.integers(0, 5), max_size=12))
def test_no_hotel_gives_more_rooms_than_it_has(wanted: list[int]) -> None:
    claims = [Claim(unit(f"A{n}", "甲", rooms, rooms)) for n, rooms in enumerate(wanted)]
    found = room_order(claims, HOTELS)
    for hotel in HOTELS:
        taken = sum(wanted[int(room.unit_id[1:])] for room in found if room.hotel == hotel.name)
        assert taken <= hotel.rooms
    assert [room.order for room in found] == list(range(1, len(found) + 1))
