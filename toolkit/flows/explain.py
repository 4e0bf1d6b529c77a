"""`qisai explain`: the manual's page of a finding code."""

from toolkit.checks.base import Rule
from toolkit.checks.catalogue import RULES, rule
from toolkit.flows.outcome import Failure, Outcome

SEVERITY_WORDS = {"error": "错误", "warning": "提醒", "decision": "待裁定", "info": "告知"}


def explain(code: str) -> Outcome | Failure:
    """The page of a code; an unknown one lists those there are."""
    found = rule(code)
    if found is None:
        known = "、".join(r.code for r in RULES)
        return Failure(f"没有问题代码 {code}。", f"现有的代码：{known}")
    data = {"code": found.code, "severity": found.severity.value, "page": found.page}
    return Outcome(tuple(page_lines(found)), "", data)


def page_lines(found: Rule) -> list[str]:
    """Heading and page, as the command line and docs/findings.md show them."""
    word = SEVERITY_WORDS[found.severity.value]
    return [f"{found.code}（{word}）{found.title}", *found.page.splitlines()[1:]]
