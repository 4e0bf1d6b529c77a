"""A line of what a unit owes (应缴): count, price, clause and cause; pure, integer fen."""

from collections.abc import Iterable
from enum import StrEnum

from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record


class ChargeKind(StrEnum):
    """What a line is for, as the ledger shows it (费用种类)."""

    ENTRY = "参赛费"
    INSURANCE = "保险费"
    BOARD = "食宿费"
    LATE = "逾期附加费"
    CHANGE = "变更手续费"
    KEPT_FEE = "退赛扣留参赛费"
    KEPT_BOARD = "退赛扣留住宿费"
    WAIVER = "减免"
    CERTIFICATE = "证书费"
    DEPOSIT = "押金"
    OTHER = "其他"


_BOARD = frozenset({ChargeKind.BOARD, ChargeKind.KEPT_BOARD})


class Charge(Record, frozen=True):
    """One line of what is owed: `count` × `each`, by which clause and why.

    `pending` = the price is not published yet: the line shows 0 and the sum is not known.
    """

    label: str
    count: int
    each: Money
    clause: str
    cause: str = ""
    kind: ChargeKind = ChargeKind.ENTRY
    pending: bool = False

    @property
    def amount(self) -> Money:
        """The line's sum."""
        return self.each * self.count

    @property
    def board(self) -> bool:
        """Board and lodging, not a fee."""
        return self.kind in _BOARD


def total(lines: Iterable[Charge]) -> Money:
    """The sum of the lines."""
    return sum((line.amount for line in lines), ZERO)


def pending(lines: Iterable[Charge]) -> bool:
    """True when a price is still missing: the sum is unknown, never 0."""
    return any(line.pending for line in lines)


def total_words(lines: Iterable[Charge]) -> str:
    """The sum in yuan, or that it is unknown."""
    lines = tuple(lines)
    return "未知（等补充通知）" if pending(lines) else total(lines).brief()
