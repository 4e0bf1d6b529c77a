"""Numbers of a section against minimum and boundaries, once entry has closed."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from tests.entered import form, mailed
from tests.regulations import regulation
from toolkit.checks.base import Ground
from toolkit.checks.judged import judge
from toolkit.checks.run import findings
from toolkit.checks.sections import Field, at_a_boundary, fields, too_few
from toolkit.entries.likeness import Likeness
from toolkit.entries.roster import Roster
from toolkit.model.event import State
from toolkit.model.facts import AnyFact, Corrected, Decided

ZIBO = regulation()
CLOSES = ZIBO.dates.entry_closes.last_second
GROUND = Ground(Roster(), Likeness(), State(), CLOSES + timedelta(seconds=1), ZIBO)
WOMEN = ZIBO.section("棋协大师组(女子)")


@pytest.mark.parametrize(
    ("players", "code"),
    [(0, ""), (1, "G001"), (9, "G001"), (10, "G002"), (11, ""), (79, ""), (80, "G002"),
     (81, "G002"), (82, ""), (160, "G002"), (161, "G002"), (162, "")],
)  # fmt: skip
def test_few_players_wait_for_a_decision_and_boundaries_are_named(players: int, code: str) -> None:
    assert WOMEN is not None
    field = Field(WOMEN, players)
    few, edge = list(too_few(GROUND, field)), list(at_a_boundary(GROUND, field))
    assert ("G001" if few else "G002" if edge else "") == code
    if few:
        assert "棋协大师组(男子)" in few[0].message
        assert few[0].clause == "八(三)"


def test_nothing_is_counted_before_entry_closes() -> None:
    assert fields(replace(GROUND, now=CLOSES)) == ()
    assert len(fields(GROUND)) == 6


def cancelled(*more: AnyFact) -> list[str]:
    """Two women of the first-grade section, which the organiser cancelled."""
    story = mailed(form([{}, {"name": "郑三"}, {}, {"name": "陈四"}]))
    story.note(Decided("G001", "section:一级棋士组(女子)", "refuse", "人数不足，取消"))
    for fact in more:
        story.note(fact)
    ground = replace(story.ground(), now=CLOSES + timedelta(days=1))
    judged = judge(findings(ground, "G"), story.state)
    open_ones = [j.finding for j in judged if j.finding.code == "G003" and j.decision is None]
    return [finding.subject or "" for finding in open_ones]


def test_players_of_a_cancelled_section_wait_one_by_one() -> None:
    assert cancelled() == ["郑三", "陈四"]
    moved = Corrected("青州市棋类协会/郑三", "section", "一级棋士组(男子)", "并组")
    assert cancelled(moved) == ["陈四"]
    key = "青州市棋类协会/陈四/一级棋士组(女子)"
    assert cancelled(moved, Decided("G003", key, "refuse", "退出，退费")) == []


def test_a_section_that_plays_after_all_keeps_its_players() -> None:
    assert cancelled(Decided("G001", "section:一级棋士组(女子)", "accept", "照样比赛")) == []
