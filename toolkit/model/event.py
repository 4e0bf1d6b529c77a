"""The fold: an event's facts, in order, become its state. Pure, from zero on every command."""

from collections.abc import Iterable
from datetime import datetime

from msgspec.structs import replace

from toolkit.model.accounts import AccountFact, Accounts
from toolkit.model.certificate_facts import CertificateExamined, CertificateJudged, Certificates
from toolkit.model.facts import (
    AnyFact,
    Checked,
    Corrected,
    Decided,
    DecisionCleared,
    Drafted,
    Entry,
    EntryClosed,
    EventOpened,
    FileArrived,
    FileReread,
    LayoutConfirmed,
    MessageArrived,
    Published,
    Sent,
    SignedUp,
)
from toolkit.model.finish_facts import PrizesPublished, Purged, RowTyped, TitlesListed, WorkedOut
from toolkit.model.finish_state import Finish
from toolkit.model.form import NOT_ENTRY
from toolkit.model.hall import Hall
from toolkit.model.hall_facts import RoundTimed, SectionPlaced
from toolkit.model.list_facts import HonoursImported, RatingsImported
from toolkit.model.play_facts import (
    Ranked,
    ResultEntered,
    RoundDrafted,
    RoundPaired,
    RoundWithdrawn,
    SectionArranged,
    SectionFrozen,
    SectionNoted,
)
from toolkit.model.play_state import Play, SectionState
from toolkit.model.record import Record
from toolkit.model.room_facts import Rooms, RoomsGiven
from toolkit.model.seal_facts import SealExamined, SealJudged, Seals


class Arrival(Record, frozen=True):
    """A file with the moment its fact was written and its number in the journal."""

    seq: int
    noted_at: datetime
    file: FileArrived


class Publication(Record, frozen=True):
    """A published entry list and when it was published."""

    seq: int
    at: datetime
    list: Published


class Signed(Record, frozen=True):
    """A row of 电话报名 as it is now, with the time and number of the fact that first noted it."""

    fact: SignedUp
    seq: int
    noted_at: datetime

    @property
    def received_at(self) -> datetime:
        """When the sign-up was made, as far as anybody knows."""
        return self.fact.received_at or self.noted_at


class Letter(Record, frozen=True):
    """A draft with the time it was written, and the time it was sent (None = not yet)."""

    draft: Drafted
    at: datetime
    sent_at: datetime | None = None


class State(Record, frozen=True):
    """Everything the standing facts say, by what people ask for."""

    opened: EventOpened | None = None
    as_of: datetime | None = None  # time of the last fact: the clock that sheets show
    seq: int = 0  # number of the last fact
    checked: int = 0  # number of the last fact that findings were computed after
    messages: dict[str, MessageArrived] = {}
    arrivals: tuple[Arrival, ...] = ()
    decisions: dict[tuple[str, str], Decided] = {}  # by code and key
    corrections: dict[tuple[str, str], Corrected] = {}  # by target and field
    closed: EntryClosed | None = None
    publications: tuple[Publication, ...] = ()
    drafted: dict[str, Drafted] = {}
    answered: frozenset[str] = frozenset()  # sha256 of the mails that got a reply
    play: Play = Play()
    hall: Hall = Hall()
    letters: dict[str, Letter] = {}  # by key
    ratings: dict[tuple[str, str, str], RatingsImported] = {}  # by list, month and speed
    honours: dict[str, HonoursImported] = {}  # by file name
    headers: dict[tuple[str, str], LayoutConfirmed] = {}  # by layout and header
    signed: dict[str, Signed] = {}  # by row
    accounts: Accounts = Accounts()
    finish: Finish = Finish()
    rooms: Rooms = Rooms()
    seals: Seals = Seals()
    certificates: Certificates = Certificates()

    @property
    def sections(self) -> dict[str, SectionState]:
        """The sections that have a start list, by name."""
        return self.play.sections

    def sent_to(self, message: str, unit: str) -> tuple[Letter, ...]:
        """The letters to a unit that were sent in answer to a mail."""
        return tuple(
            letter
            for letter in self.letters.values()
            if letter.sent_at and (letter.draft.message, letter.draft.unit) == (message, unit)
        )

    @property
    def known_layouts(self) -> dict[str, dict[str, str]]:
        """What people said about headers, as `read_forms` takes it.

        A column that is no part of the entry keeps its values under a name of its own.
        """
        known: dict[str, dict[str, str]] = {}
        for (layout, header), fact in self.headers.items():
            field = f"other:{header}" if fact.field == NOT_ENTRY else fact.field
            known.setdefault(layout, {})[header] = field
        return known

    def has_file(self, sha256: str, message: str = "") -> bool:
        """True when this very file is known; with `message`, from that mail."""
        return any(
            a.file.sha256 == sha256 and (not message or a.file.message == message)
            for a in self.arrivals
        )


def fold(entries: Iterable[Entry]) -> State:
    """The state after these standing entries (`Journal.standing`)."""
    draft = _Draft()
    for entry in entries:
        draft.take(entry)
    return draft.done()


