"""An age that the text leaves open waits for a decision; others are errors."""

import pytest

from tests.checks.cases import Case, cases_about, expected
from tests.checks.cases import found as found_in
from tests.entered import Story, form, id_number
from tests.regulations import regulation
from toolkit.checks.age import RULES
from toolkit.model.finding import Severity


@pytest.mark.parametrize(
    ("birth", "severity"),
    [("1948-06-15", Severity.ERROR), ("1948-06-16", Severity.DECISION), ("1949-06-16", None)],
)
def test_seventy_is_decided_by_a_person(birth: str, severity: Severity | None) -> None:
    story = Story(regulation("qingshui-2019"))
    number = id_number(f"620521{birth.replace('-', '')}103")
    player = {"birth": birth, "id_number": number, "section": "公开组", "title": ""}
    story.mail(form([player], regulation="qingshui-2019", rooms=[]))
    found = [j.finding.severity for j in story.judged() if j.finding.code == "P015"]
    assert found == ([severity] if severity else [])


@pytest.mark.parametrize("case", cases_about(RULES), ids=lambda case: case.title)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found_in(case) == expected(case)
