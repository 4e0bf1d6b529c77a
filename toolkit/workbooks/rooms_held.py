"""2填写/客房.xlsx: how many rooms the organiser holds; read back by `toolkit.sources.filled`."""

from collections.abc import Sequence

from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.rooms import ADDED_ROOMS, HELD_ROOMS
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fill_in import fill_in_sheet, write_index

_HELD = "在黄色格里写与各酒店说定的间数，保存后运行 qisai rooms。已经安排的单位不再变动。"
_ADDED = "满员时另安排的酒店：写酒店、房型、每间几床和间数，保存后运行 qisai rooms。"


def rooms_held_book(
    stamp: Stamp, event: str, held: Sequence[FillRow], added: Sequence[FillRow]
) -> bytes:
    """The workbook with both sheets."""
    book = Book(stamp, f"{event} 客房")
    written = ((HELD_ROOMS, held, _HELD), (ADDED_ROOMS, added, _ADDED))
    for table, rows, hint in written:
        fill_in_sheet(book, table, rows, f"{event} {table.sheet}", hint)
    write_index(book, [(table, rows) for table, rows, _ in written])
    return book.to_bytes()
