"""Money that no bank statement shows (手工收款): cash, QR codes, red packets, as typed by hand."""

from collections.abc import Iterator
from datetime import date

from toolkit.flows.desk import Desk
from toolkit.layouts.checkin import UNIT_SHEET
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
        desk_rows = list(_at_the_desk(desk))
        rows = (*(row for _, row in taken), *(row for _, row in desk_rows))
        self.statement = Statement(BY_HAND, BY_HAND, rows)
        self.named = {
            txn_of(fact.row): (fact.said["unit"], row.signed, fact.said.get("by", ""))
            for fact, row in taken
            if fact.said.get("unit")
        }
        self.of_unit = {  # by transfer: the unit's id, since the desk's row is the unit's own
            row.serial or "": (fact.row, row.signed, fact.said.get("by", ""))
            for fact, row in desk_rows
        }


def _at_the_desk(desk: Desk) -> Iterator[tuple[RowTyped, BankRow]]:
    """What was paid at check-in (现场交款), on the day of check-in."""
    dates = desk.regulation.dates
    day = dates.check_in.first if dates.check_in else dates.play.first
    paid = [
        fact
        for (sheet, _), fact in desk.state.finish.typed.items()
        if sheet == UNIT_SHEET and fact.said.get("paid")
    ]
    for number, fact in enumerate(paid, start=1):
        amount = read_amount(Said(fact.said["paid"]))
        if amount:
            yield (
                fact,
                BankRow(
                    file=UNIT_SHEET,
                    row=number,
                    bank=BY_HAND,
                    date=day,
                    amount=amount,
                    direction=Direction.IN,
                    summary=fact.said.get("how"),
                    remark="报到时现场交款",
                    serial=f"报到{fact.row}",
                ),
            )


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
