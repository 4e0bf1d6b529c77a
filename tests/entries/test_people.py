"""A player keeps his entry over all versions of a form, whatever was mended in it."""

from datetime import date, datetime, timedelta

import pytest

from tests.entered import IN_TIME, form, id_number, mailed, valid_player
from tests.regulations import regulation
from toolkit.entries.people import section_meant, setting_of
from toolkit.model.facts import Corrected

SAME = "青州市棋类协会/吴二"


def ids(*forms):  # type: ignore[no-untyped-def]
    return [entry.id for entry in mailed(*forms).ground().roster.entries]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"phone": "1"}, {"phone": "13900000099"}),
        ({"name": "吴尔"}, {"name": "吴二"}),
        ({"id_number": "370303200801152218"}, {}),
        ({"id_number": "370303070202103"}, {}),
        ({"id_number": "370303200702021000（数字）"}, {}),
        ({"id_number": ""}, {}),
        ({"id_number": "370303200702021058"}, {}),  # one wrong digit, by chance valid
    ],
)
def test_what_is_mended_makes_no_new_player(before: dict[str, str], after: dict[str, str]) -> None:
    [one], [two] = ids(form([before])), ids(form([before]), form([after]))
    assert one == two


def test_another_person_of_that_name_is_another_entry() -> None:
    other = {"id_number": id_number("37030319990101123"), "birth": "1999-01-01"}
    with_him = valid_player(3)  # a common player makes the second form a newer version
    found = ids(form([{}, with_him]), form([other, with_him]))
    assert found[0] == f"{SAME}#2"


def test_two_of_one_name_stay_apart_when_their_rows_change_places() -> None:
    one = {**valid_player(1), "name": "张伟"}
    two = {**valid_player(3), "name": "张伟"}
    first, second = ids(form([one, two]))
    assert first != second
    assert ids(form([one, two]), form([two, one])) == [second, first]
    assert ids(form([one, two]), form([two])) == [second]


def test_the_first_known_arrival_counts() -> None:
    story = mailed()
    story.file(form([{}]))  # by itself: nobody knows when
    [entry] = story.ground().roster.entries
    assert entry.first_received is None
    later = IN_TIME + timedelta(hours=9)
    story.mail(form([{}, {}]), at=later)
    one, two = story.ground().roster.entries
    assert one.first_received == two.first_received == later
    assert isinstance(one.first_seen, datetime)
    assert one.first_seen < later


def test_the_same_row_twice_is_a_double_and_who_is_another_is_left_out() -> None:
    story = mailed(form([{}, valid_player(1), valid_player(3)]))
    [unit] = story.ground().roster.units
    assert [(double.player.cell, first.player.cell) for double, first in unit.doubles] == [
        ("报名表!B12", "报名表!B11")
    ]
    one, two = unit.entries
    story.note(Corrected(two.id, "same_as", one.player.name, "同一人"))
    assert [entry.id for entry in story.ground().roster.entries] == [one.id]


def test_the_section_names_of_the_event_are_read_once() -> None:
    assert setting_of(None).sections == ()


def test_what_a_bare_master_is_stands_in_the_regulation_alone() -> None:
    assert setting_of(regulation()).master == "棋协大师"
    assert setting_of(regulation("ivy-2014")).master is None
    assert section_meant("大师组", regulation("qingdao-2017")) == "棋协大师组"
    assert section_meant("没有这个组", regulation()) is None


def test_nobody_is_born_after_the_event_or_after_today() -> None:
    assert setting_of(regulation()).latest == regulation().dates.play.first
    assert setting_of(None, date(2020, 1, 1)).latest == date(2020, 1, 1)
