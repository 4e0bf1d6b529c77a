"""A picture could be a seal: said with how many there are and where the first stands."""

import pytest

from tests.checks.cases import Case, cases_about, expected
from tests.checks.cases import found as found_in
from tests.entered import SEAL, form, found, mailed
from toolkit.checks.seal import RULES
from toolkit.model.form import Picture


def test_pictures_are_counted_and_the_first_placed() -> None:
    more = (SEAL, Picture("floating", "aa", "报名表!B2"))
    [finding] = found("S007", mailed(form(pictures=more)))
    assert finding.where == "报名表!H3"
    assert "有 2 张图片" in finding.message


def test_without_any_the_unit_is_told_how_to_send_it() -> None:
    [finding] = found("S001", mailed(form(pictures=())))
    assert (finding.where, finding.clause) == (None, "七")
    assert "扫描或拍照" in finding.remedy


@pytest.mark.parametrize("case", cases_about(RULES), ids=lambda case: case.title)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found_in(case) == expected(case)
