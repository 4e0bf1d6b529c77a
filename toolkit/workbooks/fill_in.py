"""Writes tables that people fill in: locked cells, yellow cells, hidden ids and digests."""

from collections.abc import Sequence

from toolkit.layouts.fill_in import (
    DIGEST_HEADER,
    ID_HEADER,
    INDEX_SHEET,
    FillRow,
    FillTable,
    row_digest,
)
from toolkit.workbooks.book import Book
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import CELL, CENTER, ENTRY_WRAP, HEAD


def fill_in_sheet(
    book: Book,
    table: FillTable,
    rows: Sequence[FillRow],
    title: str,
    subtitle: str,
    *,
    corner: int = 0,
) -> Sheet:
    """One sheet: id and digest in the first two, hidden columns, then the table's own.

    `corner` = columns at the right of the title row that the caller fills himself.
    """
    sheet = book.sheet(table.sheet)
    sheet.merge(0, 2, 0, len(table.columns) + 1 - corner, title, _TITLE)
    sheet.height(0, 30)
    sheet.merge(1, 2, 1, len(table.columns) + 1, subtitle, _HINT)
    for place, header in enumerate((ID_HEADER, DIGEST_HEADER)):
        sheet.text(2, place, header, HEAD)
    for place, column in enumerate(table.columns, 2):
        sheet.text(2, place, column.title, HEAD)
        sheet.width({place: column.width})
    for number, row in enumerate(rows):
        _write_row(sheet, 3 + number, table, row)
    if rows:
        _offer(book, sheet, table, len(rows))
        sheet.filter(2, 2, 2 + len(rows), len(table.columns) + 1)
    sheet.hide_columns(0, 1)
    sheet.freeze(3)
    sheet.protect()
    sheet.print_on_a4(landscape=True, header_rows=(2, 2))
    return sheet


def write_index(book: Book, written: Sequence[tuple[FillTable, Sequence[FillRow]]]) -> None:
    """The hidden sheet with all row ids: sheet name and id. Write it once, last."""
    index = book.sheet(INDEX_SHEET, hidden=True)
    number = 0
    for table, rows in written:
        for row in rows:
            index.text(number, 0, table.sheet, CELL)
            index.text(number, 1, row.id, CELL)
            number += 1


_TITLE = CENTER.but(bold=True, size=16, border=False, font="黑体", wrap=False)
_HINT = CELL.but(border=False, color="#595959")


def _write_row(sheet: Sheet, number: int, table: FillTable, row: FillRow) -> None:
    sheet.text(number, 0, row.id, CELL)
    digest = row_digest(row.texts.get(column.key, "") for column in table.locked)
    sheet.text(number, 1, digest, CELL)
    for place, column in enumerate(table.columns, 2):
        style = ENTRY_WRAP if column.yellow else CELL
        look = style.but(align="center") if column.center else style
        sheet.text(number, place, row.texts.get(column.key, ""), look)


def _offer(book: Book, sheet: Sheet, table: FillTable, count: int) -> None:
    for place, column in enumerate(table.columns, 2):
        area = (3, place, 2 + count, place)
        if column.choices:
            name = f"{table_name(table)}_{column.key}"
            choices = book.choices(name, column.choices)
            sheet.drop_down(
                area, choices, title=column.title, message=column.hint, strict=column.strict
            )
        elif column.yellow and column.hint:
            sheet.prompt(area, column.title, column.hint)


def table_name(table: FillTable) -> str:
    """An ASCII name for the table's lists."""
    return "t" + "".join(f"{ord(char):x}" for char in table.sheet[:4])
