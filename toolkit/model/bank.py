"""Bank statements (银行流水) and what units owe, as far as money is matched to units (对账)."""

from datetime import date, datetime
from enum import StrEnum

from toolkit.model.finding import Finding
from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record


class Direction(StrEnum):
    """Which way the money went, as the statement prints it; neutral = 不计收支, 中性交易."""

    IN = "in"
    OUT = "out"
    NEUTRAL = "neutral"


class RowState(StrEnum):
    """Whether the money of a wallet's row really moved; bank rows are always settled."""

    SETTLED = "settled"
    CLOSED = "closed"
    REFUND = "refund"


class BankRow(Record, frozen=True):
    """One row of a statement. `amount` is positive; `row` is the 1-based row of its table.

    `time` is None when the statement gives no time of day. `serial` is the bank's own number;
    `serial_local` marks a running number (序号) that only counts the rows of one export.
    `extra` is further free text of the row (用途, 交易场所), used as evidence only.
    """

    file: str
    row: int
    bank: str
    date: date
    amount: Money
    direction: Direction
    time: datetime | None = None
    balance: Money | None = None
    payer: str | None = None
    account: str | None = None
    summary: str | None = None
    remark: str | None = None
    serial: str | None = None
    serial_local: bool = False
    state: RowState = RowState.SETTLED
    currency: str = "CNY"
    extra: str = ""

    @property
    def moment(self) -> str:
        """ISO 8601 with +08:00, or the date alone when the time of day is unknown."""
        return self.time.isoformat() if self.time else self.date.isoformat()

    @property
    def signed(self) -> Money:
        """Money in positive, out negative, neutral or not settled zero."""
        if self.state is RowState.CLOSED or self.direction is Direction.NEUTRAL:
            return ZERO
        return self.amount if self.direction is Direction.IN else -self.amount


class StatementCheck(Record, frozen=True):
    """One self-check an export allows: what should be there and what is."""

    name: str
    expected: str | None
    found: str | None
    ok: bool


class UnknownLayout(Record, frozen=True):
    """A list of payments whose columns nobody has explained yet: its header words, in order, and
    what stands below them. `layout` is a digest of the words.
    """

    layout: str
    words: tuple[str, ...]
    examples: tuple[str, ...]


class Statement(Record, frozen=True):
    """One file (or archive member) as read; `bank` is "" when nothing recognised it."""

    file: str
    bank: str = ""
    rows: tuple[BankRow, ...] = ()
    checks: tuple[StatementCheck, ...] = ()
    findings: tuple[Finding, ...] = ()
    unknown: UnknownLayout | None = None


class DueUnit(Record, frozen=True):
    """What one unit owes (应收): entry fee (参赛费) for `people`, board and lodging for `rooms`.

    `payers` = who pays by the entry form, besides leader, coach and parents. `later` = the part
    of `due` that came up after the list was published (变更): whether and when a unit completed
    its payment is judged without it.
    """

    unit_id: str
    name: str
    leader: str = ""
    coach: str = ""
    people: int = 0
    fee: Money = ZERO
    hotel: str = ""
    rooms: int = 0
    board: Money = ZERO
    due: Money = ZERO
    code: str = ""  # the payment code (缴费码) printed for this unit; "" = made from unit_id
    later: Money = ZERO
    payers: tuple[str, ...] = ()


class DuePlayer(Record, frozen=True):
    """A player of a unit, with the parent (家长) the form names."""

    unit_id: str
    name: str
    parent: str = ""


class Notice(Record, frozen=True):
    """A remittance notice (汇款告知): who says to have paid how much for which unit, and when."""

    received: datetime
    unit: str
    payer: str
    amount: Money
    rooms: int | None = None
    source: str = ""  # the mail or form it stands in


class DueChange(Record, frozen=True):
    """A change after publication (变更): withdrawal (退赛) and the like, with its fee."""

    unit_id: str
    kind: str
    people: int
    on: date | None = None
    fee: Money = ZERO


class Hotel(Record, frozen=True):
    """A hotel of the event with the rooms the organiser holds there."""

    name: str
    rooms: int
    price: Money = ZERO


class Dues(Record, frozen=True):
    """All that is owed in one event, and what is known about who will pay it."""

    units: tuple[DueUnit, ...]
    players: tuple[DuePlayer, ...] = ()
    notices: tuple[Notice, ...] = ()
    changes: tuple[DueChange, ...] = ()
    hotels: tuple[Hotel, ...] = ()
