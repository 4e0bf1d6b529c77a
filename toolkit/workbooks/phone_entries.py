"""Writes 2填写/电话报名.xlsx."""

from collections.abc import Sequence

from toolkit.layouts.fill_in import FillRow, FillTable
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fill_in import fill_in_sheet, write_index

_HINT = "电话、短信、微信报的名：一行一人，写好保存，运行 qisai check。清空一行就是撤下。"


def phone_book(stamp: Stamp, event: str, table: FillTable, rows: Sequence[FillRow]) -> bytes:
    """The workbook; read back by `toolkit.sources.filled`."""
    book = Book(stamp, f"{event} 电话报名")
    sheet = fill_in_sheet(book, table, rows, f"{event} 电话报名", _HINT)
    sheet.numbers_as_text(sheet.area(3, 3, 2 + len(rows), 4))
    write_index(book, [(table, rows)])
    return book.to_bytes()
