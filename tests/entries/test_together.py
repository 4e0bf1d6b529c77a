"""Which forms of a unit count together, and what decides it."""

from datetime import datetime, timedelta

from tests.entered import IN_TIME, Story, form
from toolkit.entries.build import build
from toolkit.entries.together import CODE, apart_key, whole_form
from toolkit.model.facts import Decided, Published

OTHER = {"name": "陈东", "id_number": "370303200902281338", "birth": "2009-02-28"}
LATER = IN_TIME + timedelta(hours=1)
FIRST, SECOND = form(), form([OTHER], heading={"leader": "孙领", "total_people": "3"})


def story(published: datetime | None = None) -> Story:
    told = Story()
    told.mail(FIRST)
    if published:
        told.note(Published(()), published)
    told.mail(SECOND, at=LATER)
    return told


def names(told: Story) -> list[str]:
    return [entry.player.name for entry in build(told.state, told.rules).entries]


def test_forms_without_a_common_player_count_together() -> None:
    told = story()
    assert len(names(told)) == 2
    (unit,) = build(told.state, told.rules).units
    assert [entry.order for entry in unit.entries] == [0, 1]
    assert len(unit.rooms) == len(FIRST.rooms) + len(SECOND.rooms)


def test_the_unit_says_what_its_newest_form_says_but_no_totals() -> None:
    (unit,) = build(story().state, story().rules).units
    whole = whole_form(unit.counting)
    assert whole is not None
    assert [said.text for said in whole.heading["leader"]] == ["孙领"]
    assert "total_people" not in whole.heading
    assert len(whole.players) == 2


def test_a_refusal_makes_the_newer_form_replace_the_older() -> None:
    told = story()
    (unit,) = build(told.state, told.rules).units
    told.note(Decided(CODE, f"{unit.id}/{apart_key(SECOND)}", "refuse", "来电：以后一份为准"))
    assert names(told) == ["陈东"]


def test_after_the_publication_it_is_a_change() -> None:
    assert names(story(published=IN_TIME + timedelta(minutes=5))) == ["陈东"]


def test_the_order_in_which_they_were_read_does_not_matter() -> None:
    told = Story()
    told.mail(SECOND, at=LATER)
    told.mail(FIRST)
    assert sorted(names(told)) == sorted(names(story()))
