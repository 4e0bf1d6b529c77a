"""4回信: for each unit the annotated copy of its form and the draft of the answer to its mail."""

from collections.abc import Iterator, Sequence
from hashlib import sha256

from toolkit.checks.judged import BLOCKING, Judged
from toolkit.entries.roster import Unit
from toolkit.flows.desk import Desk
from toolkit.flows.survey import Survey, owed
from toolkit.ledger.charges import Charge, total
from toolkit.letters import context as letter
from toolkit.letters.drafts import File, draft, draft_key, ticket
from toolkit.letters.templates import TemplateFault
from toolkit.model.event import State
from toolkit.model.facts import Drafted, MessageArrived, Sent
from toolkit.model.finding import Severity
from toolkit.model.form import Form
from toolkit.model.message import MailKind, Message
from toolkit.model.said import Said
from toolkit.rules.schema import Regulation
from toolkit.sources.mail.headers import safe_name
from toolkit.store.folder import LETTERS, REGULATION
from toolkit.workbooks.annotate import annotate
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.findings_book import findings_book, shown_players
from toolkit.workbooks.mark import Mark

# What only the organiser can act on; it never goes to the sender.
_INTERNAL = frozenset({"T001", "T005", "T006", "T007", "F010", "F011", "S007"})


class Replies:
    """Writes the copies and drafts of one run of `check` and collects what was done."""

    def __init__(self, desk: Desk, found: Survey) -> None:
        self.desk = desk
        self.found = found
        self.facts: list[Drafted] = []
        self.returned: dict[str, str] = {}  # unit id → file name of the marked copy
        self.faults: list[TemplateFault] = []

    def write(self) -> None:
        """All copies and drafts. A draft that exists or was sent is not written again."""
        marked = self.copies()
        for unit in self.found.roster.units:
            self._draft(unit, marked.get(unit.id))

    def copies(self) -> dict[str, File]:
        """The marked copies alone, by unit id."""
        found = {u.id: copy for u in self.found.roster.units if (copy := self._returned_copy(u))}
        self.returned = {unit: file.name for unit, file in found.items()}
        return found

    def _returned_copy(self, unit: Unit) -> File | None:
        marks = [_mark(j, unit.form) for j in self.found.of_unit(unit.id) if _to_sender(j)]
        data = self.desk.original(unit.form.sha256)
        base = _base(unit.form.file)
        marked, beside = f"退回-{base}", f"退回-{base}-核对意见.xlsx"
        copy = annotate(data, marks) if data and marks else None
        name, other = (marked, beside) if copy else (beside, marked)
        if copy is None and data and marks:
            copy = self._findings_beside(unit, marks)
        for stale in (other,) if copy else (marked, beside):
            self.desk.outputs.remove(f"{LETTERS}/{stale}")
        if copy is None:
            return None
        self.desk.outputs.write(f"{LETTERS}/{name}", copy)
        return File(name, copy)

    def _findings_beside(self, unit: Unit, marks: Sequence[Mark]) -> bytes:
        """For a file that can't be marked without loss: a workbook of findings to go with it."""
        header, rows = shown_players(unit.form)
        made = Stamp(unit.current.noted_at, self.desk.regulation.id, unit.current.seq)
        return findings_book(marks, header, rows, _base(unit.form.file), made)

    def _draft(self, unit: Unit, marked: File | None) -> None:
        message = unit.current.message
        if message is None or message.no_answer or message.sha256 in self.desk.state.answered:
            return
        context = _context(unit, self.found, self.desk, marked)
        version = _version(self.found.of_unit(unit.id))
        key = draft_key(context, unit.form.sha256, version)
        kind = "确认" if isinstance(context, letter.Confirmation) else "更正"
        name = f"{safe_name(unit.name)}-{kind}.eml"
        if key in self.desk.state.drafted and (self.desk.event / LETTERS / name).exists():
            return
        made = draft(
            context,
            now=self.desk.now,
            own_address=self.desk.regulation.address,
            reply_to=_as_message(message),
            form_sha256=unit.form.sha256,
            version=version,
            files=(marked,) if marked else (),
            folder=self.desk.event / REGULATION / "信件",
        )
        if isinstance(made, TemplateFault):
            self.faults.append(made)
            return
        self._remove_older(unit)
        self.desk.outputs.write(f"{LETTERS}/{name}", made)
        self.facts.append(Drafted(key, name, kind, message.sha256, unit.id))

    def _remove_older(self, unit: Unit) -> None:
        """A draft that was never sent and says something else now would only mislead."""
        for fact in self.desk.state.drafted.values():
            if fact.unit == unit.id:
                self.desk.outputs.remove(f"{LETTERS}/{fact.name}")


