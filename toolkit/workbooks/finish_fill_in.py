"""2填写/奖项核定, 收款账户, 等级核定: what people type in after the last round."""

from collections.abc import Sequence

from toolkit.layouts.fill_in import FillRow, FillTable
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fill_in import fill_in_sheet, write_index


def finish_book(
    stamp: Stamp, title: str, sheets: Sequence[tuple[FillTable, Sequence[FillRow], str]]
) -> bytes:
    """The workbook of these tables, each with its rows and a line that says what to do."""
    book = Book(stamp, title)
    for table, rows, hint in sheets:
        fill_in_sheet(book, table, rows, f"{title}：{table.sheet}", hint)
    write_index(book, [(table, rows) for table, rows, _ in sheets])
    return book.to_bytes()
