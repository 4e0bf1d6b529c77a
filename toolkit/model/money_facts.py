"""Facts about money (收款): statements, whose transfer a person says it is, accounts made up."""

from toolkit.model.bank import BankRow
from toolkit.model.fact import Fact, Origin
from toolkit.model.record import Record


class Unreadable(Record, frozen=True):
    """A row of a statement that can't be read (M007): its number and what stands there."""

    row: str
    text: str


class StatementImported(Fact, frozen=True, tag="statement_imported"):
    """A bank statement (银行流水) was read: all rows of one file, overlaps with others included."""

    sha256: str
    name: str
    bank: str
    rows: tuple[BankRow, ...] = ()
    unreadable: tuple[Unreadable, ...] = ()


class StatementUnknown(Fact, frozen=True, tag="statement_unknown"):
    """A list of payments came whose columns nobody has explained; nothing of it was booked yet.

    `words` = its header words, `examples` what stands below each.
    """

    sha256: str
    name: str
    layout: str
    words: tuple[str, ...]
    examples: tuple[str, ...]


class ColumnExplained(Fact, frozen=True, tag="column_explained"):
    """A person said what a column of a foreign statement is (流水版式); it holds for later files.

    `said` is what was chosen, "" = taken back.
    """

    layout: str
    word: str
    said: str
    by: str = ""
    origin: Origin = Origin("")


class Share(Record, frozen=True):
    """A part of a transfer that a person gave to a unit, in fen; negative for a refund."""

    unit: str
    fen: int


class MoneyDecided(Fact, frozen=True, tag="money_decided"):
    """A person said whose money a transfer is (收款核对).

    `parts` () = nobody's: 非报名款, or 挂起 when it is left open. `rules` is the version of the
    rules that proposed, `evidence` what they said of the transfer when it was decided.
    """

    txn: str
    choice: str
    parts: tuple[Share, ...] = ()
    unit: str = ""  # what was typed in the cell 单位
    note: str = ""
    by: str = ""
    origin: Origin = Origin("")
    rules: str = ""
    evidence: tuple[str, ...] = ()


class MoneyCleared(Fact, frozen=True, tag="money_cleared"):
    """The yellow cells of a transfer were emptied: the decision no longer holds."""

    txn: str
    origin: Origin = Origin("")


class Booked(Record, frozen=True):
    """A transfer that was booked without a person: to whom, how surely (0 to 1) and why."""

    txn: str
    parts: tuple[Share, ...]
    score: float
    evidence: tuple[str, ...]


class Balanced(Fact, frozen=True, tag="balanced"):
    """The accounts were made up (对账); the workbooks of money show the event as of now.

    `booked` = what was booked by `rules` (their version) otherwise than the time before.
    """

    rules: str = ""
    booked: tuple[Booked, ...] = ()
