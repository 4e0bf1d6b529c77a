"""Papers of a unit; the cases stand in cases/findings."""

import pytest

from tests.checks.cases import Case, cases_about, expected
from tests.checks.cases import found as found_in
from toolkit.checks.unit_papers import RULES


@pytest.mark.parametrize("case", cases_about(RULES), ids=lambda case: case.title)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found_in(case) == expected(case)
