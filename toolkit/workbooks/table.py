"""A table in a sheet: header row, typed rows, filter, frozen header, print set-up in one call."""

from collections.abc import Mapping, Sequence

from toolkit.model.money import Money
from toolkit.model.record import Record
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import CELL, HEAD, LINK, MONEY, NUMBER, Style


class Link(Record, frozen=True):
    """A cell that leads somewhere: "internal:'表'!A1" or "external:../4回信/a.xlsx#'表'!A1"."""

    target: str
    text: str


Value = str | int | Money | Link | None


class Column(Record, frozen=True):
    """One column. Without a width it follows its content; `look` gives text cells their style."""

    title: str
    look: Style = CELL
    width: float | None = None
    hidden: bool = False


def write_table(
    sheet: Sheet,
    top: int,
    columns: Sequence[Column],
    rows: Sequence[Sequence[Value]],
    *,
    fills: Mapping[int, str] | None = None,
    paints: Mapping[tuple[int, int], str] | None = None,
) -> int:
    """Writes header and rows from row `top` on and returns the next free row.

    `fills` gives the colour of whole rows by their index, `paints` that of single cells by row
    index and column; yellow entry cells stay yellow. A row must have one value a column.
    """
    for place, column in enumerate(columns):
        sheet.text(top, place, column.title, HEAD)
        if column.width is not None:
            sheet.width({place: column.width})
    sheet.hide_columns(*(place for place, column in enumerate(columns) if column.hidden))
    whole, single = fills or {}, paints or {}
    for index, row in enumerate(rows):
        for place, (column, value) in enumerate(zip(columns, row, strict=True)):
            color = single.get((index, place), whole.get(index, ""))
            _write(sheet, top + 1 + index, place, value, column.look, color)
    return top + 1 + len(rows)


def list_sheet(
    sheet: Sheet,
    title: str,
    subtitle: str,
    columns: Sequence[Column],
    rows: Sequence[Sequence[Value]],
    *,
    fills: Mapping[int, str] | None = None,
    paints: Mapping[tuple[int, int], str] | None = None,
    landscape: bool = True,
) -> int:
    """A whole sheet with title, table, filter, frozen and repeated header; returns the next row."""
    visible = [place for place, column in enumerate(columns) if not column.hidden]
    top = sheet.heading(title, visible[-1] + 1, subtitle)
    after = write_table(sheet, top, columns, rows, fills=fills, paints=paints)
    sheet.freeze(top + 1)
    if rows:
        sheet.filter(top, 0, after - 1, len(columns) - 1)
    sheet.print_on_a4(landscape=landscape, header_rows=(top, top))
    return after


def _write(sheet: Sheet, row: int, column: int, value: Value, look: Style, fill: str) -> None:
    def filled(style: Style) -> Style:
        return style.but(fill=fill) if fill and not style.unlocked else style

    match value:
        case Link():
            sheet.link(row, column, value.target, value.text, filled(LINK))
        case Money():
            sheet.money(row, column, value, filled(MONEY))
        case int():
            sheet.number(row, column, value, filled(NUMBER if look == CELL else look))
        case _:
            sheet.text(row, column, value or "", filled(look))
