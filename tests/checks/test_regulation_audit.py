"""Every code that the audit of a regulation gives has its page, with the same severity."""

import ast
from pathlib import Path

from toolkit.checks.catalogue import rule
from toolkit.checks.regulation_audit import RULES

AUDIT = Path(__file__).parent.parent.parent / "toolkit" / "rules"


def codes_in_the_audit() -> set[str]:
    found = set()
    for path in AUDIT.glob("audit*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                text = node.value
                if len(text) == 4 and text[0] in "FTGZ" and text[1:].isdecimal():
                    found.add(text)
    return found


def test_the_pages_are_those_of_the_audits_codes() -> None:
    assert {one.code for one in RULES} == codes_in_the_audit()
    assert all(rule(one.code) is one for one in RULES)
