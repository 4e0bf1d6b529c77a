"""5内部/报名进度.xlsx: how entry stands before the deadline, from the state and the findings."""

from datetime import datetime

from toolkit.checks.judged import BLOCKING
from toolkit.entries.roster import Unit
from toolkit.flows.desk import Desk
from toolkit.flows.entry.letters import goes_to_sender
from toolkit.flows.survey import Survey
from toolkit.letters.answering import WaitState, wait
from toolkit.model.event import Letter
from toolkit.model.facts import MessageArrived
from toolkit.model.finding import Severity
from toolkit.workbooks.progress_book import OwingLine, ReplyLine, SectionLine
from toolkit.workbooks.roster import SectionRow

_SHOWN = "%Y-%m-%d %H:%M"
_STATES = {
    WaitState.ANSWERED: "已回复",
    WaitState.ANSWERED_LATE: "回复迟了",
    WaitState.WAITING: "等回复",
    WaitState.DUE: "快到期限",
    WaitState.OVERDUE: "已超过期限",
    WaitState.UNKNOWN: "到达时间不明",
}
_RED = {WaitState.DUE, WaitState.OVERDUE}


def standing_words(desk: Desk, found: Survey) -> str:
    """The event as a whole against its cap and its closing time."""
    count = sum(1 for _ in found.roster.entries)
    cap, closed = desk.regulation.cap, desk.state.closed
    closes = closed.at if closed and closed.at else desk.regulation.dates.entry_closes.last_second
    words = f"报名 {count} 人" + (f"，上限 {cap.players} 人" if cap else "")
    return f"{words}，{'提前' if closed else ''}截止 {closes:{_SHOWN}}"


def section_lines(desk: Desk, counts: list[SectionRow]) -> list[SectionLine]:
    """The sections' counts with the numbers that the regulation sets."""
    minimum = desk.regulation.minimum
    lines = []
    for row in counts:
        section = desk.regulation.section(row.section)
        most = section.capacity or None if section else None
        least = minimum.players if section and minimum else None
        over = f"超过 {most} 人" if most and row.entered > most else ""
        lines.append(
            SectionLine(row.section, row.entered, row.admitted, least, most, row.remark or over)
        )
    return lines


def owing_lines(desk: Desk, found: Survey) -> list[OwingLine]:
    """Units of which something is open that they or the organiser must settle."""
    lines = []
    for unit in found.roster.units:
        still = [
            j.finding
            for j in found.of_unit(unit.id)
            if j.decision is None and (j.finding.severity in BLOCKING or goes_to_sender(j))
        ]
        errors = [f for f in still if f.severity is not Severity.DECISION]
        if still:
            what = "；".join(dict.fromkeys(f"{f.code} {f.message}" for f in still))
            last = _last_letter(desk, unit)
            decisions = len(still) - len(errors)
            lines.append(OwingLine(unit.name, len(errors), decisions, what, _contact(unit), last))
    return lines


def reply_lines(desk: Desk, found: Survey, now: datetime) -> list[ReplyLine]:
    """Every mail that is to be answered, the oldest first; a draft that waits is no answer."""
    units = {
        version.message.sha256: unit.id
        for unit in found.roster.units
        for version in unit.versions
        if version.message
    }
    mails = [m for m in desk.state.messages.values() if not m.no_answer]
    mails.sort(key=lambda m: (m.received_at is not None, m.received_at or now))
    return [_reply(mail, _answer(desk, mail, units.get(mail.sha256, "")), now) for mail in mails]


def _answer(desk: Desk, mail: MessageArrived, unit: str) -> Letter | None:
    """The first letter that was sent to this mail, or later to the unit that wrote it."""
    sent = [
        letter
        for letter in desk.state.letters.values()
        if letter.sent_at
        and (letter.draft.message == mail.sha256 or (unit and letter.draft.unit == unit))
        and (mail.received_at is None or letter.sent_at >= mail.received_at)
    ]
    return min(sent, key=lambda letter: letter.sent_at or letter.at, default=None)


def _reply(mail: MessageArrived, answer: Letter | None, now: datetime) -> ReplyLine:
    waited = wait(mail.received_at, answer.sent_at if answer else None, now)
    return ReplyLine(
        f"{mail.received_at:{_SHOWN}}" if mail.received_at else "不明",
        mail.sender_name or mail.sender,
        mail.subject,
        "" if waited.hours is None else f"{waited.hours}",
        f"{waited.limit:{_SHOWN}}" if waited.limit else "",
        f"{answer.sent_at:{_SHOWN}}" if answer and answer.sent_at else "",
        answer.draft.name if answer else "",
        _STATES[waited.state],
        waited.state in _RED,
    )


def _last_letter(desk: Desk, unit: Unit) -> str:
    sent = [
        (v.sent_at, v.draft.kind)
        for v in desk.state.letters.values()
        if v.sent_at and v.draft.unit == unit.id
    ]
    if not sent:
        return "还没有"
    at, kind = max(sent)
    return f"{at:{_SHOWN}} {kind}"


def _contact(unit: Unit) -> str:
    said = unit.form.first("phone") or unit.form.first("contact") or unit.form.first("email")
    message = unit.current.message
    return said.text if said else message.sender if message else ""
