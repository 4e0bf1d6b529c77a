"""4回信: for each unit the annotated copy of its form and the draft of the answer to its mail."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from toolkit.checks.judged import Judged
from toolkit.entries.papers import Paper
from toolkit.entries.roster import Unit, Version
from toolkit.flows.desk import Desk
from toolkit.flows.entry.letters import base_name, goes_to_sender, resend_letter, unit_letter
from toolkit.flows.entry.reminders import KIND, is_time, open_amounts, reminder
from toolkit.flows.outbox import Wanted, remove_unsent, version_of, write_draft
from toolkit.flows.survey import Survey
from toolkit.letters import context as letter
from toolkit.letters.drafts import File, key_of
from toolkit.letters.templates import TemplateFault
from toolkit.model.facts import Drafted, MessageArrived, Sent
from toolkit.model.form import Form
from toolkit.model.said import Said
from toolkit.model.verdict import IdFault
from toolkit.sources.mail.headers import safe_name
from toolkit.store.folder import LETTERS
from toolkit.workbooks.annotate import annotate
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.findings_book import findings_book, shown_players
from toolkit.workbooks.mark import Mark


class Replies:
    """Writes the copies and drafts of one run of `check` and collects what was done."""

    def __init__(self, desk: Desk, found: Survey) -> None:
        self.desk = desk
        self.found = found
        self.facts: list[Drafted] = []
        self.returned: dict[tuple[str, str], str] = {}  # unit and file → the marked copy's name
        self.faults: list[TemplateFault] = []
        self.calls: list[str] = []  # units that can only be reminded by phone
        self.bases: Counter[str] = Counter()  # how many units sent a file of that name

    def write(self, *, remind: bool = False) -> None:
        """All copies and drafts. A draft that exists or was sent is not written again.

        `remind` = reminders too, though it is not time for them yet.
        """
        marked = self.copies()
        for unit in self.found.roster.units:
            self._answer_unit(unit, marked.get(unit.id, ()))
        for papers in _by_mail(self.found.roster.papers):
            self._ask_again(papers)
        if remind or is_time(self.desk):
            self._remind(asked=remind)

    def copies(self) -> dict[str, list[File]]:
        """The marked copies alone, by unit id: one of each form that counts."""
        forms = [
            (unit, version) for unit in self.found.roster.units for version in _returnable(unit)
        ]
        self.bases = Counter(base_name(version.form.file) for _, version in forms)
        found: dict[str, list[File]] = {}
        for unit, version in forms:
            if copy := self._returned_copy(unit, version):
                found.setdefault(unit.id, []).append(copy)
                self.returned[unit.id, version.form.file] = copy.name
        return found

    def _returned_copy(self, unit: Unit, version: Version) -> File | None:
        form = version.form
        marks = [
            _mark(j, form)
            for j in self.found.of_unit(unit.id)
            if goes_to_sender(j) and j.finding.file == form.file
        ]
        data = self.desk.original(form.sha256)
        base = self._base(unit, version)
        marked, beside = f"退回-{base}", f"退回-{base}-核对意见.xlsx"
        copy = annotate(data, marks) if data and marks else None
        name, other = (marked, beside) if copy else (beside, marked)
        if copy is None and marks:
            copy = self._findings_beside(version, marks)
        for stale in (other,) if copy else (marked, beside):
            self.desk.outputs.remove(f"{LETTERS}/{stale}")
        if copy is None:
            return None
        self.desk.outputs.write(f"{LETTERS}/{name}", copy)
        return File(name, copy)

    def _base(self, unit: Unit, version: Version) -> str:
        """The file's name, told apart when several units, or one unit twice, sent 报名表.xlsx."""
        base = base_name(version.form.file)
        if self.bases[base] > 1:
            number = unit.counting.index(version)
            base = f"{safe_name(unit.name)}{number + 1 if number else ''}-{base}"
        return base

    def _findings_beside(self, version: Version, marks: Sequence[Mark]) -> bytes:
        """For a file that can't be marked without loss: a workbook of findings to go with it."""
        header, rows = shown_players(version.form)
        made = Stamp(version.noted_at, self.desk.regulation.id, version.seq)
        return findings_book(marks, header, rows, base_name(version.form.file), made)

    def _answer_unit(self, unit: Unit, marked: Sequence[File]) -> None:
        names = "、".join(file.name for file in marked)
        context = unit_letter(unit, self.found, self.desk, names)
        if context is None:
            remove_unsent(self.desk, unit.id)
            return
        kind = "确认" if isinstance(context, letter.Confirmation) else "更正"
        wanted = Wanted(
            context, kind, unit.name, unit.id, unit.form.sha256, version_of(context),
            tuple(marked),
        )  # fmt: skip
        self._draft(unit.current.message, wanted)

    def _remind(self, *, asked: bool) -> None:
        """One reminder to each unit that still owes something; none twice for the same.

        Who sent no mail that can be answered is written to at the form's address, or called.
        """
        unpaid = open_amounts(self.desk, self.found)
        for unit in self.found.roster.units:
            message, name = unit.current.message, f"{safe_name(unit.name)}-{KIND}.eml"
            context = reminder(unit, self.found, self.desk, unpaid, asked=asked)
            if context is None:
                self.desk.outputs.remove(f"{LETTERS}/{name}")
                continue
            wanted = Wanted(
                context, KIND, unit.name, unit.id, unit.form.sha256, version_of(context)
            )
            if wanted.key in self.desk.state.drafted:
                continue
            if message and not message.no_answer:
                if self._answered(message, unit.id):  # else the answer itself says it
                    self._write_draft(message, wanted)
            elif address := _stated(unit, "email"):
                self._write_draft(None, wanted, address)
            else:
                self.calls.append(f"{unit.name}（{_stated(unit, 'phone') or '没有写电话'}）")

    def _ask_again(self, papers: Sequence[Paper]) -> None:
        """A mail from which nothing could be read gets one request to send it again."""
        context = resend_letter(papers, self.desk.regulation)
        if context:
            first = papers[0]
            name = next((p.unit_name for p in papers if p.unit_name), first.sha256[:8])
            self._draft(first.message, Wanted(context, "重发", name, "", first.sha256))

    def _draft(self, message: MessageArrived | None, wanted: Wanted) -> None:
        if message is None or message.no_answer or self._answered(message, wanted.unit):
            return
        if not wanted.unit and self._wrote_today(message):
            return
        there = (self.desk.event / LETTERS / wanted.file).exists()
        if wanted.key in self.desk.state.drafted and there:
            return
        self._write_draft(message, wanted)

    def _write_draft(self, message: MessageArrived | None, wanted: Wanted, to: str = "") -> None:
        made = write_draft(self.desk, wanted, message, to)
        if isinstance(made, TemplateFault):
            self.faults.append(made)
        else:
            self.facts.append(made)

    def _answered(self, message: MessageArrived, unit: str) -> bool:
        """One mail may bring the forms of several units; each has an answer of its own."""
        return bool(self.desk.state.sent_to(message.sha256, unit))

    def _wrote_today(self, message: MessageArrived) -> bool:
        """A second request a day to one address could be two machines writing to each other.

        A mail that brought a form is never that: it was filled in by a person.
        """
        state, today = self.desk.state, self.desk.now.date()
        others = [
            m.sha256
            for m in state.messages.values()
            if m.sender == message.sender and m.sha256 != message.sha256
        ]
        return any(
            one.draft.message in others and one.at.date() == today for one in state.letters.values()
        ) or any(f.message in others for f in self.facts)


