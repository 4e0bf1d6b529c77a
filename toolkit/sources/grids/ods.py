"""OpenDocument spreadsheets (ods), read from their own XML: values, merges, what is hidden."""

import datetime as dt
from typing import TYPE_CHECKING

from toolkit.model.said import CellKind
from toolkit.sources.files.guard import MOST_COLUMNS, MOST_ROWS, guard
from toolkit.sources.files.unreadable import broken
from toolkit.sources.grids.grid import Grid, Merge, Value
from toolkit.sources.grids.package import Package, local
from toolkit.sources.grids.workbook import Workbook

if TYPE_CHECKING:
    from lxml import etree

_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_META = "{urn:oasis:names:tc:opendocument:xmlns:meta:1.0}"
_TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_STYLE = "{urn:oasis:names:tc:opendocument:xmlns:style:1.0}"
_HIDDEN = ("collapse", "filter")


def read(data: bytes, kind: str) -> Workbook:
    """Every sheet as a grid; custom properties are the marks of our own form."""
    from toolkit.sources.pictures.ods import sheet_pictures

    package = guard(data, kind).package
    root = package.xml("content.xml")
    if root is None:
        raise broken("文件已损坏，可能没有传完整", kind)
    if b"manifest:encryption-data" in package.read("META-INF/manifest.xml"):
        from toolkit.sources.files.unreadable import locked

        raise locked(kind)
    unseen = _hidden_styles(root)
    tables = list(root.iter(_TABLE + "table"))
    book = Workbook(kind, [_Sheet(table, unseen).grid() for table in tables], marks=_marks(package))
    book.pictures = [placed.picture for placed in sheet_pictures(package, root)]
    return book


def _marks(package: Package) -> dict[str, str]:
    root = package.xml("meta.xml")
    found = root.iter(_META + "user-defined") if root is not None else ()
    return {e.get(_META + "name", ""): e.text or "" for e in found}


def _hidden_styles(root: "etree._Element") -> set[str]:
    """Styles of sheets that are not displayed."""
    return {
        style.get(_STYLE + "name", "")
        for style in root.iter(_STYLE + "style")
        if any(e.get(_TABLE + "display") == "false" for e in style)
    }


class _Sheet:
    """One table under reading; repeated rows and cells are only kept as far as they hold text."""

    def __init__(self, table: "etree._Element", unseen: set[str]) -> None:
        self.table = table
        self.hidden = table.get(_TABLE + "style-name", "") in unseen
        self.cells: dict[tuple[int, int], Value] = {}
        self.forced: dict[tuple[int, int], tuple[CellKind, str]] = {}
        self.merges: list[Merge] = []
        self.hidden_rows: list[int] = []
        self.hidden_columns: list[int] = []

    def grid(self) -> Grid:
        self._columns()
        row = 0
        for line in self.table.iter(_TABLE + "table-row"):
            repeated = _times(line, "number-rows-repeated")
            filled = self._row(line, row)
            copies = min(repeated, 100) if filled else 1
            for copy in range(1, copies):
                self._row(line, row + copy)
            if line.get(_TABLE + "visibility") in _HIDDEN:
                self.hidden_rows.extend(range(row, row + min(repeated, MOST_ROWS)))
            row += repeated
            if row > MOST_ROWS:
                break
        places = [*self.cells, *self.forced]
        height = max((r for r, _ in places), default=-1) + 1
        width = max((c for _, c in places), default=-1) + 1
        values = [[self.cells.get((r, c), "") for c in range(width)] for r in range(height)]
        return Grid(
            self.table.get(_TABLE + "name", "表"),
            values,
            self.merges,
            hidden=self.hidden,
            hidden_rows=self.hidden_rows,
            hidden_columns=self.hidden_columns,
            forced=self.forced,
        )

    def _columns(self) -> None:
        column = 0
        for element in self.table.iter(_TABLE + "table-column"):
            repeated = _times(element, "number-columns-repeated")
            if element.get(_TABLE + "visibility") in _HIDDEN:
                self.hidden_columns.extend(range(column, min(column + repeated, MOST_COLUMNS)))
            column += repeated

    def _row(self, line: "etree._Element", row: int) -> bool:
        """Take the cells of a row; whether any holds something."""
        column, filled = 0, False
        for cell in line:
            if local(cell) not in ("table-cell", "covered-table-cell"):
                continue
            repeated = _times(cell, "number-columns-repeated")
            value = _value(cell)
            down = _times(cell, "number-rows-spanned")
            across = _times(cell, "number-columns-spanned")
            if value != "" and row < MOST_ROWS:
                filled = True
                for copy in range(column, min(column + repeated, MOST_COLUMNS)):
                    self.cells[row, copy] = value
                    if isinstance(value, str) and value.startswith(("#", "Err:")):
                        self._error(cell, row, copy, value)
            if down * across > 1:
                self.merges.append((row, column, row + down - 1, column + across - 1))
            column += repeated
        return filled

    def _error(self, cell: "etree._Element", row: int, column: int, text: str) -> None:
        if cell.get(_TABLE + "formula"):
            self.forced[row, column] = (CellKind.ERROR, text)


def _times(element: "etree._Element", name: str) -> int:
    text = element.get(_TABLE + name, "1")
    return max(int(text), 1) if text.isdigit() else 1


def _value(cell: "etree._Element") -> Value:
    kind = cell.get(_OFFICE + "value-type")
    if kind in ("float", "currency", "percentage"):
        return float(cell.get(_OFFICE + "value", "0"))
    if kind == "date":
        return dt.datetime.fromisoformat(cell.get(_OFFICE + "date-value", "")[:19])
    if kind == "boolean":
        return cell.get(_OFFICE + "boolean-value") == "true"
    return "\n".join(_paragraph(p) for p in cell if p.tag == _TEXT + "p")


def _paragraph(paragraph: "etree._Element") -> str:
    parts = [str(paragraph.text or "")]
    for element in paragraph.iterdescendants():
        if element.tag == _TEXT + "s":
            parts.append(" " * int(element.get(_TEXT + "c", "1")))
        parts.append(str(element.text or "") + str(element.tail or ""))
    return "".join(parts)
