"""Room plans are held against the regulation's hotels; what is unknown stays as written."""

from datetime import date

import pytest

from tests.entered import ROOM, form
from tests.regulations import regulation
from toolkit.entries.rooms import rooms_of, whole_number


@pytest.mark.parametrize(
    ("hotel", "kind", "known", "beds"),
    [
        ("淄博饭店", "标准间", (True, True), 2),
        ("淄博饭店（赛场）", "标间", (True, True), 2),
        ("泰星", "大床", (True, True), 2),
        ("华美达", "大床房", (True, True), 2),
        ("星月酒店", "标准间", (False, False), 0),
        ("淄博饭店", "总统套房", (True, False), 0),
    ],
)
def test_hotels_and_room_types_are_known_by_their_names(
    hotel: str, kind: str, known: tuple[bool, bool], beds: int
) -> None:
    made = form([{}], rooms=[{"hotel": hotel, "type": kind}])
    (room,) = rooms_of(made, regulation())
    assert (room.hotel_known, room.type_known) == known
    assert room.beds == beds


def test_days_without_a_year_belong_to_the_event() -> None:
    made = form([{}], rooms=[{**ROOM, "arrive": "1月17日", "depart": "1月20日"}])
    (room,) = rooms_of(made, regulation())
    assert (room.arrive, room.depart) == (date(2020, 1, 17), date(2020, 1, 20))


@pytest.mark.parametrize(
    ("text", "number"), [("3", 3), ("3间", 3), ("３ 人", 3), ("2.0", 2), ("几间", None), ("", None)]
)
def test_counts_as_people_write_them(text: str, number: int | None) -> None:
    assert whole_number(text) == number
