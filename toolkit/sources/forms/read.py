"""Reads entry forms (报名表): bytes in, one form a unit out, every value with its cell."""

import hashlib
from collections.abc import Mapping, Sequence

from toolkit.layouts.entry_form import (
    FORM_ID,
    FORM_PROPERTY,
    MAP_SHEET,
    PRICE_SHEET,
    REGULATION_PROPERTY,
)
from toolkit.model.form import Form, Picture, Problem, ReadResult, UnknownColumn
from toolkit.sources.forms.events import SheetFacts
from toolkit.sources.forms.marked import holds, marked_places, replace_marked
from toolkit.sources.forms.sheets import read_sheet
from toolkit.sources.forms.units import UnitFacts, by_unit
from toolkit.sources.forms.words import words
from toolkit.sources.grids.workbook import Unreadable, Workbook, open_workbook

_MANDATORY = {"name": "姓名", "id_number": "身份证号", "section": "组别"}
_Known = Mapping[str, Mapping[str, str]]


def read_forms(
    data: bytes, file_name: str, passwords: Sequence[str] = (), known: _Known | None = None
) -> ReadResult:
    """Everything that one file as sent states, for each unit in it.

    `passwords` are tried on an encrypted workbook. `known` maps a layout digest (`Form.layout`)
    to the confirmed field of each header, evened out (`toolkit.sources.forms.words.folded`).
    """
    digest = hashlib.sha256(data).hexdigest()
    try:
        book = open_workbook(data, file_name, passwords)
    except Unreadable as error:
        return ReadResult(file_name, digest, error.kind, problems=(error.problem,))
    return forms_of(book, file_name, digest, known or {})


def forms_of(book: Workbook, file_name: str, digest: str, known: _Known) -> ReadResult:
    """The forms of an opened workbook."""
    grids = [grid for grid in book.grids if grid.sheet not in (MAP_SHEET, PRICE_SHEET)]
    sheets = [read_sheet(grid, words(), {}) for grid in grids]
    layout = _layout(sheets)
    places = marked_places(book.grids)
    if places and holds(places, grids):
        replace_marked(sheets, places, grids)
    elif layout in known:
        confirmed = dict(known[layout])
        sheets = [read_sheet(grid, words(), confirmed) for grid in grids]
    if not any(sheet.tables for sheet in sheets):
        problem = Problem("F003", detail={"sheets": "、".join(g.sheet for g in grids)})
        problems = (*book.problems, problem)
        return ReadResult(file_name, digest, book.kind, (), problems, tuple(book.pictures))
    forms = [
        _form(unit, file_name, digest, book, layout, number)
        for number, unit in enumerate(by_unit(sheets))
    ]
    return ReadResult(file_name, digest, book.kind, tuple(forms), tuple(book.problems))


def _layout(sheets: list[SheetFacts]) -> str:
    labels = "\n".join(label for sheet in sheets for label in sheet.headers)
    return hashlib.sha256(labels.encode()).hexdigest()[:16] if labels else ""


def _form(
    unit: UnitFacts, file_name: str, digest: str, book: Workbook, layout: str, number: int
) -> Form:
    problems = [*unit.problems, *_missing(unit), *_hidden(unit), *map(_unknown, unit.unknown)]
    return Form(
        file=file_name,
        sha256=digest,
        kind=book.kind,
        heading={field: tuple(said) for field, said in unit.heading.items()},
        players=tuple(unit.lines["players"]),
        rooms=tuple(unit.lines["rooms"]),
        companions=tuple(unit.lines["companions"]),
        pictures=_pictures(unit, book, number),
        unknown_columns=tuple(unit.unknown),
        columns=tuple(sorted(unit.columns)),
        problems=tuple(problems),
        form_id=book.marks.get(FORM_PROPERTY) or (FORM_ID if marked_places(book.grids) else ""),
        regulation=book.marks.get(REGULATION_PROPERTY, ""),
        layout=layout,
    )


def _pictures(unit: UnitFacts, book: Workbook, number: int) -> tuple[Picture, ...]:
    """Those on the unit's own sheets; those without a place go to the file's first form."""
    return tuple(
        picture
        for picture in book.pictures
        if (picture.where.rpartition("!")[0] in unit.sheets if picture.where else number == 0)
    )


def _missing(unit: UnitFacts) -> list[Problem]:
    """F004 for each mandatory column, F006 when nobody says which unit enters."""
    found = []
    for field, label in _MANDATORY.items():
        stated = field == "section" and any(line.heading for line in unit.lines["players"])
        if field not in unit.columns and not stated:
            found.append(Problem("F004", detail={"field": field, "column": label}))
    if not unit.heading.get("unit"):
        found.append(Problem("F006"))
    return found


def _hidden(unit: UnitFacts) -> list[Problem]:
    """One F008 for each sheet whose hidden or filtered rows hold players."""
    by_sheet: dict[str, list[str]] = {}
    for line in unit.lines["players"]:
        if line.hidden:
            by_sheet.setdefault(line.where.rpartition("!")[0], []).append(line.where)
    return [
        Problem("F008", places[0], {"cells": "、".join(p.rpartition("!")[2] for p in places)})
        for places in by_sheet.values()
    ]


def _unknown(column: UnknownColumn) -> Problem:
    detail = {"letter": column.letter, "header": column.header, "rows": str(len(column.values))}
    return Problem("F012", column.where, detail)
