"""Decisions settle findings, refusals keep out, and what matches nothing is reported."""

from tests.entered import Story, form
from toolkit.checks.judged import judge, stale, standing
from toolkit.checks.run import findings
from toolkit.model.facts import Decided


def story_with_a_wrong_id() -> Story:
    story = Story()
    story.mail(form([{"id_number": "370303200801152218"}, {}]))
    return story


def key_of(story: Story, code: str) -> str:
    return next(j.finding.key for j in story.judged() if j.finding.code == code)


def admitted(story: Story) -> int:
    return len(standing(story.ground().roster, story.judged()).admitted)


def test_an_open_error_keeps_its_player_out_and_nobody_else() -> None:
    assert admitted(story_with_a_wrong_id()) == 1


def test_an_accepted_error_lets_him_in_and_a_refused_one_does_not() -> None:
    for verdict, expected in (("accept", 2), ("waive", 2), ("refuse", 1)):
        story = story_with_a_wrong_id()
        story.note(Decided("P004", key_of(story, "P004"), verdict, "看过身份证"))
        assert admitted(story) == expected
        states = {j.finding.code: j.state for j in story.judged()}
        assert states["P004"] == "decided"


def test_an_error_of_the_unit_keeps_all_its_players_out() -> None:
    story = Story()
    story.mail(form([{}, {}], heading={"leader": ""}))
    kept = standing(story.ground().roster, story.judged()).kept_out
    assert len(kept) == 2
    assert {j.finding.code for reasons in kept.values() for j in reasons} == {"U001"}


def test_a_decision_without_its_finding_is_stale() -> None:
    story = story_with_a_wrong_id()
    key = key_of(story, "P004")
    story.note(Decided("P004", key, "accept", "看过身份证"))
    story.note(Decided("P004", "另一个人", "accept", "看过身份证"))
    ground = story.ground()
    (left,) = stale(judge(findings(ground), ground.state), ground.state)
    assert left.key == "另一个人"
