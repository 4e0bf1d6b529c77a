"""2填写/分组.xlsx."""

from collections.abc import Sequence

from toolkit.layouts.fill_in import FillRow, FillTable
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fill_in import fill_in_sheet, write_index

_HINT = (
    "人数不足的组别在黄色格里写办法和理由，保存后运行 qisai sections；"
    "定好后运行 qisai sections --freeze。个别棋手调组，写在 2填写/裁定.xlsx 的“更正”（改组别）。"
)


def sections_book(stamp: Stamp, event: str, table: FillTable, rows: Sequence[FillRow]) -> bytes:
    """The workbook; read back by `toolkit.sources.filled`."""
    book = Book(stamp, f"{event} 分组")
    fill_in_sheet(book, table, rows, f"{event} 分组", _HINT)
    write_index(book, [(table, rows)])
    return book.to_bytes()
