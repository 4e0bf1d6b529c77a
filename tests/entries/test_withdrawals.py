"""Withdrawals that were asked for without a new form take effect as one that leaves him out."""

from tests.entered import Story, form, mailed
from toolkit.entries.roster import Unit
from toolkit.layouts.changes import WITHDRAWALS
from toolkit.model.finish_facts import RowTyped

UNIT = "青州市棋类协会"


def unit(story: Story) -> Unit:
    [one] = story.ground().roster.units
    return one


def asked(**said: str) -> Story:
    story = mailed(form([{}, {}], rooms=[{"rooms": "1", "people": "2", "names": "吴二、郑三"}]))
    story.note(RowTyped(WITHDRAWALS, "1", {"unit": UNIT, "name": "郑三", **said}))
    return story


def test_he_is_out_and_his_bed_is_free() -> None:
    found = unit(asked(written="没有", received="2020-01-06 09:00"))
    assert [e.player.name for e in found.entries] == ["吴二"]
    [one] = found.asked
    assert (one.entry.player.name, one.written, str(one.received_at)[:16]) == (
        "郑三", False, "2020-01-06 09:00",
    )  # fmt: skip
    [room] = found.rooms
    assert (room.people, room.rooms, room.names) == (1, 1, ("吴二",))


def test_a_name_that_is_not_there_or_another_unit_changes_nothing() -> None:
    assert len(unit(asked(name="张三")).entries) == 2
    assert len(unit(asked(unit="别的单位")).entries) == 2


def test_taking_the_row_back_brings_him_back() -> None:
    story = asked()
    story.note(RowTyped(WITHDRAWALS, "1", {}))
    assert len(unit(story).entries) == 2
