"""Every code has cases that a person can read, and each case finds all it should and no more."""

from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from tests.checks.cases import FAMILIES, all_cases, cases_about
from toolkit.checks.base import About, Rule
from toolkit.checks.catalogue import RULES, rule

CASES = all_cases()


def test_every_case_is_played_by_the_test_of_its_module() -> None:
    names = [path.stem for path in Path(__file__).parent.glob("test_*.py")]
    tests = [import_module(f"tests.checks.{name}") for name in names]
    playing = [t for t in tests if hasattr(t, "test_a_case_finds_what_it_lists_and_nothing_else")]
    played = [case for test in playing for case in cases_about(test.RULES)]
    assert sorted(map(repr, played)) == sorted(map(repr, CASES))


def test_every_code_has_two_cases_that_find_it_and_one_that_must_not() -> None:
    yes = Counter(code for case in CASES for code in {row[0] for row in case.found})
    no = Counter(code for case in CASES for code in set(case.not_found))
    held = [r.code for r in RULES if r.code[0] in FAMILIES and r.about is not About.SHEET]
    assert not {code for code in held if yes[code] < 2}
    assert not {code for code in held if no[code] < 1}


def test_no_case_names_an_unknown_code() -> None:
    known = {r.code for r in RULES}
    assert {row[0] for case in CASES for row in case.found} <= known
    assert {code for case in CASES for code in case.not_found} <= known


def test_codes_are_unique_and_stand_in_the_order_of_the_manual() -> None:
    codes = [r.code for r in RULES]
    assert len(set(codes)) == len(codes)
    assert [c[0] for c in codes] == sorted((c[0] for c in codes), key="FSUPETRMGCNZ".index)


@pytest.mark.parametrize("one", RULES, ids=lambda one: one.code)
def test_a_rule_has_a_page_that_people_can_read(one: Rule) -> None:
    first, *_, last = one.page.splitlines()
    assert first.endswith("。")
    assert last.startswith("English: ")


def test_a_code_is_found_in_small_letters_too() -> None:
    assert rule("p004") is rule("P004")
    assert rule("X999") is None
