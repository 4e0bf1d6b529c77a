"""Facts (事实): the closed union of everything that can stand in an event's journal.

A fact says what arrived or what a person decided, never what was computed from it. Fields are
only ever added, with defaults, so that older journals stay readable.
"""

from datetime import datetime

from toolkit.model.certificate_facts import CertificateExamined, CertificateJudged
from toolkit.model.fact import Fact as Fact
from toolkit.model.fact import Origin as Origin
from toolkit.model.finish_facts import PrizesPublished, RowTyped, TitlesListed, WorkedOut
from toolkit.model.form import Form, Picture, Problem
from toolkit.model.hall_facts import RoundTimed, SectionPlaced
from toolkit.model.list_facts import HonoursImported, RatingsImported
from toolkit.model.message import ToldPayment
from toolkit.model.money_facts import (
    Balanced,
    ColumnExplained,
    MoneyCleared,
    MoneyDecided,
    StatementImported,
    StatementUnknown,
)
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
from toolkit.model.purge_facts import Purged
from toolkit.model.record import Record
from toolkit.model.room_facts import RoomsGiven
from toolkit.model.said import Said
from toolkit.model.seal_facts import SealExamined, SealJudged


class EventOpened(Fact, frozen=True, tag="event_opened"):
    """The event folder was made (新建赛事)."""

    regulation: str
    name: str


class MessageArrived(Fact, frozen=True, tag="message_arrived"):
    """A mail arrived. `received_at` is our server's time; None when the mail does not tell."""

    sha256: str
    name: str
    kind: str
    message_id: str = ""
    sender: str = ""
    sender_name: str = ""
    reply_to: str = ""
    subject: str = ""
    received_at: datetime | None = None
    unit: str = ""
    attachments: tuple[str, ...] = ()  # sha256 of each, in order
    references: tuple[str, ...] = ()
    no_answer: str = ""  # why no draft may be written to it, "" = may be answered
    problems: tuple[Problem, ...] = ()
    told: tuple[ToldPayment, ...] = ()


class FileArrived(Fact, frozen=True, tag="file_arrived"):
    """A file arrived, by itself or in a mail (`message` = the mail's sha256).

    `forms` is what was read from it, one a unit; empty when it is no entry form.
    """

    sha256: str
    name: str
    message: str = ""
    unit: str = ""  # the unit that the file's name names, "" = none
    received_at: datetime | None = None
    forms: tuple[Form, ...] = ()
    pictures: tuple[Picture, ...] = ()  # of a file that is itself a scan or photo
    problems: tuple[Problem, ...] = ()


class FileReread(Fact, frozen=True, tag="file_reread"):
    """An archived file was read again, because a person said what its headers mean."""

    sha256: str
    forms: tuple[Form, ...] = ()
    problems: tuple[Problem, ...] = ()


class LayoutConfirmed(Fact, frozen=True, tag="layout_confirmed"):
    """A person said what one header of a foreign layout means (版式); it holds for later files too.

    `header` is the header evened out, `shown` as it is written. `field` is a player field,
    NOT_ENTRY for a column that has nothing to do with the entry, "" = taken back.
    """

    layout: str
    header: str
    field: str
    shown: str = ""
    file: str = ""
    by: str = ""
    origin: Origin = Origin("")


class Decided(Fact, frozen=True, tag="decided"):
    """A person's decision (裁定) on one finding. `verdict`: accept, refuse or waive.

    `mark` = that of the finding he saw: of another value of the player it decides nothing.
    """

    code: str
    key: str
    verdict: str
    reason: str
    subject: str = ""
    by: str = ""
    origin: Origin = Origin("")
    mark: str = ""

    def holds(self, mark: str) -> bool:
        """Whether it was made about a finding with that mark; older ones have none and hold."""
        return self.mark in ("", mark)


class DecisionCleared(Fact, frozen=True, tag="decision_cleared"):
    """The yellow cells of a decision were emptied: it no longer holds."""

    code: str
    key: str
    origin: Origin = Origin("")


class Corrected(Fact, frozen=True, tag="corrected"):
    """A person mended a value (更正). `target` is an entry, unit or file key; "" clears it."""

    target: str
    field: str
    value: str | None
    reason: str
    subject: str = ""
    by: str = ""
    origin: Origin = Origin("")


class EntryClosed(Fact, frozen=True, tag="entry_closed"):
    """The organiser closed entry before the deadline (提前截止); `at` None takes it back."""

    at: datetime | None
    reason: str
    by: str = ""
    origin: Origin = Origin("")


class PublishedEntry(Record, frozen=True):
    """One player of a published entry list, as he stood in it."""

    entry: str
    unit: str
    unit_name: str
    name: str
    section: str
    sex: str = ""
    birth: str = ""
    id_number: str = ""
    title: str = ""


class SignedUp(Fact, frozen=True, tag="signed_up"):
    """A sign-up by phone or message, typed into 电话报名; `said` {} takes it back.

    `received_at` = when it was made, None = nobody wrote it down; `team` "" = a single person.
    """

    row: str
    said: dict[str, Said]
    team: str = ""
    leader: str = ""
    received_at: datetime | None = None
    how: str = ""
    by: str = ""
    origin: Origin = Origin("")


class Published(Fact, frozen=True, tag="published"):
    """The entry list was published (公示); changes are measured against it."""

    entries: tuple[PublishedEntry, ...]


class Checked(Fact, frozen=True, tag="checked"):
    """The findings were computed; its time is the one that clocks in the sheets show."""


class Drafted(Fact, frozen=True, tag="drafted"):
    """A reply draft was written to 4回信; `key` keeps it from being written twice."""

    key: str
    name: str
    kind: str
    message: str = ""
    unit: str = ""


class Sent(Fact, frozen=True, tag="sent"):
    """A draft was sent: by us, or by hand and moved to 4回信/已发. Answers the mail `message`."""

    key: str
    message: str


class Undone(Fact, frozen=True, tag="undone"):
    """The facts of an earlier batch are withdrawn (撤销)."""

    batch: int
    reason: str = ""


AnyFact = (
    EventOpened
    | MessageArrived
    | FileArrived
    | FileReread
    | LayoutConfirmed
    | Decided
    | DecisionCleared
    | Corrected
    | EntryClosed
    | SignedUp
    | Published
    | Checked
    | Drafted
    | Sent
    | RatingsImported
    | HonoursImported
    | SectionFrozen
    | RoundPaired
    | RoundDrafted
    | RoundWithdrawn
    | SectionNoted
    | SectionArranged
    | ResultEntered
    | Ranked
    | SectionPlaced
    | RoundTimed
    | StatementImported
    | StatementUnknown
    | ColumnExplained
    | MoneyDecided
    | MoneyCleared
    | Balanced
    | RoomsGiven
    | SealExamined
    | SealJudged
    | CertificateExamined
    | CertificateJudged
    | RowTyped
    | PrizesPublished
    | TitlesListed
    | WorkedOut
    | Purged
    | Undone
)


class Entry(Record, frozen=True):
    """One line of the journal: a fact with its number, time and the command that wrote it.

    `batch` counts command runs; `part` of `parts` lets a torn batch be recognised as a whole.
    """

    seq: int
    at: datetime
    batch: int
    part: int
    parts: int
    command: str
    fact: AnyFact
    prev: str