def sent_by_hand(desk: Desk) -> list[Sent]:
    """Drafts that the organiser sent and moved to 4回信/已发."""
    done = {path.name for path in (desk.event / LETTERS / "已发").glob("*.eml")}
    return [
        Sent(fact.key, fact.message)
        for fact in _latest(desk.state).values()
        if fact.name in done and fact.message not in desk.state.answered
    ]


def _latest(state: State) -> dict[str, Drafted]:
    return {fact.name: fact for fact in state.drafted.values()}


def _context(
    unit: Unit, found: Survey, desk: Desk, marked: File | None
) -> letter.Confirmation | letter.Correction:
    judged = found.of_unit(unit.id)
    regulation = desk.regulation
    head = _head(unit, regulation)
    closes = regulation.dates.entry_closes.last_second
    faults = tuple(_fault(j) for j in judged if j.blocks and _to_sender(j))
    doubts = tuple(_fault(j) for j in judged if not j.blocks and _to_sender(j))
    if faults:
        return letter.Correction(
            head,
            faults,
            doubts,
            closes if desk.now < closes else None,
            _base(unit.form.file),
            marked.name if marked else "",
        )
    lines = owed(unit, found, desk)
    return letter.Confirmation(
        head,
        tuple(letter.PlayerLine(e.player.name, e.player.section or "") for e in unit.entries),
        tuple(
            letter.RoomLine(r.hotel, r.type, r.rooms or 0, r.people, r.arrive, r.depart)
            for r in unit.rooms
        ),
        tuple(_amount(line) for line in lines),
        total(lines),
        _account(regulation),
        closes,
        tuple(doubt.message for doubt in doubts),
        _base(unit.form.file),
        unit.current.received_at,
        tuple(_base(version.form.file) for version in unit.versions),
    )


def _head(unit: Unit, regulation: Regulation) -> letter.Letterhead:
    demand = regulation.demand("reply")
    return letter.Letterhead(
        regulation.name,
        unit.name,
        regulation.organiser,
        ticket(regulation.id, unit.key),
        "",
        demand.hours if demand and demand.hours else 24,
    )


def _account(regulation: Regulation) -> letter.Account | None:
    account = regulation.account
    return letter.Account(account.holder, account.bank, account.number) if account else None


def _amount(line: Charge) -> letter.AmountLine:
    return letter.AmountLine(line.label, line.amount, line.count, line.each, line.clause)


def _fault(one: Judged) -> letter.Fault:
    finding = one.finding
    subject = finding.subject if finding.subject != finding.unit else ""
    return letter.Fault(
        finding.message, finding.remedy, finding.where or "", subject or "", finding.clause or ""
    )


def _to_sender(one: Judged) -> bool:
    finding = one.finding
    open_or_refused = one.decision is None or one.blocks
    return (
        open_or_refused
        and finding.code not in _INTERNAL
        and finding.severity in (*BLOCKING, Severity.WARNING)
    )


def _version(judged: Sequence[Judged]) -> str:
    """Changes when what the letter says would change."""
    said = "\n".join(
        f"{j.finding.code} {j.finding.key} {j.finding.message} {j.state}" for j in judged
    )
    return sha256(said.encode()).hexdigest()[:16]


def _mark(one: Judged, form: Form) -> Mark:
    finding = one.finding
    return Mark(
        finding.where,
        finding.severity,
        finding.message,
        finding.remedy,
        finding.code,
        finding.clause or "",
        next((s.text for s in _said(form) if s.where == finding.where), ""),
        finding.subject or "",
    )


def _said(form: Form) -> Iterator[Said]:
    """Every value of a form."""
    for values in form.heading.values():
        yield from values
    for line in (*form.players, *form.rooms, *form.companions):
        yield from line.said.values()


def _as_message(fact: MessageArrived) -> Message:
    """What a reply needs of the mail it answers."""
    return Message(
        fact.name,
        fact.sha256,
        MailKind(fact.kind),
        fact.message_id,
        fact.sender,
        fact.sender_name,
        fact.reply_to,
        fact.subject,
        fact.received_at,
        references=fact.references,
    )


def _base(name: str) -> str:
    """The file's own name, safe to use: the last part of mail, archive and folder."""
    return safe_name(name.rpartition(">")[2].rpartition("/")[2])
