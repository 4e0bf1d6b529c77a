"""`qisai rules audit`: the data of a regulation against its own text, to contract."""

from itertools import pairwise
from pathlib import Path
from typing import Any

from toolkit.flows.editions import SUPPLEMENTS, Edition, Editions, read_editions
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.regulations import regulation_path, unknown_regulation
from toolkit.model.finding import Finding
from toolkit.rules.audit import Audit, audit, audit_supplement, findings_without_text
from toolkit.rules.schema import Regulation

MAIN_FILE = "规程.toml"
OWN_TEXT = "原文.txt"  # beside the regulation, in an event folder and among the shipped ones


def audit_rules(name: str, text: Path | None) -> Outcome | Failure:
    """Audits a shipped regulation, a file, or a supplement (补充-….toml) beside 规程.toml.

    Without a text only the data itself is checked.
    """
    path = regulation_path(name)
    supplement = path is not None and path.match(SUPPLEMENTS)
    main = path.with_name(MAIN_FILE) if path and supplement else path
    editions = read_editions(main) if main else unknown_regulation(name)
    if isinstance(editions, Failure):
        return editions
    assert path is not None
    if text is not None and not text.is_file():
        return Failure(f"找不到原文文件：{text}", "请检查路径；原文是规程的纯文本（.txt）。")
    own = text or (path.with_suffix(".txt") if supplement else path.with_name(OWN_TEXT))
    before, edition = _edition(editions, path.name if supplement else "")
    regulation = edition.regulation
    if not own.is_file():
        return _without_text(regulation)
    if supplement:
        found = audit_supplement(before.regulation, regulation, edition.title, read_text(own))
    else:
        found = audit(regulation, read_text(own))
    return Outcome(_lines(regulation, found), _next_step(found), _json(regulation, found))


def _edition(editions: Editions, file: str) -> tuple[Edition, Edition]:
    """A supplement's edition with the one before it; without a file the regulation itself."""
    for before, after in pairwise(editions.all):
        if after.file == file:
            return before, after
    return editions.all[0], editions.all[0]


def read_text(path: Path) -> str:
    """A text file as people save it: UTF-8, UTF-16 with its mark ("Unicode"), else GB 18030."""
    data = path.read_bytes()
    try:
        if data.startswith((b"\xff\xfe", b"\xfe\xff")):
            return data.decode("utf-16")
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("gb18030", errors="replace")


def _without_text(regulation: Regulation) -> Outcome:
    findings = findings_without_text(regulation)
    lines = (
        f"{regulation.name}：没有原文，只核对了数据本身。",
        *_finding_lines(findings),
    )
    data = _document(regulation, None, [], None, [], findings)
    return Outcome(lines, f"把规程全文存成 {OWN_TEXT} 放在规程旁边，或用 --text 指明。", data)


def _json(regulation: Regulation, found: Audit) -> dict[str, Any]:
    missing = [{"key": m.key, "clause": m.clause, "quote": m.quote} for m in found.missing]
    unclaimed = [{"text": u.text, "line": u.line} for u in found.unclaimed]
    return _document(regulation, found.found, missing, found.claimed, unclaimed, found.findings)


def _document(
    regulation: Regulation,
    quotes: int | None,
    missing: list[dict[str, Any]],
    claimed: int | None,
    unclaimed: list[dict[str, Any]],
    findings: tuple[Finding, ...],
) -> dict[str, Any]:
    """The contract's document; without a text nothing is known about phrases and numbers."""
    return {
        "regulation": regulation.id,
        "quotes": {"found": quotes, "missing": missing},
        "amounts": {"claimed": claimed, "unclaimed": unclaimed},
        "unmodelled": [{"clause": u.clause, "reason": u.reason} for u in regulation.unmodelled],
        "findings": [finding_json(finding) for finding in findings],
    }


def finding_json(finding: Finding) -> dict[str, Any]:
    """A finding as single-file commands show it."""
    return {
        "code": finding.code,
        "severity": finding.severity.value,
        "where": finding.where,
        "subject": finding.subject,
        "clause": finding.clause,
        "message": finding.message,
    }


def _lines(regulation: Regulation, found: Audit) -> tuple[str, ...]:
    return (
        f"{regulation.name}",
        f"  引文 {found.found + len(found.missing)} 处，找到 {found.found} 处；"
        f"原文的数字 {found.claimed + len(found.unclaimed)} 个，有出处的 {found.claimed} 个；"
        f"未收入的条款 {len(regulation.unmodelled)} 处。",
        *(f"  ✗ 引文不在原文 {m.clause} 里：“{m.quote}”（{m.key}）" for m in found.missing),
        *(f"  ✗ 原文第 {u.line} 行的“{u.text}”没有对应的数据" for u in found.unclaimed),
        *_finding_lines(found.findings),
    )


def _finding_lines(findings: tuple[Finding, ...]) -> tuple[str, ...]:
    return tuple(
        f"  {finding.code} {finding.clause or ''} {finding.message}"
        + (f" {finding.remedy}" if finding.remedy else "")
        for finding in findings
    )


def _next_step(found: Audit) -> str:
    if found.clean:
        return "数据与原文一致。"
    return "逐项核对上面的引文和数字，改好 规程.toml 或用 qisai rules edit 改。"
