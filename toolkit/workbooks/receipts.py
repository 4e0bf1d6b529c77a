"""2填写/收款核对.xlsx: whose transfer it is; people decide in yellow cells, formulas check."""

from collections.abc import Sequence

from toolkit.layouts.fill_in import FillRow, FillTable
from toolkit.layouts.money import (
    BOOKED,
    BY_HAND,
    OPEN,
    SPLITS,
    STATEMENT_COLUMNS,
    by_hand,
    splits,
    transfers,
)
from toolkit.model.money import Money
from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fill_in import fill_in_sheet, write_index
from toolkit.workbooks.reconcile_book import BAD, GOOD, ReconcileBook, account_sheets
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import HEAD, MONEY

_HINTS = {
    OPEN.sheet: "在黄色格里选决定，保存后运行 qisai bank。清空黄色格就是收回决定。",
    BOOKED.sheet: "证据充分，已自动入账；不同意的在黄色格里选决定，保存后运行 qisai bank。",
    SPLITS: "一笔分给几个单位：在“待确认”选“拆分”，在这里一行写一个单位，直到“还剩”是 0。",
    STATEMENT_COLUMNS.sheet: "不认识的流水：在黄色格里选每一列是什么，至少日期和金额"
    "（或收入、支出），保存后运行 qisai bank。",
    BY_HAND: "现金、二维码、红包收的钱，一行一笔；写明单位的直接入账。清空一行就是撤下。",
}


class Typing(Record, frozen=True):
    """The rows of the sheets that people type into; `rests` = what is left of each split,
    `columns` = those of statements nobody can read yet.
    """

    waiting: Sequence[FillRow] = ()
    booked: Sequence[FillRow] = ()
    parts: Sequence[FillRow] = ()
    by_hand: Sequence[FillRow] = ()
    rests: Sequence[Money | None] = ()
    columns: Sequence[FillRow] = ()


def receipts_book(
    stamp: Stamp, event: str, typing: Typing, units: tuple[str, ...], shown: ReconcileBook
) -> bytes:
    """The workbook; the sheets that are typed into are read back by `toolkit.sources.filled`."""
    book = Book(stamp, f"{event} 收款核对")
    written: list[tuple[FillTable, Sequence[FillRow]]] = [
        (transfers(OPEN.sheet, units), typing.waiting),
        (splits(units), typing.parts),
        (transfers(BOOKED.sheet, units), typing.booked),
        (by_hand(units), typing.by_hand),
    ]
    if typing.columns:
        written.append((STATEMENT_COLUMNS, typing.columns))
    for table, rows in written:
        title = f"{event} 收款核对：{table.sheet}"
        sheet = fill_in_sheet(book, table, rows, title, _HINTS[table.sheet])
        if table.sheet == SPLITS:
            _rests(sheet, table, typing.rests)
    account_sheets(book, shown)
    write_index(book, written)
    return book.to_bytes()


def _rests(sheet: Sheet, table: FillTable, rests: Sequence[Money | None]) -> None:
    """The column 还剩: the transfer's amount less all its parts, by the number in the row."""
    column = len(table.columns) + 2
    sheet.text(2, column, "还剩", HEAD)
    sheet.width({column: 14})
    amounts = "'流水'!$C$1:$C$20000"
    for row, rest in enumerate(rests, 3):
        line = row + 1
        whole = f"ABS(INDEX({amounts},MATCH($C{line}&\"\",'流水'!$A$1:$A$20000,0)))"
        # the cells are text; "0"& makes an empty one nought and is read as a number by *
        parts = f'SUMPRODUCT(($C$4:$C$999=$C{line})*("0"&$E$4:$E$999))'
        formula = f'=IF($C{line}="","",IFERROR(ROUND({whole}-{parts},2),"看不懂"))'
        sheet.formula(row, column, formula, "" if rest is None else rest, MONEY)
    if rests:
        area = (3, column, 2 + len(rests), column)
        sheet.color_when(area, f"=AND(ISNUMBER({_cell(column)}),{_cell(column)}=0)", GOOD)
        sheet.color_when(area, f'=AND({_cell(column)}<>"",{_cell(column)}<>0)', BAD)


def _cell(column: int) -> str:
    return f"${'ABCDEFGHIJ'[column]}4"
