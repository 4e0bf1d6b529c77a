"""What the accounts say, as the money rules take it: units, open transfers, unreadable rows."""

from datetime import datetime

from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record


class Transfer(Record, frozen=True):
    """A transfer nobody has decided about, or that speaks against a unit.

    `names` = the units it may belong to, the likeliest first; `where` = file and row.
    """

    txn: str
    moment: str
    amount: Money
    payer: str
    where: str
    names: tuple[str, ...] = ()
    twice: bool = False  # its payer has paid this unit before and nothing is open


class Account(Record, frozen=True):
    """One unit's account.

    `paid` counts what is booked and what is likely; `extras` = insurance, late and change fees
    within `due`; `late` and `undated` speak of the payment that completed the due.
    """

    due: Money
    paid: Money
    extras: Money = ZERO
    completed: str = ""
    late: bool = False
    undated: bool = False
    maybe: tuple[Transfer, ...] = ()  # open transfers that may be its own
    unannounced: tuple[Transfer, ...] = ()  # booked ones of which no notice speaks
    elsewhere: tuple[Transfer, ...] = ()  # refunds to somebody who has paid nothing


class Unread(Record, frozen=True):
    """A row of a statement whose amount or day can't be read."""

    file: str
    row: str
    text: str


class Settlement(Record, frozen=True):
    """The accounts of the event as of a survey."""

    units: dict[str, Account] = {}
    waiting: tuple[Transfer, ...] = ()
    unread: tuple[Unread, ...] = ()
    deadline: datetime | None = None
