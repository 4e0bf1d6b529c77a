"""The cases of file: what of the form was left out or differs."""

import pytest

from tests.checks.cases import Case, cases_about, expected, found
from toolkit.checks.file import RULES


@pytest.mark.parametrize("case", cases_about(RULES), ids=lambda case: case.title)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found(case) == expected(case)
