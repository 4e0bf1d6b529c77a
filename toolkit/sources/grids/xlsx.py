"""Sheets of xlsx, xlsm and Strict workbooks: calamine for values, the raw XML for the rest."""

import io
from typing import TYPE_CHECKING

from toolkit.sources.files.guard import guard
from toolkit.sources.grids.grid import Grid
from toolkit.sources.grids.package import Package, local, relation_id
from toolkit.sources.grids.properties import ooxml_properties
from toolkit.sources.grids.sheetxml import extras
from toolkit.sources.grids.workbook import Workbook

if TYPE_CHECKING:
    from python_calamine import CalamineSheet


def read(data: bytes, kind: str) -> Workbook:
    """Every worksheet, with pictures, marks and what was cut away."""
    from toolkit.sources.pictures.ooxml import sheet_pictures

    data, package, cut = guard(data, kind)
    parts = sheet_parts(package)
    names = {part: name for name, part in parts.items()}
    return Workbook(
        kind,
        read_sheets(data, package, parts),
        pictures=[placed.picture for placed in sheet_pictures(package, parts)],
        marks=ooxml_properties(package),
        far=[f"{names.get(part, '')}!{cell}" for part, _, cell in (c.partition("!") for c in cut)],
    )


def sheet_parts(package: Package) -> dict[str, str]:
    """The part of each sheet by the sheet's name, in workbook order."""
    root = package.xml(package.main)
    relations = package.relations(package.main)
    found: dict[str, str] = {}
    for element in root.iter() if root is not None else ():
        if local(element) == "sheet" and relation_id(element) in relations:
            found[element.get("name", "")] = relations[relation_id(element)].target
    return found


def values_of(sheet: "CalamineSheet") -> list[list[object]]:
    """All rows from A1 on, also the empty ones before the data."""
    return sheet.to_python(skip_empty_area=False)  # type: ignore[return-value]


def read_sheets(data: bytes, package: Package, parts: dict[str, str]) -> list[Grid]:
    """Every worksheet as a grid."""
    from python_calamine import CalamineWorkbook, SheetTypeEnum, SheetVisibleEnum

    grids: list[Grid] = []
    with CalamineWorkbook.from_filelike(io.BytesIO(data)) as book:
        for about in book.sheets_metadata:
            if about.typ != SheetTypeEnum.WorkSheet:
                continue
            sheet = book.get_sheet_by_name(about.name)
            more = extras(package.read(parts.get(about.name, "")))
            grids.append(
                Grid(
                    about.name,
                    values_of(sheet),  # type: ignore[arg-type]
                    [(a[0], a[1], b[0], b[1]) for a, b in sheet.merged_cell_ranges or ()],
                    hidden=about.visible != SheetVisibleEnum.Visible,
                    hidden_rows=more.hidden_rows,
                    hidden_columns=more.hidden_columns,
                    forced=more.forced,
                    formulas=more.formulas,
                )
            )
    return grids
