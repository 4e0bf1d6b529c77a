"""Excel 2003 XML (SpreadsheetML), often named .xls or .xml."""

import datetime as dt
import re
from typing import TYPE_CHECKING

from toolkit.sources.files.unreadable import broken
from toolkit.sources.grids.grid import Grid, Merge, Value
from toolkit.sources.grids.package import local
from toolkit.sources.grids.workbook import Workbook

if TYPE_CHECKING:
    from lxml import etree

_SS = "{urn:schemas-microsoft-com:office:spreadsheet}"
_MOST_ROWS, _MOST_COLUMNS = 20_000, 400


def read(data: bytes, kind: str) -> Workbook:
    """Every worksheet as a grid."""
    from lxml import etree

    if re.search(rb"<!(DOCTYPE|ENTITY)", data.replace(b"\0", b"")[:100_000], re.I):
        raise broken("文件内含有不该出现的外部定义（DOCTYPE），可能是恶意文件", kind)
    parser = etree.XMLParser(resolve_entities=False, no_network=True, recover=True)
    root = etree.fromstring(data, parser)
    sheets = root.iter(_SS + "Worksheet")
    return Workbook(kind, [_grid(sheet) for sheet in sheets])


def _grid(sheet: "etree._Element") -> Grid:
    rows: dict[tuple[int, int], Value] = {}
    merges: list[Merge] = []
    hidden: list[int] = []
    row = -1
    for line in sheet.iter(_SS + "Row"):
        row = _next(line, row)
        if row >= _MOST_ROWS:
            break
        if line.get(_SS + "Hidden") == "1":
            hidden.append(row)
        column = -1
        for cell in line.iter(_SS + "Cell"):
            column = _next(cell, column)
            value = _value(cell)
            if value != "" and column < _MOST_COLUMNS:
                rows[row, column] = value
            across, down = (_number(cell, name) for name in ("MergeAcross", "MergeDown"))
            if across or down:
                merges.append((row, column, row + down, column + across))
            column += across
    height = max((r for r, _ in rows), default=-1) + 1
    width = max((c for _, c in rows), default=-1) + 1
    values = [[rows.get((r, c), "") for c in range(width)] for r in range(height)]
    concealed = any(e.text == "SheetHidden" for e in sheet.iter() if local(e) == "Visible")
    return Grid(sheet.get(_SS + "Name", "表"), values, merges, hidden=concealed, hidden_rows=hidden)


def _next(element: "etree._Element", last: int) -> int:
    """The place of a row or cell: its index when stated, else the one after the last."""
    return _number(element, "Index") - 1 if element.get(_SS + "Index") else last + 1


def _number(element: "etree._Element", name: str) -> int:
    text = element.get(_SS + name, "0")
    return int(text) if text.isdigit() else 0


def _value(cell: "etree._Element") -> Value:
    data = next((e for e in cell if local(e) == "Data"), None)
    if data is None:
        return ""
    text = "".join(str(part) for part in data.itertext())
    kind = data.get(_SS + "Type")
    if kind == "Number":
        return float(text)
    if kind == "DateTime":
        return dt.datetime.fromisoformat(text)
    return text == "1" if kind == "Boolean" else text
