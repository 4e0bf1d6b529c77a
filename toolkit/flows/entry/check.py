"""`qisai check`: all findings, with sheets for the organiser and answers for the units."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from toolkit.checks.judged import Judged
from toolkit.flows.desk import Desk
from toolkit.flows.entry.certificate_check import examine_certificates
from toolkit.flows.entry.changes import write_change_log
from toolkit.flows.entry.decisions import BOOK, absorb, write_decisions
from toolkit.flows.entry.phone import write_phone_entries
from toolkit.flows.entry.replies import Replies, sent_by_hand
from toolkit.flows.entry.requests import BOOK as REQUESTS
from toolkit.flows.entry.requests import read_requests, write_requests
from toolkit.flows.entry.seal_check import examine_seals
from toolkit.flows.entry.sheets import write_internal
from toolkit.flows.money.full_survey import survey
from toolkit.flows.outcome import Outcome
from toolkit.flows.picture_work import Progress, silent
from toolkit.flows.survey import Survey
from toolkit.model.facts import Checked
from toolkit.model.finding import GRAVEST_FIRST, Severity
from toolkit.model.finish_facts import WorkedOut
from toolkit.model.form import Problem
from toolkit.workbooks.style import NAME_OF_SEVERITY

STRICT_FAILS = 3


def check(
    desk: Desk, *, strict: bool = False, remind: bool = False, progress: Progress = silent
) -> Outcome:
    """Reads the decisions first, then judges, then writes 5内部, 2填写 and 4回信.

    `remind` = reminders (催办) now, not only near the deadline. `progress` hears of the pictures
    that are looked at.
    """
    taken = absorb(desk)
    asked = read_requests(desk)
    desk.note([*asked.facts, *([WorkedOut("changes")] if asked.unread else [])])
    desk.note(sent_by_hand(desk))
    examine_seals(desk, progress)
    examine_certificates(desk, progress)
    desk.note([Checked()])
    found = survey(desk)
    replies = Replies(desk, found)
    replies.write(remind=remind)
    write_sheets(desk, found, replies.returned)
    write_change_log(desk)
    write_requests(desk, asked)
    desk.note(replies.facts)
    data = check_json(found, (*taken.problems, *asked.problems))
    grave = any(f["severity"] == "error" and f["state"] == "open" for f in data["findings"])
    lines = (*taken.lines, *asked.lines(REQUESTS), *_summary(found, replies), *desk.outputs.notes())
    return Outcome(lines, _next_step(found), data, STRICT_FAILS if strict and grave else 0)


def write_checked(desk: Desk) -> None:
    """All that a check writes, as of the last one: copies and sheets, no new letters."""
    checked = desk.as_of(desk.state.checked)
    found = survey(checked)
    replies = Replies(checked, found)
    replies.copies()
    write_sheets(checked, found, replies.returned)


def write_sheets(desk: Desk, found: Survey, returned: dict[tuple[str, str], str]) -> None:
    """5内部 and 2填写/裁定, as the state has them."""
    write_internal(desk, found, returned)
    write_decisions(desk, found)
    write_phone_entries(desk)


def check_json(found: Survey, slips: Iterable[Problem] = ()) -> dict[str, Any]:
    """The contract of `check --json`. `slips` = what could not be read in 裁定.xlsx."""
    shown = [*map(finding_json, found.judged), *map(_slip_json, slips)]
    return {
        "findings": shown,
        "counts": dict(sorted(Counter(f["code"] for f in shown).items())),
        "units": len(found.roster.units),
        "players": sum(len(unit.entries) for unit in found.roster.units),
    }


def finding_json(one: Judged) -> dict[str, Any]:
    """A finding as `read` shows it, with its unit and state."""
    finding = one.finding
    return {
        "code": finding.code,
        "severity": finding.severity.value,
        "where": finding.where,
        "subject": finding.subject,
        "clause": finding.clause,
        "message": finding.message,
        "unit": finding.unit or None,
        "state": one.state,
    }


def _slip_json(slip: Problem) -> dict[str, Any]:
    return {
        "code": slip.code,
        "severity": Severity.ERROR.value,
        "where": slip.where,
        "subject": BOOK,
        "clause": None,
        "message": slip.detail["cause"],
        "unit": None,
        "state": "open",
    }


def _summary(found: Survey, replies: Replies) -> list[str]:
    units, players = len(found.roster.units), sum(1 for _ in found.roster.entries)
    counts = Counter(j.finding.severity for j in found.judged if j.decision is None)
    decided = sum(j.decision is not None for j in found.judged)
    words = "，".join(f"{NAME_OF_SEVERITY[s]} {counts[s]}" for s in GRAVEST_FIRST)
    lines = [
        f"{units} 个单位，{players} 名棋手。",
        f"问题 {len(found.judged)} 条：{words}，已裁定 {decided}。",
        f"可列入名单的 {len(found.standing.admitted)} 人。",
        "  问题清单：5内部/问题清单.xlsx",
        "  报名汇总：5内部/报名汇总.xlsx",
        "  裁定：2填写/裁定.xlsx",
    ]
    if replies.returned or replies.facts:
        copies, drafts = len(replies.returned), len(replies.facts)
        lines.append(f"  回信：4回信/（退回的报名表 {copies} 份，新草稿 {drafts} 封）")
    if replies.calls:
        lines.append(f"  没有邮箱、要打电话催的：{'、'.join(replies.calls)}")
    lines += [f"  信件模板有错：{fault.message}" for fault in replies.faults]
    return lines


def _next_step(found: Survey) -> str:
    still_open = [j.finding for j in found.judged if j.decision is None]
    waiting = sum(finding.severity is Severity.DECISION for finding in still_open)
    if waiting:
        return f"在 2填写/裁定.xlsx 里裁定 {waiting} 项，再运行 qisai check；或直接 qisai publish。"
    return "寄出 4回信 里的草稿；名单齐了运行 qisai publish。"
