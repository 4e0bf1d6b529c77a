"""The manual is made from the rules, so that it can't go stale."""

from tests.shared import CHECKOUT
from toolkit.checks.catalogue import RULES
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.single.explain import explain, manual

MANUAL = CHECKOUT / "docs" / "findings.md"


def test_the_manual_in_docs_is_the_one_of_the_rules() -> None:
    written = MANUAL.read_text(encoding="utf-8")
    assert written == manual() + "\n", "python3 run.py explain > docs/findings.md"


def test_every_page_says_when_and_what_to_do_in_chinese_and_one_line_in_english() -> None:
    for rule in RULES:
        lines = rule.page.splitlines()
        assert lines[0].endswith("。"), rule.code
        assert len(lines) >= 4, rule.code
        assert lines[-1].startswith("English: "), rule.code


def test_codes_are_used_once() -> None:
    codes = [rule.code for rule in RULES]
    assert len(codes) == len(set(codes))


def test_a_code_is_found_in_either_case() -> None:
    made = explain("p004")
    assert isinstance(made, Outcome)
    assert made.data["code"] == "P004"


def test_an_unknown_code_names_the_known_ones() -> None:
    failure = explain("X999")
    assert isinstance(failure, Failure)
    assert "P004" in failure.remedy
