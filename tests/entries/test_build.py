"""Arrivals become units with their current players, and papers for what is wrong with files."""

from tests.entered import Story, form
from toolkit.entries.build import build, roster_of_file
from toolkit.model.facts import Corrected
from toolkit.model.form import Problem, ReadResult


def test_units_stand_in_order_of_arrival_and_players_are_counted_through() -> None:
    story = Story()
    story.mail(form([{}, {}], heading={"unit": "乙棋院"}, file="乙棋院报名表.xlsx"))
    story.mail(form([{}], heading={"unit": "甲棋院"}, file="甲棋院报名表.xlsx"))
    roster = build(story.state, story.rules)
    assert [unit.name for unit in roster.units] == ["乙棋院", "甲棋院"]
    assert [entry.order for entry in roster.entries] == [0, 1, 2]
    assert roster.unit(roster.units[1].id) is roster.units[1]


def test_an_alias_merges_two_units() -> None:
    story = Story()
    story.mail(form([{}], heading={"unit": "甲棋院"}, file="甲棋院报名表.xlsx"))
    story.mail(form([{}, {}], heading={"unit": "甲棋社"}, file="甲棋社报名表.xlsx"))
    target = build(story.state, story.rules).units[1].key
    story.note(Corrected(target, "unit", "甲棋院", "同一单位"))
    (unit,) = build(story.state, story.rules).units
    assert (unit.name, len(unit.versions)) == ("甲棋院", 2)


def test_a_file_by_itself_gives_its_units_and_what_is_wrong_with_it() -> None:
    read = ReadResult("a.xlsx", "ab", "xlsx", (), (Problem("F003"),))
    roster = roster_of_file(read, "青州市棋类协会", None)
    assert roster.units == ()
    assert [p.named for p in roster.papers] == ["青州市棋类协会"]
    assert roster.papers[0].found("F003")
