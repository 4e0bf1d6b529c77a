"""For each regulation: final tables, and the prizes that a careful clerk writes by hand."""

import pytest

from tests.prizes.cases import Case, cases, faults


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: case.title)
def test_the_prizes_are_those_of_a_careful_clerk(case: Case) -> None:
    assert not faults(case)
