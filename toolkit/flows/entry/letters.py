"""What each letter says: from a unit's findings, or from a file that gave no form."""

from collections.abc import Sequence

from toolkit.checks.judged import BLOCKING, Judged
from toolkit.entries.papers import Paper
from toolkit.entries.roster import Unit
from toolkit.flows.desk import Desk
from toolkit.flows.letterhead import account_of, amount_line, head_of
from toolkit.flows.survey import Survey, owed
from toolkit.ledger.charges import Charge, pending, total
from toolkit.letters import context as letter
from toolkit.model.finding import Severity
from toolkit.rules.schema import Regulation
from toolkit.sources.mail.headers import safe_name

# What only the organiser can act on; it never goes to the sender.
_INTERNAL = frozenset({"T001", "T005", "T006", "T007", "T009", "F010", "F011", "S007"})
_REASONS = {"F002": "encrypted", "F001": "unreadable", "F014": "link", "F003": "no_table"}


def resend_letter(papers: Sequence[Paper], regulation: Regulation) -> letter.Resend | None:
    """The request to send again what a mail brought and could not be read; None when all was."""
    found = [(p.code, paper) for paper in papers for p in paper.problems if p.code in _REASONS]
    if not found:
        return None
    unit = next((paper.unit_name for paper in papers if paper.unit_name), "")
    head = letter.Letterhead(regulation.name, unit, regulation.organiser)
    # The file that is damaged or locked says more than the mail that lacks one.
    code = min((code for code, _ in found), key=list(_REASONS).index)
    names = dict.fromkeys(base_name(paper.name) for said, paper in found if said == code)
    return letter.Resend(head, _REASONS[code], tuple(names))  # type: ignore[arg-type]


def goes_to_sender(one: Judged) -> bool:
    """Open (or refused) findings that the unit itself can do something about."""
    finding = one.finding
    open_or_refused = one.decision is None or one.blocks
    return (
        open_or_refused
        and finding.code not in _INTERNAL
        and finding.severity in (*BLOCKING, Severity.WARNING)
    )


def base_name(name: str) -> str:
    """The file's own name, safe to use: the last part of mail, archive and folder."""
    return safe_name(name.rpartition(">")[2].rpartition("/")[2])


def unit_letter(
    unit: Unit, found: Survey, desk: Desk, returned: str
) -> letter.Confirmation | letter.Correction | None:
    """Confirmation when nothing stands against the entry, else the request to correct it.

    None when the organiser refused it for something that the unit can't mend: that letter is his.
    """
    judged = [j for j in found.of_unit(unit.id) if j.finding.code[0] != "M"]  # a letter of its own
    regulation = desk.regulation
    closes = regulation.dates.entry_closes.last_second
    faults = tuple(fault_of(j) for j in judged if j.blocks and goes_to_sender(j))
    doubts = tuple(fault_of(j) for j in judged if not j.blocks and goes_to_sender(j))
    if faults:
        return letter.Correction(
            head_of(unit, regulation),
            faults,
            doubts,
            closes if desk.now < closes else None,
            base_name(unit.form.file),
            returned,
        )
    waiting = [j for j in judged if j.blocks and not goes_to_sender(j)]
    if any(j.decision for j in waiting):
        return None
    remarks = (*map(_waiting, waiting), *(doubt.message for doubt in doubts))
    return _confirmation(unit, desk.regulation, owed(unit, found, desk), remarks)


def _confirmation(
    unit: Unit, regulation: Regulation, lines: Sequence[Charge], remarks: tuple[str, ...]
) -> letter.Confirmation:
    return letter.Confirmation(
        head_of(unit, regulation),
        tuple(letter.PlayerLine(e.player.name, e.player.section or "") for e in unit.entries),
        tuple(
            letter.RoomLine(r.hotel, r.type, r.rooms or 0, r.people, r.arrive, r.depart)
            for r in unit.rooms
        ),
        tuple(amount_line(line) for line in lines),
        None if pending(lines) else total(lines),
        account_of(regulation),
        regulation.dates.entry_closes.last_second,
        remarks,
        base_name(unit.form.file),
        unit.current.received_at,
        tuple(base_name(version.form.file) for version in unit.versions),
    )


def _waiting(one: Judged) -> str:
    """What the organiser still has to decide, as the unit reads it."""
    tail = "" if one.finding.code == "T005" else "在此之前报名还没有成立。"
    return f"{one.finding.message}是否同意由组委会决定，决定后另行通知。{tail}"


def fault_of(one: Judged) -> letter.Fault:
    """The finding as its sender reads it."""
    finding = one.finding
    subject = finding.subject if finding.subject != finding.unit else ""
    return letter.Fault(
        finding.message, finding.remedy, finding.where or "", subject or "", finding.clause or ""
    )
