"""开票清单.xlsx: to whom an invoice (发票) goes over how much, and what is missing for it."""

from collections.abc import Sequence

from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.style import CELL, CENTER, LABEL, MONEY
from toolkit.workbooks.table import Column, Value, list_sheet


class InvoiceRow(Record, frozen=True):
    """A unit: heading of its invoice, what it paid, what it owes without deposits, what lacks."""

    unit: str
    title: str
    tax_number: str
    paid: Money
    due: Money
    missing: str = ""

    @property
    def amount(self) -> Money:
        """What the invoice is about: what was paid, but not what goes back or is a deposit."""
        return max(ZERO, min(self.paid, self.due))


_COLUMNS = (
    Column("单位", width=26),
    Column("发票抬头", width=26),
    Column("税号", width=22),
    Column("已缴", MONEY, width=12),
    Column("应缴（不含押金）", MONEY, width=16),
    Column("开票金额", MONEY, width=12),
    Column("还缺什么", width=28),
    Column("发票号码", CELL, width=14),
    Column("开票日", CENTER, width=10),
)
_MISSING = "#FFEB9C"


def invoice_list(stamp: Stamp, event: str, rows: Sequence[InvoiceRow]) -> bytes:
    """The workbook: one row a unit, amounts and sums as formulas."""
    book = Book(stamp, f"{event} 开票清单")
    sheet = book.sheet("开票清单")
    table: list[list[Value]] = [
        [v.unit, v.title, v.tax_number, v.paid, v.due, None, v.missing, "", ""] for v in rows
    ]
    lacking = sum(bool(row.missing) for row in rows)
    subtitle = (
        f"{stamp.created:%Y-%m-%d %H:%M} · {len(rows)} 个单位，{lacking} 个还缺资料；"
        "开票金额 = 已缴与应缴中较小的，多缴的退回，押金不开票"
    )
    paints = {(index, 6): _MISSING for index, row in enumerate(rows) if row.missing}
    after = list_sheet(sheet, f"{event} 开票清单", subtitle, _COLUMNS, table, paints=paints)
    if not rows:
        return book.to_bytes()
    first = after - len(rows)
    sheet.numbers_as_text(sheet.area(first, 2, after - 1, 2))
    for place, row in enumerate(rows, first):
        line = place + 1
        sheet.formula(place, 5, f"=MAX(0,MIN(D{line},E{line}))", row.amount, MONEY)
    sheet.text(after, 0, "合计", LABEL)
    sums = [[row.paid for row in rows], [row.due for row in rows], [row.amount for row in rows]]
    for column, amounts in enumerate(sums, 3):
        area = sheet.area(first, column, after - 1, column)
        sheet.formula(after, column, f"=SUM({area})", sum(amounts, ZERO), MONEY.but(bold=True))
    return book.to_bytes()
