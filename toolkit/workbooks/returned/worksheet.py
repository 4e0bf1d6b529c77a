"""A received worksheet's XML: where its elements belong, what its cells hold, how wide it is."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TYPE_CHECKING

from toolkit.model.record import Record
from toolkit.workbooks.returned.package import OFFICE_RELATION, Package, elements, parse

if TYPE_CHECKING:
    from lxml.etree import _Element

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"

# ECMA-376 part 1, CT_Worksheet: Excel refuses a sheet whose elements stand in another order.
_ORDER = (
    "sheetPr", "dimension", "sheetViews", "sheetFormatPr", "cols", "sheetData", "sheetCalcPr",
    "sheetProtection", "protectedRanges", "scenarios", "autoFilter", "sortState",
    "dataConsolidate", "customSheetViews", "mergeCells", "phoneticPr", "conditionalFormatting",
    "dataValidations", "hyperlinks", "printOptions", "pageMargins", "pageSetup", "headerFooter",
    "rowBreaks", "colBreaks", "customProperties", "cellWatches", "ignoredErrors", "smartTags",
    "drawing", "legacyDrawing", "legacyDrawingHF", "drawingHF", "picture", "oleObjects",
    "controls", "webPublishItems", "tableParts", "extLst",
)  # fmt: skip
_RANK = {name: rank for rank, name in enumerate(_ORDER)}
_A1 = re.compile(r"\$?([A-Z]{1,3})\$?([0-9]{1,7})")
_ESCAPED = re.compile(r"_x([0-9A-Fa-f]{4})_")


class Area(Record, frozen=True):
    """A rectangle of cells, counted from 1, ends included."""

    row: int
    column: int
    last_row: int
    last_column: int

    @property
    def first(self) -> str:
        """The A1 name of the top left cell."""
        return a1(self.row, self.column)

    @property
    def ref(self) -> str:
        """The A1 name of the whole rectangle."""
        if (self.row, self.column) == (self.last_row, self.last_column):
            return self.first
        return f"{self.first}:{a1(self.last_row, self.last_column)}"

    def holds(self, row: int, column: int) -> bool:
        """True when the cell lies inside."""
        return self.row <= row <= self.last_row and self.column <= column <= self.last_column


class Content(Record, frozen=True):
    """What a cell holds: kind is blank, text, number, bool, error or open (not computed yet)."""

    kind: str
    text: str = ""


def tag(name: str) -> str:
    """The qualified name of a spreadsheet element."""
    return f"{{{MAIN}}}{name}"


def relation_id(element: _Element) -> str:
    """The r:id of an element."""
    return element.get(f"{{{OFFICE_RELATION}}}id") or ""


def a1(row: int, column: int) -> str:
    """The cell's name, rows and columns counted from 1."""
    letters = ""
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return f"{letters}{row}"


def position(cell: str) -> tuple[int, int] | None:
    """Row and column of "B5", None for anything else."""
    match = _A1.fullmatch(cell.upper())
    if match is None:
        return None
    column = 0
    for letter in match[1]:
        column = column * 26 + ord(letter) - 64
    return int(match[2]), column


def insert_in_order(sheet: _Element, new: _Element) -> None:
    """Puts an element where the schema wants it, behind others of its kind."""
    rank = _RANK[_local(new)]
    for index, child in enumerate(sheet):
        if _rank(child) > rank:
            sheet.insert(index, new)
            return
    sheet.append(new)


def merged_areas(sheet: _Element) -> list[Area]:
    """The merged ranges of a sheet."""
    found = []
    for element in sheet.iterfind(f"{tag('mergeCells')}/{tag('mergeCell')}"):
        first, _, last = (element.get("ref") or "").partition(":")
        start, end = position(first), position(last or first)
        if start and end:
            found.append(Area(*start, *end))
    return found


def contents(
    sheet: _Element, strings: SharedStrings, wanted: Collection[str]
) -> dict[str, Content]:
    """The contents of the wanted cells; what isn't in the file is blank."""
    found = dict.fromkeys(wanted, Content("blank"))
    row_number = 0
    for row in sheet.iterfind(f"{tag('sheetData')}/{tag('row')}"):
        row_number = int(row.get("r") or row_number + 1)
        column = 0
        for cell in row.iterfind(tag("c")):
            place = position(cell.get("r") or "")
            column = place[1] if place else column + 1
            name = a1(row_number, column)
            if name in found:
                found[name] = _content(cell, strings)
    return found


class SharedStrings:
    """The workbook's string table, parsed when first asked."""

    def __init__(self, package: Package, workbook: str) -> None:
        self._package = package
        self._workbook = workbook
        self._table: list[_Element] | None = None

    def text(self, index: str) -> str:
        """The plain text of an entry, "" when there is none."""
        if self._table is None:
            self._table = self._load()
        place = int(index) if index.isdigit() else -1
        return plain_text(self._table[place]) if 0 <= place < len(self._table) else ""

    def _load(self) -> list[_Element]:
        for relation in self._package.relations(self._workbook):
            data = self._package.get(relation.target)
            if relation.kind == "sharedStrings" and data:
                return elements(parse(data))
        return []


def plain_text(item: _Element) -> str:
    """The text of a rich or plain string without phonetic readings."""
    pieces = []
    for element in item.iter(tag("t")):
        parent = element.getparent()
        if parent is None or _local(parent) != "rPh":
            pieces.append(element.text or "")
    return _ESCAPED.sub(lambda match: chr(int(match[1], 16)), "".join(pieces))


def _content(cell: _Element, strings: SharedStrings) -> Content:
    kind = cell.get("t") or "n"
    value = cell.findtext(tag("v"))
    if kind == "inlineStr":
        inline = cell.find(tag("is"))
        text = "" if inline is None else plain_text(inline)
        return Content("text", text) if text else Content("blank")
    if value is None or not value.strip():
        return Content("open" if cell.find(tag("f")) is not None else "blank")
    if kind == "s":
        text = strings.text(value)
        return Content("text", text) if text else Content("blank")
    named = {"n": "number", "b": "bool", "e": "error", "str": "text"}
    return Content(named.get(kind, "open"), value)


def _local(element: _Element) -> str:
    return str(element.tag).rpartition("}")[2]


def _rank(child: _Element) -> int:
    """The rank of a child; mc:AlternateContent ranks as what it holds."""
    if _local(child) != "AlternateContent":
        return _RANK.get(_local(child), -1)
    return max((_RANK.get(_local(inner), -1) for inner in child.iter(tag("*"))), default=-1)
