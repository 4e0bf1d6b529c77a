"""2填写/收款核对.xlsx: whose transfer it is; people decide in yellow cells."""

from collections.abc import Sequence

from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.money import BOOKED, OPEN, transfers
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fill_in import fill_in_sheet, write_index

_OPEN = "在黄色格里选决定，保存后运行 qisai bank。清空黄色格就是收回决定。"
_BOOKED = "证据充分，已自动入账；不同意的在黄色格里选决定，保存后运行 qisai bank。"


def receipts_book(
    stamp: Stamp,
    event: str,
    waiting: Sequence[FillRow],
    booked: Sequence[FillRow],
    units: tuple[str, ...],
) -> bytes:
    """The workbook; both sheets are read back by `toolkit.sources.filled`."""
    book = Book(stamp, f"{event} 收款核对")
    written = []
    for table, rows, hint in ((OPEN, waiting, _OPEN), (BOOKED, booked, _BOOKED)):
        offered = transfers(table.sheet, units)
        fill_in_sheet(book, offered, rows, f"{event} 收款核对：{table.sheet}", hint)
        written.append((offered, rows))
    write_index(book, written)
    return book.to_bytes()
