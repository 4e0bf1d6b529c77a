"""`qisai explain`: the manual of finding codes (问题代码手册), a page each, from the rules."""

from toolkit.checks.base import Rule
from toolkit.checks.catalogue import RULES, rule
from toolkit.flows.outcome import Failure, Outcome
from toolkit.workbooks.style import NAME_OF_SEVERITY

_FAMILIES = {
    "F": "文件",
    "S": "公章",
    "U": "单位",
    "P": "个人信息",
    "E": "参赛资格",
    "T": "时间和人数",
    "R": "住宿",
    "M": "收款",
    "G": "组别",
    "C": "报到",
    "N": "比赛",
    "Z": "奖金和等级",
}


def explain(code: str | None) -> Outcome | Failure:
    """The page of a code, or the whole manual; an unknown code lists those there are."""
    if code is None:
        return Outcome((manual(),), "", {"codes": [_json(r) for r in RULES]})
    found = rule(code)
    if found is None:
        known = "、".join(r.code for r in RULES)
        return Failure(f"没有问题代码 {code}。", f"现有的代码：{known}")
    return Outcome((_heading(found), *found.page.splitlines()[1:]), "", _json(found))


def manual() -> str:
    """docs/findings.md: every code by family, in Chinese with one English line each."""
    lines = [
        "# 问题代码手册",
        "",
        "由程序里各条规则的说明生成（`python3 run.py explain > docs/findings.md`）。",
        "程度：错误＝这样不能成立；疑点＝多半有误，请人看一眼；待裁定＝规程留给组委会决定；提示＝知道就行。",
    ]
    family = ""
    for found in RULES:
        if found.code[0] != family:
            family = found.code[0]
            lines += ["", f"## {family} {_FAMILIES[family]}"]
        lines += ["", f"### {_heading(found)}", *found.page.splitlines()[1:]]
    return "\n".join(lines)


def _heading(found: Rule) -> str:
    return f"{found.code}（{NAME_OF_SEVERITY[found.severity]}）{found.title}"


def _json(found: Rule) -> dict[str, str]:
    return {"code": found.code, "severity": found.severity.value, "page": found.page}
