"""Tables of Word documents (docx): the form pasted into Word."""

from typing import TYPE_CHECKING

from toolkit.sources.files.guard import guard
from toolkit.sources.grids.grid import Grid, Merge, Value
from toolkit.sources.grids.package import Package, local
from toolkit.sources.grids.workbook import Workbook

if TYPE_CHECKING:
    from lxml import etree

_W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_STRICT = "{http://purl.oclc.org/ooxml/wordprocessingml/main}"


def read(data: bytes, kind: str) -> Workbook:
    """The document as one grid: paragraphs as rows of one cell, tables as they stand."""
    from toolkit.sources.pictures.ooxml import document_pictures

    package = guard(data, kind).package
    book = Workbook(kind, [_document(package)])
    book.pictures = [placed.picture for placed in document_pictures(package)]
    return book


def _document(package: Package) -> Grid:
    root = package.xml(package.main)
    values: list[list[Value]] = []
    merges: list[Merge] = []
    body = next((e for e in root.iter() if local(e) == "body"), None) if root is not None else None
    for element in body if body is not None else ():
        if local(element) == "p" and (text := _text(element).strip()):
            values.append([text])
        elif local(element) == "tbl":
            _table(element, values, merges)
            values.append([])
    return Grid("文档", values, merges)


def _table(table: "etree._Element", values: list[list[Value]], merges: list[Merge]) -> None:
    """Append a table's rows; cells that continue the one above become merged ranges."""
    open_at: dict[int, tuple[int, int]] = {}  # column → first row, width of a vertical merge
    for line in (e for e in table if local(e) == "tr"):
        row = len(values)
        cells: list[Value] = []
        for cell in (e for e in line.iter() if local(e) == "tc" and _owner(e) is line):
            column, across = len(cells), _across(cell)
            vertical = _vertical(cell)
            if vertical == "continue" and column in open_at:
                cells.extend([""] * across)
                continue
            for covered in range(column, column + across):
                _close(open_at, covered, row, merges)
            cells.extend([_cell_text(cell), *[""] * (across - 1)])
            open_at[column] = (row, across)
        for column in [c for c in open_at if c >= len(cells)]:
            _close(open_at, column, row, merges)
        values.append(cells)
    for column in list(open_at):
        _close(open_at, column, len(values), merges)


def _close(open_at: dict[int, tuple[int, int]], column: int, row: int, merges: list[Merge]) -> None:
    if column in open_at:
        top, across = open_at.pop(column)
        if row - top > 1 or across > 1:
            merges.append((top, column, row - 1, column + across - 1))


def _owner(cell: "etree._Element") -> "etree._Element | None":
    """The row a cell belongs to, looking through content controls but not into inner tables."""
    parent = cell.getparent()
    while parent is not None and local(parent) != "tr":
        parent = parent.getparent()
    return parent


def _across(cell: "etree._Element") -> int:
    span = next((e for e in cell.iter() if local(e) == "gridSpan"), None)
    text = _attribute(span, "val") if span is not None else "1"
    return min(int(text), 63) if text.isdigit() else 1


def _vertical(cell: "etree._Element") -> str:
    merge = next((e for e in cell.iter() if local(e) == "vMerge"), None)
    return "" if merge is None else _attribute(merge, "val") or "continue"


def _attribute(element: "etree._Element", name: str) -> str:
    return element.get(_W + name) or element.get(_STRICT + name) or ""


def _cell_text(cell: "etree._Element") -> str:
    return "\n".join(_text(p) for p in cell.iter() if local(p) == "p").strip()


def _text(paragraph: "etree._Element") -> str:
    parts = []
    for element in paragraph.iter():
        tag = local(element)
        if tag == "t":
            parts.append(str(element.text or ""))
        elif tag in ("br", "tab"):
            parts.append("\n" if tag == "br" else "\t")
    return "".join(parts)
