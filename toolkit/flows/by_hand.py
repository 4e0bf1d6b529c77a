"""Money that no bank statement shows (手工收款): cash, QR codes, red packets, as typed by hand."""

from datetime import date

from toolkit.flows.desk import Desk
from toolkit.layouts.money import BY_HAND
from toolkit.model.bank import BankRow, Direction, Statement
from toolkit.model.finish_facts import RowTyped
from toolkit.model.money import ZERO, Money
from toolkit.model.said import Said
from toolkit.values.amounts import read_amount
from toolkit.values.dates import read_date


class ByHand:
    """The rows of 手工收款 as one more statement, and the units that people named in them."""

    def __init__(self, desk: Desk) -> None:
        typed = [f for (sheet, _), f in desk.state.finish.typed.items() if sheet == BY_HAND]
        read = [(fact, _row(fact)) for fact in sorted(typed, key=lambda fact: int(fact.row))]
        taken = [(fact, row) for fact, row in read if row is not None]
        rows = tuple(row for _, row in taken)
        self.statement = Statement(BY_HAND, BY_HAND, rows)
        self.named = {
            txn_of(fact.row): (fact.said["unit"], row.signed, fact.said.get("by", ""))
            for fact, row in taken
            if fact.said.get("unit")
        }


def txn_of(row: str) -> str:
    """The transfer id of a row of the sheet."""
    return f"手工{row}"


def _row(fact: RowTyped) -> BankRow | None:
    """The payment, None when the row was stored without amount or day."""
    amount, on = _amount(fact), _day(fact)
    if on is None or amount == ZERO:
        return None
    return BankRow(
        file=BY_HAND,
        row=int(fact.row),
        bank=BY_HAND,
        date=on,
        amount=amount if amount > ZERO else -amount,
        direction=Direction.IN if amount > ZERO else Direction.OUT,
        payer=fact.said.get("payer"),
        summary=fact.said.get("way"),
        remark=fact.said.get("note"),
        serial=txn_of(fact.row),
    )


def _amount(fact: RowTyped) -> Money:
    return read_amount(Said(fact.said.get("amount", ""))) or ZERO


def _day(fact: RowTyped) -> date | None:
    read = read_date(Said(fact.said.get("date", "")))
    return read.day if read else None
