"""What each letter needs to know: frozen records, which are also the template's variables."""

from datetime import date, datetime
from typing import Literal

from toolkit.model.money import Money
from toolkit.model.record import Record


class Letterhead(Record, frozen=True):
    """What every letter says about the event and its unit.

    `ticket` is the short code in the subject and the remittance remark (缴费码).
    """

    event: str
    unit: str
    organiser: str
    ticket: str = ""
    phone: str = ""
    reply_hours: int = 24


class PlayerLine(Record, frozen=True):
    """A player as read, with the section entered."""

    name: str
    section: str


class RoomLine(Record, frozen=True):
    """A line of the room plan as read."""

    hotel: str
    type: str
    rooms: int
    people: int | None = None
    arrive: date | None = None
    depart: date | None = None


class AmountLine(Record, frozen=True):
    """One line of what is due: `count` × `each`, or a plain amount."""

    what: str
    amount: Money
    count: int | None = None
    each: Money | None = None
    clause: str = ""


class Account(Record, frozen=True):
    """Where the money goes."""

    holder: str
    bank: str
    number: str


class Fault(Record, frozen=True):
    """A finding as the sender reads it: where, what, how to mend it, which clause."""

    message: str
    remedy: str = ""
    where: str = ""
    subject: str = ""
    clause: str = ""


class ChangeLine(Record, frozen=True):
    """One change after the publication: 退赛, 增加, 换人 or 更正."""

    kind: str
    subject: str
    section: str = ""
    detail: str = ""
    fee: Money | None = None
    clause: str = ""


class Confirmation(Record, frozen=True):
    """报名确认: the entry was read and nothing has to be mended.

    `due` None = the regulation does not state the fees yet. `versions` names every form that
    came, the valid one last.
    """

    head: Letterhead
    players: tuple[PlayerLine, ...]
    rooms: tuple[RoomLine, ...] = ()
    amounts: tuple[AmountLine, ...] = ()
    due: Money | None = None
    account: Account | None = None
    pay_by: datetime | None = None
    remarks: tuple[str, ...] = ()
    file: str = ""
    received_at: datetime | None = None
    versions: tuple[str, ...] = ()


class Correction(Record, frozen=True):
    """请更正: what must be mended (`faults`) and what a person should look at (`doubts`)."""

    head: Letterhead
    faults: tuple[Fault, ...]
    doubts: tuple[Fault, ...] = ()
    mend_by: datetime | None = None
    file: str = ""
    returned: str = ""  # name of the annotated copy that goes with the letter
    solved: tuple[Fault, ...] = ()  # faults of the last letter that are mended now


class Resend(Record, frozen=True):
    """请重发: nothing could be read, and why."""

    head: Letterhead
    reason: Literal["link", "encrypted", "unreadable", "missing", "no_table"]
    files: tuple[str, ...] = ()
    mend_by: datetime | None = None


class ChangeNotice(Record, frozen=True):
    """变更确认: the changes asked for, their fees, and whether approval is still to come."""

    head: Letterhead
    changes: tuple[ChangeLine, ...]
    fee: Money | None = None
    account: Account | None = None
    approved: bool = False
    remarks: tuple[str, ...] = ()


class Reminder(Record, frozen=True):
    """催办: papers that are missing and money that did not come.

    `open` None = nothing known to be open; `due` None = paid, or not stated yet.
    """

    head: Letterhead
    missing: tuple[Fault, ...] = ()
    open: Money | None = None
    due: Money | None = None
    account: Account | None = None
    closes: datetime | None = None


class Payment(Record, frozen=True):
    """收款: what came in, and whether it is enough.

    `due` None = not stated yet. At most one of `open` (still to come) and `over` is set.
    """

    head: Letterhead
    paid: Money
    amounts: tuple[AmountLine, ...] = ()
    due: Money | None = None
    open: Money | None = None
    over: Money | None = None
    account: Account | None = None
    pay_by: datetime | None = None


Context = Confirmation | Correction | Resend | ChangeNotice | Reminder | Payment
