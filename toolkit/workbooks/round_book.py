"""编排-<组别>.xlsx, where arbiters type results."""

from collections.abc import Sequence

from toolkit.layouts.fill_in import FillRow, FillTable
from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fill_in import fill_in_sheet, write_index
from toolkit.workbooks.style import CELL, CENTER, MISSING


class RoundSheet(Record, frozen=True):
    """One round to write: its table, rows (id "r2b-7" = the bye of number 7) and subtitle."""

    table: FillTable
    rows: tuple[FillRow, ...]
    subtitle: str


Beside = Sequence[tuple[FillTable, Sequence[FillRow], str]]
"""Further sheets of the arbiters: table, rows, hint."""


def round_book(stamp: Stamp, title: str, rounds: Sequence[RoundSheet], beside: Beside) -> bytes:
    """The newest round stands first; results of earlier rounds may still be corrected."""
    book = Book(stamp, title)
    for sheet in reversed(rounds):
        _round(book, title, sheet)
    for table, rows, hint in beside:
        fill_in_sheet(book, table, rows, f"{title} {table.sheet}", hint)
    written = [(sheet.table, sheet.rows) for sheet in rounds]
    write_index(book, [*written, *((table, rows) for table, rows, _ in beside)])
    return book.to_bytes()


def _round(book: Book, title: str, data: RoundSheet) -> None:
    last = len(data.table.columns) + 1
    sheet = fill_in_sheet(
        book, data.table, data.rows, f"{title} {data.table.sheet}", data.subtitle, corner=2
    )
    place = 2 + next(n for n, c in enumerate(data.table.columns) if c.key == "result")
    letter = chr(ord("A") + place)
    boards = [row for row in data.rows if row.texts.get("board", "").isdigit()]
    done = sum(bool(row.texts.get("result")) for row in boards)
    if data.rows:
        bottom = 3 + len(data.rows)
        sheet.color_when((3, place, bottom - 1, place), f"LEN(TRIM({letter}4))=0", MISSING)
        missing = f"=SUMPRODUCT(--(LEN(TRIM({letter}4:{letter}{bottom}))=0))"
        sheet.text(0, last - 1, "还缺成绩（台）", _COUNT)
        sheet.formula(0, last, missing, len(boards) - done, _COUNT)
    sheet.text(4 + len(data.rows), 4, "裁判长签名：", _SIGN)
    sheet.text(4 + len(data.rows), place + 3, "编排长签名：", _SIGN)


_COUNT = CENTER.but(bold=True)
_SIGN = CELL.but(border=False, wrap=False)
