"""The runner: what a rule saw becomes a finding with code, severity, unit, file, subject, key."""

from msgspec.structs import replace

from tests.entered import Story, form, mailed, valid_player
from tests.regulations import regulation
from toolkit.checks.run import findings
from toolkit.model.finding import Severity
from toolkit.rules.notes import SeverityChange

FAULTY = form([{}, {"title": "二级棋士", "phone": "1"}], pictures=())


def test_a_finding_knows_whom_it_is_about() -> None:
    by_code = {f.code: f for f in findings(mailed(FAULTY).ground())}
    paper, player = by_code["S001"], by_code["E002"]
    assert (paper.unit, paper.subject, paper.entries) == ("青州市棋类协会", "青州市棋类协会", ())
    assert (player.unit, player.subject) == ("青州市棋类协会", "郑三")
    assert player.file == paper.file == "青州市棋类协会报名表.xlsx"
    assert player.entries == (player.key,)
    assert player.severity is Severity.ERROR


def test_keys_stay_when_the_form_is_sent_again() -> None:
    story = mailed(FAULTY)
    before = {(f.code, f.key) for f in findings(story.ground()) if f.code[0] in "SEP"}
    faulty = {**valid_player(2), "title": "二级棋士", "phone": "1"}
    moved = form([faulty, valid_player(1)], pictures=())
    story.mail(moved, at=story.now)
    after = {(f.code, f.key) for f in findings(story.ground()) if f.code[0] in "SEP"}
    assert before <= after


def test_families_limit_what_is_looked_for() -> None:
    ground = mailed(FAULTY).ground()
    assert {f.code for f in findings(ground, "P")} == {"P016"}
    assert {f.code for f in findings(ground, "SE")} == {"S001", "E002"}


def test_findings_of_a_unit_stand_file_by_file_and_in_order_of_code() -> None:
    found = findings(mailed(FAULTY, form([{"phone": "1"}, {"phone": "2"}])).ground())
    shown = [(f.unit, f.code, f.where) for f in found]
    assert shown == sorted(shown, key=lambda one: (one[0], one[1], one[2] or ""))


def test_an_event_may_weigh_a_code_otherwise() -> None:
    change = SeverityChange(code="S001", severity=Severity.WARNING, clause="七", reading="试行")
    story = Story(replace(regulation(), severities=(change,)))
    story.mail(FAULTY)
    [finding] = [f for f in findings(story.ground()) if f.code == "S001"]
    assert finding.severity is Severity.WARNING


def test_a_form_without_a_unit_is_named_by_its_file() -> None:
    found = findings(
        mailed(form([{}], heading={"unit": ""}, file="表.xlsx", rooms=())).ground(), "R"
    )
    assert found
    assert {finding.subject for finding in found} == {"表.xlsx"}
