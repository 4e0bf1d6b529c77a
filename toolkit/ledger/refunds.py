"""What goes back to whom (退款): over-payments, withdrawals, refused entries, deposits; pure.

A refund goes back the way the money came, the newest payment first, and never exceeds what its
unit paid: what is kept stays by the clauses of the lines that are still owed.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from toolkit.ledger.charges import Charge, ChargeKind, total
from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record


class Cause(StrEnum):
    """Why money goes back, as the list shows it."""

    REFUSED = "报名没有被接受"
    WITHDRAWN = "退赛"
    GONE = "不参赛"
    OVERPAID = "多缴"
    DEPOSIT = "押金"


class Payment(Record, frozen=True):
    """A unit's part of a transfer that is booked; negative = paid back already.

    `txn` and `day` find it in the statement; `payer` and `account` are where it came from.
    """

    txn: str
    day: str
    payer: str
    account: str
    amount: Money


class Standing(Record, frozen=True):
    """A unit's account: what it owes by line, and what came of it.

    `withdrawn` = who withdrew with approval; `refused` = whose entries were refused.
    """

    unit: str
    lines: tuple[Charge, ...]
    payments: tuple[Payment, ...]
    withdrawn: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    entered: bool = True

    @property
    def paid(self) -> Money:
        """All that is booked to it, less what was paid back."""
        return sum((payment.amount for payment in self.payments), ZERO)

    @property
    def due(self) -> Money:
        """What it owes."""
        return total(self.lines)

    @property
    def kept(self) -> tuple[Charge, ...]:
        """What is owed for players who are gone."""
        gone = (ChargeKind.KEPT_FEE, ChargeKind.KEPT_BOARD, ChargeKind.CHANGE)
        return tuple(line for line in self.lines if line.kind in gone)


class Refund(Record, frozen=True):
    """An amount that goes back to one payer. A deposit goes back later, `when` says when."""

    unit: str
    amount: Money
    cause: Cause
    said: str  # how it is worked out
    clause: str
    payment: Payment | None
    when: str = ""


def refunds(standing: Standing) -> tuple[Refund, ...]:
    """What goes back to a unit now, and its deposits, which go back later."""
    over = standing.paid - standing.due
    now = list(_over(standing, over)) if over > ZERO else []
    return (*now, *_deposits(standing, min(standing.paid, standing.due)))


def _over(standing: Standing, over: Money) -> Iterable[Refund]:
    cause = _cause(standing)
    clauses = dict.fromkeys(line.clause for line in standing.kept if line.clause)
    for amount, payment in _back(standing.payments, over):
        yield Refund(
            standing.unit, amount, cause, _worked_out(standing), "、".join(clauses), payment
        )


def _cause(standing: Standing) -> Cause:
    if standing.withdrawn:
        return Cause.WITHDRAWN
    if standing.refused:
        return Cause.REFUSED
    return Cause.OVERPAID if standing.entered else Cause.GONE


def _worked_out(standing: Standing) -> str:
    """Paid, owed, and what of it is kept, in one line."""
    kept = "，".join(f"{line.label} {line.amount.brief()}" for line in standing.kept)
    said = f"已缴 {standing.paid.brief()} − 应缴 {standing.due.brief()}"
    who = f"；{'、'.join(standing.withdrawn)} 退赛" if standing.withdrawn else ""
    who += f"；{'、'.join(standing.refused)} 没有被接受" if standing.refused else ""
    return f"{said}（其中{kept}）{who}" if kept else f"{said}{who}"


def _back(payments: Sequence[Payment], over: Money) -> list[tuple[Money, Payment | None]]:
    """The amount parted among the payers, the newest payment first.

    What was paid back before is taken off the newest payments, wherever it went.
    """
    back = -sum((p.amount for p in payments if p.amount < ZERO), ZERO)
    found: list[tuple[Money, Payment | None]] = []
    for payment in reversed([p for p in payments if p.amount > ZERO]):
        gone = min(back, payment.amount)
        back -= gone
        part = min(over, payment.amount - gone)
        over -= part
        if part > ZERO:
            found.append((part, payment))
    return found


def _deposits(standing: Standing, covered: Money) -> Iterable[Refund]:
    """Deposits that were paid, when all that is owed was."""
    if covered < standing.due:
        return
    payment = next((p for p in reversed(standing.payments) if p.amount > ZERO), None)
    for line in standing.lines:
        if line.kind is ChargeKind.DEPOSIT and payment:
            said = f"{line.label} {line.each.brief()} × {line.count}"
            yield Refund(
                standing.unit, line.amount, Cause.DEPOSIT, said, line.clause, payment, line.cause
            )