class _Draft:
    """The state while it is being folded; the only mutable thing here."""

    def __init__(self) -> None:
        self.opened: EventOpened | None = None
        self.as_of: datetime | None = None
        self.seq = 0
        self.checked = 0
        self.messages: dict[str, MessageArrived] = {}
        self.arrivals: list[Arrival] = []
        self.decisions: dict[tuple[str, str], Decided] = {}
        self.corrections: dict[tuple[str, str], Corrected] = {}
        self.closed: EntryClosed | None = None
        self.publications: list[Publication] = []
        self.drafted: dict[str, Drafted] = {}
        self.answered: set[str] = set()
        self.play = Play()
        self.hall = Hall()
        self.letters: dict[str, Letter] = {}
        self.ratings: dict[tuple[str, str, str], RatingsImported] = {}
        self.honours: dict[str, HonoursImported] = {}
        self.headers: dict[tuple[str, str], LayoutConfirmed] = {}
        self.signed: dict[str, Signed] = {}
        self.accounts = Accounts()
        self.finish = Finish()
        self.rooms = Rooms()
        self.seals = Seals()
        self.certificates = Certificates()

    def take(self, entry: Entry) -> None:
        self.as_of, self.seq = entry.at, entry.seq
        fact: AnyFact = entry.fact
        match fact:
            case EventOpened():
                self.opened = fact
            case MessageArrived():
                self.messages.setdefault(fact.sha256, fact)
            case FileArrived():
                self.arrivals.append(Arrival(entry.seq, entry.at, fact))
            case FileReread() | LayoutConfirmed():
                self._read_anew(fact)
            case SignedUp():
                self._sign_up(fact, entry)
            case Decided() | DecisionCleared() | Corrected():
                self._settle(fact)
            case EntryClosed():
                self.closed = fact if fact.at else None
            case Published():
                self.publications.append(Publication(entry.seq, entry.at, fact))
            case Checked():
                self.checked = entry.seq
            case Drafted() | Sent():
                self._write(fact, entry.at)
            case RatingsImported() | HonoursImported():
                self._learn(fact)
            case _:
                self._take_part(fact, entry.seq, entry.at)

    def _take_part(self, fact: AnyFact, seq: int, at: datetime) -> None:
        """Facts of the parts that fold themselves: money, rooms, hall, play, what comes after."""
        if isinstance(fact, AccountFact):
            self.accounts = self.accounts.after(fact, seq)
            return
        match fact:
            case RoomsGiven():
                self.rooms = self.rooms.after(fact)
            case SealExamined() | SealJudged():
                self.seals = self.seals.after(fact)
            case CertificateExamined() | CertificateJudged():
                self.certificates = self.certificates.after(fact)
            case SectionPlaced() | RoundTimed():
                self.hall = self.hall.after(fact, seq, at)
            case SectionFrozen() | RoundDrafted() | RoundPaired() | RoundWithdrawn():
                self.play = self.play.after(fact, seq, at)
            case SectionNoted() | ResultEntered() | SectionArranged() | Ranked():
                self.play = self.play.after(fact, seq, at)
            case RowTyped() | PrizesPublished() | TitlesListed() | WorkedOut() | Purged():
                self.finish = self.finish.after(fact, seq, at)

    def _write(self, fact: Drafted | Sent, at: datetime) -> None:
        if isinstance(fact, Drafted):
            self.drafted[fact.key] = fact
            self.letters[fact.key] = Letter(fact, at)
            return
        self.answered.add(fact.message)
        if letter := self.letters.get(fact.key):
            self.letters[fact.key] = replace(letter, sent_at=letter.sent_at or at)

    def _settle(self, fact: Decided | DecisionCleared | Corrected) -> None:
        if isinstance(fact, Decided):
            self.decisions[fact.code, fact.key] = fact
        elif isinstance(fact, DecisionCleared):
            self.decisions.pop((fact.code, fact.key), None)
        elif fact.value is None:
            self.corrections.pop((fact.target, fact.field), None)
        else:
            self.corrections[fact.target, fact.field] = fact

    def _learn(self, fact: RatingsImported | HonoursImported) -> None:
        """The newest reading of a list replaces the older one."""
        if isinstance(fact, RatingsImported):
            self.ratings[fact.list, fact.month, fact.speed] = fact
        else:
            self.honours[fact.name] = fact

    def _read_anew(self, fact: FileReread | LayoutConfirmed) -> None:
        if isinstance(fact, LayoutConfirmed):
            if fact.field:
                self.headers[fact.layout, fact.header] = fact
            else:
                self.headers.pop((fact.layout, fact.header), None)
            return
        self.arrivals = [
            replace(a, file=replace(a.file, forms=fact.forms, problems=fact.problems))
            if a.file.sha256 == fact.sha256 and a.file.forms
            else a
            for a in self.arrivals
        ]

    def _sign_up(self, fact: SignedUp, entry: Entry) -> None:
        if not fact.said:
            self.signed.pop(fact.row, None)
            return
        known = self.signed.get(fact.row, Signed(fact, entry.seq, entry.at))
        self.signed[fact.row] = replace(known, fact=fact)

    def done(self) -> State:
        return State(
            self.opened, self.as_of, self.seq, self.checked, self.messages, tuple(self.arrivals),
            self.decisions, self.corrections, self.closed, tuple(self.publications), self.drafted,
            frozenset(self.answered), self.play, self.hall, self.letters, self.ratings,
            self.honours, self.headers, self.signed, self.accounts, self.finish, self.rooms,
            self.seals, self.certificates,
        )  # fmt: skip
