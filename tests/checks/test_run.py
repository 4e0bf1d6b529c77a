"""The runner completes what a rule saw: code, severity, unit, file, subject and a lasting key."""

from msgspec.structs import replace

from tests.entered import Story, form
from tests.regulations import regulation
from toolkit.checks.run import findings
from toolkit.model.finding import Severity
from toolkit.rules.notes import SeverityChange


def test_a_finding_knows_its_unit_file_and_player() -> None:
    story = Story()
    story.mail(form([{"id_number": "370303200801152218"}]))
    found = next(f for f in findings(story.ground()) if f.code == "P004")
    assert (found.unit, found.file) == ("青州市棋类协会", "青州市棋类协会报名表.xlsx")
    assert found.where == "报名表!E11"
    assert len(found.entries) == 1


def test_a_key_stays_the_same_when_the_form_is_sent_again_with_another_row() -> None:
    wrong = {"name": "张三丰", "id_number": "370303200801152218"}
    story = Story()
    story.mail(form([wrong]))
    before = next(f.key for f in findings(story.ground()) if f.code == "P004")
    story.mail(form([{}, wrong]))
    after = next(f.key for f in findings(story.ground()) if f.code == "P004")
    assert before == after


def test_families_limit_what_is_looked_for() -> None:
    story = Story()
    story.mail(form([{"id_number": "370303200801152218"}], heading={"leader": ""}))
    assert {f.code[0] for f in findings(story.ground(), "P")} == {"P"}


def test_a_regulation_may_weigh_a_code_otherwise() -> None:
    lenient = SeverityChange(code="U001", severity=Severity.WARNING, clause="七", reading="放宽")
    story = Story(replace(regulation(), severities=(lenient,)))
    story.mail(form([{}], heading={"leader": ""}))
    found = next(f for f in findings(story.ground()) if f.code == "U001")
    assert found.severity is Severity.WARNING
