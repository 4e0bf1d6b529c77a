"""2填写/报到.xlsx."""

from collections.abc import Sequence

from toolkit.layouts.fill_in import FillRow, FillTable
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fill_in import fill_in_sheet, write_index

_HINT = "在黄色格里登记，保存后运行 qisai checkin。"


def checkin_book(
    stamp: Stamp, event: str, tables: Sequence[tuple[FillTable, Sequence[FillRow]]]
) -> bytes:
    """The workbook; read back by `toolkit.sources.filled`."""
    book = Book(stamp, f"{event} 报到")
    for table, rows in tables:
        fill_in_sheet(book, table, rows, f"{event} {table.sheet}", _HINT)
    write_index(book, list(tables))
    return book.to_bytes()
