"""What a unit owes under every regulation, line by line, as tables that a clerk can check."""

import pytest

from tests.ledger.money_cases import Case, cases, owing, shown, sum_of
from tests.regulations import ALL, regulation
from toolkit.ledger.receivables import kept_fees

CASES = [case for name in ALL for case in cases(name)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_a_unit_owes_these_lines_and_nothing_else(case: Case) -> None:
    lines = owing(case)
    assert shown(lines) == list(case.lines)
    assert sum_of(lines) == case.total


@pytest.mark.parametrize(
    ("name", "fees"),
    [
        ("zibo-2020", ["参赛组织费", "保险费"]),  # 参赛费 210 counts both
        ("changsha-2018", ["参赛费"]),
        ("yunxi-2026", ["报名费"]),  # the insurance stands apart and is paid back
    ],
)
def test_what_the_entry_fee_is_when_it_is_kept(name: str, fees: list[str]) -> None:
    assert [fee.name for fee in kept_fees(regulation(name))] == fees
