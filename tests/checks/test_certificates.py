"""A certificate that shows something else than the form states is a person's matter."""

import pytest

from tests.checks.cases import Case, cases_about, expected
from tests.checks.cases import found as found_in
from tests.entered import Story, form
from tests.regulations import regulation
from toolkit.checks.certificates import RULES, looks_of
from toolkit.checks.run import findings
from toolkit.model.certificate_facts import (
    AGREES,
    CERTIFICATE,
    DIFFERS,
    CertificateExamined,
    CertificateJudged,
)
from toolkit.model.finding import Finding, Severity
from toolkit.model.form import Picture

FILE = "吴二等级证.jpg"


def told(levels: tuple[str, ...], verdict: str = "", name: str = FILE) -> list[Finding]:
    story = Story(regulation("changsha-2018"))
    player = {"name": "吴二", "title": "一级棋士", "section": "一级组"}
    photo = Picture("file", "aa", None, name, 90000)
    other = {"name": "郑三", "title": "一级棋士", "section": "一级组"}
    story.mail(form([player, other], regulation="changsha-2018"), pictures=(photo,))
    unit = story.ground().roster.units[0].id
    story.note(CertificateExamined("aa", unit, CERTIFICATE, levels))
    if verdict:
        story.note(CertificateJudged("aa", unit, verdict, stated="吴二 一级棋士"))
    return findings(story.ground(), rules=RULES)


def test_an_equal_certificate_says_nothing() -> None:
    assert told(("一级棋士",)) == []


@pytest.mark.parametrize(("level", "words"), [("三级棋士", "低级高报"), ("棋协大师", "高级低报")])
def test_what_it_means_for_the_section_is_said(level: str, words: str) -> None:
    [one] = told((level,))
    assert (one.code, one.severity, one.subject) == ("E020", Severity.WARNING, "吴二")
    assert level in one.message
    assert "吴二 一级棋士" in one.message
    assert words in one.message
    assert "等级证核对" in one.remedy
    assert len(one.entries) == 1


@pytest.mark.parametrize(
    ("name", "levels", "words"),
    [(FILE, (), "看不清是什么等级"), ("等级证.jpg", ("一级棋士",), "看不清是哪名棋手的")],
)
def test_what_cannot_be_read_is_for_a_person(
    name: str, levels: tuple[str, ...], words: str
) -> None:
    [one] = told(levels, name=name)
    assert (one.code, one.severity) == ("E021", Severity.WARNING)
    assert words in one.message


def test_a_person_settles_it_or_makes_it_grave() -> None:
    assert told(("三级棋士",), AGREES) == []
    [one] = told(("三级棋士",), DIFFERS)
    assert (one.code, one.severity) == ("E020", Severity.ERROR)
    assert "更正" in one.remedy


def test_a_paper_of_no_unit_has_no_certificates() -> None:
    story = Story(regulation("changsha-2018"))
    story.mail(form([{"name": "吴二"}], regulation="changsha-2018"))
    ground = story.ground()
    assert looks_of(ground, ground.roster.papers[0]) == ()


@pytest.mark.parametrize("case", cases_about(RULES), ids=repr)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found_in(case) == expected(case)
