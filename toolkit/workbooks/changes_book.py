"""2填写/变更和减免.xlsx: three sheets of blank rows, read back by `toolkit.sources.filled`."""

from collections.abc import Sequence

from toolkit.layouts.changes import FURTHER, WAIVERS, WITHDRAWALS
from toolkit.layouts.fill_in import FillRow, FillTable
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fill_in import fill_in_sheet, write_index

_HINTS = {
    WITHDRAWALS: "没有新报名表、只来信说退赛的，一行一人；保存后运行 qisai changes。清空就是撤下。",
    WAIVERS: "组委会同意减免的，一行一项；保存后运行 qisai changes。清空一行就是收回。",
    FURTHER: "报到时代办的保险、证书费和另外商定的收费；保存后运行 qisai changes。",
}


def changes_book(
    stamp: Stamp, event: str, written: Sequence[tuple[FillTable, Sequence[FillRow]]]
) -> bytes:
    """The workbook, one sheet a table."""
    book = Book(stamp, f"{event} 变更和减免")
    for table, rows in written:
        fill_in_sheet(book, table, rows, f"{event} {table.sheet}", _HINTS[table.sheet])
    write_index(book, written)
    return book.to_bytes()
