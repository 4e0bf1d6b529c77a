"""The cases of seal: is there a picture that could be a seal."""

import pytest

from tests.checks.cases import Case, cases_about, expected, found
from toolkit.checks.seal import RULES


@pytest.mark.parametrize("case", cases_about(RULES), ids=lambda case: case.title)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found(case) == expected(case)
