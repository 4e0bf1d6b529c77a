"""Earlier records of a higher title: the highest of each kind, with its source."""

from tests.entered import Story, form
from toolkit.entries.records import Recorded, above_stated
from toolkit.model.event import State
from toolkit.model.list_facts import HonoursImported, RatingsImported
from toolkit.model.lists import Honour, Person, RatedPlayer


def records(story: Story, **lists: object) -> tuple[Recorded, ...]:
    roster = story.ground().roster
    entry = next(iter(roster.entries))
    return above_stated(entry, roster.unit(entry.unit), State(**lists), story.rules)  # type: ignore[arg-type]


def event(**said: str) -> Story:
    story = Story()
    story.mail(form([said]))
    return story


def honours(*titles: str) -> dict[str, HonoursImported]:
    lines = (
        Honour(Person("吴二", birth="2007"), 2019, "A组", 3, "", t, where="名录!E3") for t in titles
    )
    return {"": HonoursImported("", "历年名录.xlsx", tuple(lines))}


def test_the_highest_of_titles_and_of_grades() -> None:
    known = honours("候补棋协大师", "棋协大师", "二级运动员")
    found = records(event(grade="三级运动员"), honours=known)
    source = "历年名录.xlsx 名录!E3（2019 A组）"
    assert found == (Recorded("棋协大师", source), Recorded("二级运动员", source))


def test_who_states_nothing_is_asked_elsewhere() -> None:
    assert records(event(title=""), honours=honours("棋协大师")) == ()


def test_titles_outside_the_ladder_are_no_record() -> None:
    line = RatedPlayer("8600001", "Wu, Er", birth="2007", title="WFM")
    fact = RatingsImported("FIDE", "2019-12", "", "a.txt", 1, (), (line,))
    story = event(fide_id="8600001")
    assert records(story, ratings={("FIDE", "2019-12", "all"): fact}) == ()


def test_two_of_one_name_on_an_older_form_say_nothing() -> None:
    story = Story()
    story.mail(form([{"name": "吴二", "title": "候补"}, {"name": "吴二", "title": "三级"}]))
    story.mail(form([{"name": "吴二"}]), at=story.now)
    assert records(story) == ()