def _stated(unit: Unit, field: str) -> str:
    said = unit.form.first(field)
    return said.text.strip() if said else ""


def _returnable(unit: Unit) -> list[Version]:
    """Forms that somebody sent for this unit alone; a list of many goes back to nobody."""
    return [version for version in unit.counting if not version.listed]


def _by_mail(papers: Iterable[Paper]) -> Iterable[list[Paper]]:
    """The papers without a form that came by mail, each mail's together."""
    found: dict[str, list[Paper]] = {}
    for paper in papers:
        if paper.message and not paper.form and not paper.repeat_of:
            found.setdefault(paper.message.sha256, []).append(paper)
    return found.values()


def sent_by_hand(desk: Desk) -> list[Sent]:
    """Drafts that the organiser sent and moved to 4回信/已发, known by what they are."""
    keys = [key_of(path.read_bytes()) for path in (desk.event / LETTERS / "已发").glob("*.eml")]
    letters = desk.state.letters
    return [
        Sent(key, letters[key].draft.message)
        for key in dict.fromkeys(sorted(filter(None, keys)))
        if key in letters and letters[key].sent_at is None
    ]


def _mark(one: Judged, form: Form) -> Mark:
    finding = one.finding
    lost = finding.code == IdFault.STORED_AS_NUMBER.value  # such a number is never shown
    return Mark(
        finding.where,
        finding.severity,
        finding.message,
        finding.remedy,
        finding.code,
        finding.clause or "",
        "" if lost else next((s.text for s in _said(form) if s.where == finding.where), ""),
        finding.subject or "",
    )


def _said(form: Form) -> Iterator[Said]:
    """Every value of a form."""
    for values in form.heading.values():
        yield from values
    for line in (*form.players, *form.rooms, *form.companions):
        yield from line.said.values()
