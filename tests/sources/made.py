"""Small workbooks for the tests, written down as rows of text."""

import io
from collections.abc import Callable
from typing import Any

import xlsxwriter

from toolkit.model.form import Line
from toolkit.sources.grids.grid import Grid

Sheets = dict[str, list[list[Any]]]


def rows(text: str) -> list[list[Any]]:
    """A table in text: one line a row, cells parted by |; a lone `#…` is a number."""
    table: list[list[Any]] = []
    for line in text.strip("\n").rstrip().splitlines():
        cells = [cell.strip() for cell in line.strip().split("|")]
        table.append([float(c[1:]) if c.startswith("#") else c for c in cells])
    return table


def grid(text: str, sheet: str = "表", **more: Any) -> Grid:
    """A grid from a table in text; `merges` in A1 style."""
    merges = [_range(m) for m in more.pop("merges", ())]
    return Grid(sheet, rows(text), merges, **more)


def xlsx(sheets: Sheets | str, change: Callable[[Any, Any], None] | None = None) -> bytes:
    """A workbook; `change(workbook, first sheet)` may add what rows can't say."""
    if isinstance(sheets, str):
        sheets = {"报名表": rows(sheets)}
    made = io.BytesIO()
    book = xlsxwriter.Workbook(made, {"strings_to_formulas": False, "strings_to_urls": False})
    for name, table in sheets.items():
        sheet = book.add_worksheet(name)
        for row, cells in enumerate(table):
            for column, value in enumerate(cells):
                if value not in ("", None):
                    sheet.write(row, column, value)
    if change:
        change(book, book.worksheets()[0])
    book.close()
    return made.getvalue()


def told(line: Line, *fields: str) -> list[str]:
    """What a line says in some fields, "" where it says nothing."""
    return [line.said[f].text if f in line.said else "" for f in fields]


def _range(text: str) -> tuple[int, int, int, int]:
    from xlsxwriter.utility import xl_cell_to_rowcol

    first, last = text.split(":")
    return (*xl_cell_to_rowcol(first), *xl_cell_to_rowcol(last))
