"""An age that the text leaves open waits for a decision; others are errors."""

import pytest

from tests.entered import Story, form, id_number
from tests.regulations import regulation
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
