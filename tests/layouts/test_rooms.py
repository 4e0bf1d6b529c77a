"""Where the organiser types how many rooms he holds."""

from toolkit.layouts.rooms import ADDED_ROOMS, HELD_ROOMS, kind_id


def test_listed_hotels_are_locked_and_added_ones_are_typed() -> None:
    assert [column.key for column in HELD_ROOMS.yellow] == ["rooms", "note", "by"]
    assert [column.key for column in ADDED_ROOMS.yellow][:4] == ["hotel", "type", "beds", "rooms"]
    assert kind_id("湖畔", "标间") == "湖畔|标间"
