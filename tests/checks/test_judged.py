"""Who stands and who is kept out: by open errors and decisions, of himself or of his unit."""

from datetime import timedelta

import pytest

from tests.entered import Story, form, found, mailed, valid_player
from toolkit.checks.judged import outdated, stale, standing
from toolkit.model.facts import Corrected, Decided

SEALLESS = {"pictures": ()}


def admitted(story: Story) -> list[str]:
    now = standing(story.ground().roster, story.judged())
    return [entry.player.name for entry in now.admitted]


def decide(story: Story, code: str, verdict: str) -> None:
    for finding in found(code, story):
        story.note(Decided(code, finding.key, verdict, "看过", mark=finding.mark))


def test_a_player_with_an_error_waits_alone() -> None:
    assert admitted(mailed(form([{}, {"title": "二级棋士"}, {}]))) == ["吴二", "冯四"]


def test_an_error_of_the_unit_keeps_all_its_players_out_and_nobody_else() -> None:
    other = form([{"name": "陈东", "id_number": ""}], heading={"unit": "临朐县实验小学"})
    story = mailed(form([{}, {}], **SEALLESS), other)
    assert admitted(story) == []
    decide(story, "S001", "accept")
    assert admitted(story) == ["吴二", "郑三"]


def test_a_warning_keeps_nobody_out() -> None:
    assert admitted(mailed(form([{"phone": "1"}]))) == ["吴二"]


@pytest.mark.parametrize(
    ("verdict", "names"), [("accept", ["吴二"]), ("waive", ["吴二"]), ("refuse", [])]
)
def test_the_verdict_decides(verdict: str, names: list[str]) -> None:
    story = mailed(form([{"title": "二级棋士"}]))
    decide(story, "E002", verdict)
    assert admitted(story) == names
    [judged] = [j for j in story.judged() if j.finding.code == "E002"]
    assert judged.state == "decided"


def test_a_refused_warning_keeps_out_too() -> None:
    story = mailed(form([{"phone": "1"}]))
    decide(story, "P016", "refuse")
    assert admitted(story) == []


def test_a_decision_on_a_finding_that_is_gone_is_stale() -> None:
    story = mailed(form([{"title": "二级棋士"}]))
    decide(story, "E002", "accept")
    assert stale(story.judged(), story.state) == ()
    story.mail(form([{"title": "一级棋士"}]), at=story.now)
    assert [fact.code for fact in stale(story.judged(), story.state)] == ["E002"]


def test_a_decision_holds_for_the_value_it_was_made_about() -> None:
    story = mailed(form([{"id_number": "370303200702021038"}]))
    decide(story, "P004", "accept")
    moved = form([valid_player(3), {**valid_player(1), "id_number": "370303200702021038"}])
    story.mail(moved, at=story.now)
    assert [j.state for j in story.judged() if j.finding.code == "P004"] == ["decided"]
    assert outdated(story.judged(), story.state) == ()
    wrong = {**valid_player(1), "id_number": "370303200702021037"}
    story.mail(form([valid_player(3), wrong]), at=story.now + timedelta(hours=1))
    assert [j.state for j in story.judged() if j.finding.code == "P004"] == ["open"]
    assert [fact.code for fact in outdated(story.judged(), story.state)] == ["P004"]
    assert stale(story.judged(), story.state) == ()


def test_a_contradiction_is_about_both_values() -> None:
    story = mailed(form([{"birth": "2007-02-03"}]))
    decide(story, "P006", "accept")
    other = valid_player(3)["id_number"]
    story.note(Corrected("青州市棋类协会/吴二", "id_number", other, "另有号码"))
    assert [j.state for j in story.judged() if j.finding.code == "P006"] == ["open"]


def test_an_older_decision_without_a_mark_holds() -> None:
    assert Decided("P004", "x", "accept", "看过").holds("3f2a1c")
    assert not Decided("P004", "x", "accept", "看过", mark="000000").holds("")


def test_a_doubled_row_keeps_its_player_waiting_and_nobody_else() -> None:
    story = Story()
    story.mail(form([{}, {}, valid_player(1)]))
    kept = standing(story.ground().roster, story.judged()).kept_out
    assert [reasons[0].finding.code for reasons in kept.values()] == ["P011"]
