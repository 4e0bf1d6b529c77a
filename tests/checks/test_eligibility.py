"""Messages say what is held and what is demanded; the cases of tests/cases/findings judge."""

import pytest

from tests.checks.cases import Case, cases_about, expected
from tests.checks.cases import found as found_in
from tests.entered import Story, form
from tests.regulations import regulation
from toolkit.checks.eligibility import RULES


def message(name: str, code: str, **player: str) -> str:
    story = Story(regulation(name))
    story.mail(form([player], regulation=name, rooms=[]))
    return next(j.finding.message for j in story.judged() if j.finding.code == code)


def test_all_ways_to_qualify_are_named() -> None:
    found = message("ivy-2014", "E007", section="B2组", title="", rating="1500")
    assert "男1701–1800 分或女1601–1700 分或六级棋士及以上" in found


def test_title_and_rating_that_are_held_are_both_named() -> None:
    found = message("ivy-2014", "E014", section="C组", title="二级棋士", rating="1500")
    assert found == "持有二级棋士，等级分 1500，够得上B1组，报的是C组。"


def test_where_there_is_one_section_nobody_has_to_name_it() -> None:
    story = Story(regulation("qingshui-2019"))
    story.mail(form([{"section": ""}], regulation="qingshui-2019", rooms=[]))
    assert "E001" not in {j.finding.code for j in story.judged()}


@pytest.mark.parametrize("case", cases_about(RULES), ids=lambda case: case.title)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found_in(case) == expected(case)
