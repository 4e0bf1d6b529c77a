"""Returned copy (退改件): a received .xlsx or .xlsm with its faulty cells marked, nothing lost.

Each faulty cell gets a colour that goes when the cell is changed, and a note; a sheet 问题清单
lists all findings with links. The received file itself is never touched. Marks of an earlier
copy are taken out first, so that a form that went back and forth carries the last ones only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from toolkit.model.finding import Severity
from toolkit.model.record import Record
from toolkit.workbooks.mark import GRAVEST_FIRST, Mark
from toolkit.workbooks.returned import colors, notes, sheet_of_findings
from toolkit.workbooks.returned.package import OFFICE_RELATION, Package, elements
from toolkit.workbooks.returned.sheet_of_findings import SHEET_NAME, TITLE, Place
from toolkit.workbooks.returned.styles import Styles
from toolkit.workbooks.returned.worksheet import (
    Area,
    SharedStrings,
    contents,
    merged_areas,
    position,
    relation_id,
    tag,
)
from toolkit.workbooks.style import safe_sheet_name

_WORKSHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"


class _Tab(Record, frozen=True):
    name: str
    part: str


def annotate(data: bytes, marks: Sequence[Mark]) -> bytes | None:
    """The marked copy of a workbook.

    None when the file can't be edited without loss or doubt: not an .xlsx or .xlsm, encrypted,
    signed (any edit breaks the signature), strict OOXML, damaged. The caller then sends a
    workbook of findings beside the file (`toolkit.workbooks.findings_book`).
    """
    from lxml.etree import XMLSyntaxError

    package = Package.open(data)
    if package is None:
        return None
    try:
        received = _Received.open(package)
        if received is None:
            return None
        received.mark(marks)
    except (XMLSyntaxError, KeyError, ValueError):
        return None
    return package.to_bytes()


class _Received:
    """A received workbook whose package is open."""

    def __init__(self, package: Package, workbook: str, styles: str) -> None:
        self._package = package
        self._workbook = workbook
        self._styles = Styles(package, styles)
        self._strings = SharedStrings(package, workbook)
        self._tabs = self._worksheets()

    @classmethod
    def open(cls, package: Package) -> _Received | None:
        """The workbook, None when it is of a kind that must not be edited."""
        signed = any(name.casefold().startswith("_xmlsignatures/") for name in package.names())
        main = next((r for r in package.relations("") if r.kind == "officeDocument"), None)
        if signed or main is None or main.strict:
            return None
        kind = package.content_type(main.target)
        if "binary" in kind or not kind.endswith(".main+xml"):
            return None
        styles = next((r for r in package.relations(main.target) if r.kind == "styles"), None)
        return None if styles is None else cls(package, main.target, styles.target)

    def mark(self, marks: Sequence[Mark]) -> None:
        """Takes out old marks and puts in the new ones."""
        own = self._own_tab()
        places = [(mark, self._place(mark)) for mark in marks]
        for tab in self._tabs:
            if tab != own:
                self._mark_sheet(tab, [(m, p) for m, p in places if p and p.sheet == tab.name])
        self._write_findings(own, places)
        self._styles.save()

    def _worksheets(self) -> list[_Tab]:
        targets = {
            relation.id: relation.target
            for relation in self._package.relations(self._workbook)
            if relation.kind == "worksheet"
        }
        sheets = self._package.xml(self._workbook).find(tag("sheets"))
        if sheets is None:
            raise KeyError("sheets")
        return [
            _Tab(sheet.get("name") or "", targets[relation_id(sheet)])
            for sheet in elements(sheets)
            if relation_id(sheet) in targets
        ]

    def _own_tab(self) -> _Tab | None:
        """The sheet that an earlier copy of ours added, if it still is there."""
        for tab in self._tabs:
            if tab.name.startswith(SHEET_NAME):
                first = contents(self._package.xml(tab.part), self._strings, ["A1"])["A1"]
                if first.text.startswith(TITLE):
                    return tab
        return None

    def _place(self, mark: Mark) -> Place | None:
        name, _, cell = (mark.where or "").rpartition("!")
        cell = cell.replace("$", "").upper()
        known = any(tab.name == name for tab in self._tabs)
        return Place(name, cell) if known and position(cell) else None

    def _mark_sheet(self, tab: _Tab, marked: Sequence[tuple[Mark, Place]]) -> None:
        sheet = self._package.xml(tab.part)
        before = len(sheet.findall(tag("conditionalFormatting")))
        colors.remove_own(sheet)
        notes.remove_own(self._package, tab.part, sheet)
        if not marked and before == len(sheet.findall(tag("conditionalFormatting"))):
            return
        by_area = _by_area(merged_areas(sheet), marked)
        known = contents(sheet, self._strings, [area.first for area in by_area])
        colors.add(
            sheet,
            [
                colors.Color(area, known[area.first], self._styles.mark(_gravest(here)))
                for area, here in by_area.items()
            ],
        )
        texts = {area.first: "\n".join(m.note for m in here) for area, here in by_area.items()}
        notes.add(self._package, tab.part, sheet, texts)
        self._package.put_xml(tab.part, sheet)

    def _write_findings(
        self, own: _Tab | None, places: Sequence[tuple[Mark, Place | None]]
    ) -> None:
        part = own.part if own else self._new_tab()
        self._package.put(part, sheet_of_findings.build(places, self._styles))

    def _new_tab(self) -> str:
        """Adds the sheet behind all others, where no index of a name or view is moved."""
        part = self._package.free_name("xl/worksheets/qisai{}.xml")
        self._package.declare(part, _WORKSHEET_TYPE)
        root = self._package.xml(self._workbook)
        sheets = root.find(tag("sheets"))
        if sheets is None:
            raise KeyError("sheets")
        names = [sheet.get("name") or "" for sheet in elements(sheets)]
        ids = [int(sheet.get("sheetId") or 0) for sheet in elements(sheets)]
        new = sheets.makeelement(tag("sheet"), {}, None)
        new.set("name", safe_sheet_name(SHEET_NAME, names))
        new.set("sheetId", str(max(ids, default=0) + 1))
        new.set(f"{{{OFFICE_RELATION}}}id", self._package.relate(self._workbook, "worksheet", part))
        sheets.append(new)
        self._package.put_xml(self._workbook, root)
        return part


def _by_area(
    merged: Iterable[Area], marked: Sequence[tuple[Mark, Place]]
) -> dict[Area, list[Mark]]:
    """The marks of each cell; a cell inside a merged range stands for the whole range."""
    found: dict[Area, list[Mark]] = {}
    areas = list(merged)
    for mark, place in marked:
        row, column = position(place.cell) or (1, 1)
        single = Area(row, column, row, column)
        area = next((area for area in areas if area.holds(row, column)), single)
        found.setdefault(area, []).append(mark)
    return found


def _gravest(marks: Sequence[Mark]) -> Severity:
    return min((mark.severity for mark in marks), key=GRAVEST_FIRST.index)
