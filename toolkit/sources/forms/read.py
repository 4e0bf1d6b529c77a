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
from toolkit.sources.files.archives import open_archive
from toolkit.sources.files.sniff import ARCHIVES, EVIDENCE, sniff
from toolkit.sources.files.unreadable import Unreadable
from toolkit.sources.forms.cards import read_cards
from toolkit.sources.forms.crowd import refuse_crowded_book, refuse_crowded_package
from toolkit.sources.forms.events import SheetFacts
from toolkit.sources.forms.marked import holds, marked_places, marked_regulation, replace_marked
from toolkit.sources.forms.sheets import read_sheet
from toolkit.sources.forms.units import UnitFacts, by_unit
from toolkit.sources.forms.words import words
from toolkit.sources.grids.workbook import Workbook, open_workbook

_MANDATORY = {"name": "姓名", "id_number": "身份证号", "section": "组别"}
_SCAN = "这是图片或扫描件，只作凭证存档，不能自动读成名单"
_DEEPEST = 3  # archives inside archives
Known = Mapping[str, Mapping[str, str]]


def read_forms(
    data: bytes, file_name: str, passwords: Sequence[str] = (), known: Known | None = None
) -> ReadResult:
    """Everything that one file as sent states, for each unit in it.

    The file is read in a worker process with limits, so that no file can end the program.
    `passwords` are tried on encrypted files. `known` maps a layout digest (`Form.layout`) to the
    confirmed field of each header, evened out (`toolkit.sources.forms.words.folded`).
    Members of an archive are named `outer>inner`; pictures and scans are evidence without forms.
    """
    from toolkit.sources.forms.worker import shared

    return shared().read(data, file_name, tuple(passwords), known or {})


def read_here(
    data: bytes, file_name: str, passwords: Sequence[str] = (), known: Known | None = None
) -> ReadResult:
    """The same in this process: for the worker, and where a crash may be borne."""
    return _read(data, file_name, passwords, known or {}, 1)


def _read(
    data: bytes, file_name: str, passwords: Sequence[str], known: Known, depth: int
) -> ReadResult:
    digest = hashlib.sha256(data).hexdigest()
    kind = sniff(data, file_name)
    try:
        if kind in ARCHIVES and depth <= _DEEPEST:
            return _archive(data, file_name, passwords, known, depth)
        if kind in EVIDENCE:
            return _evidence(data, file_name, digest, kind)
        refuse_crowded_package(data, kind)
        book = open_workbook(data, file_name, passwords, kind)
        refuse_crowded_book(book)
        if not book.grids and kind == "pdf":
            return _evidence(data, file_name, digest, kind)
        return forms_of(book, file_name, digest, known)
    except Unreadable as error:
        return ReadResult(file_name, digest, error.kind or kind, problems=(error.problem,))


def _evidence(data: bytes, file_name: str, digest: str, kind: str) -> ReadResult:
    """A scan or photo: kept, never turned into entries without a person."""
    picture = Picture("file", digest, None, _own_name(file_name), len(data))
    problem = Problem("F003", detail={"reason": _SCAN})
    return ReadResult(file_name, digest, kind, problems=(problem,), pictures=(picture,))


def _archive(
    data: bytes, file_name: str, passwords: Sequence[str], known: Known, depth: int
) -> ReadResult:
    """The forms of all members. What is no form only matters when no member is one."""
    kind = sniff(data, file_name)
    archive = open_archive(data, kind, _own_name(file_name), passwords)
    read = [
        _read(member.data, f"{file_name}>{member.name}", passwords, known, depth + 1)
        for member in archive.members
    ]
    forms = tuple(form for result in read for form in result.forms)
    problems = list(archive.problems)
    for result in read:
        lost = [p for p in result.problems if not (forms and p.code == "F003")]
        problems += [_of_member(problem, result.file) for problem in lost]
    if not forms and not problems:
        problems.append(Problem("F003"))
    pictures = tuple(picture for result in read for picture in result.pictures)
    digest = hashlib.sha256(data).hexdigest()
    return ReadResult(file_name, digest, kind, forms, tuple(problems), pictures)


def _of_member(problem: Problem, file: str) -> Problem:
    """A problem of a member, with the member's name in its reason."""
    reason = problem.detail.get("reason", "里面没有报名表")
    if problem.code == "F002":
        return problem
    return Problem(problem.code, problem.where, {"reason": f"{reason}（{_own_name(file)}）"})


def _own_name(file_name: str) -> str:
    return file_name.replace("\\", "/").rpartition(">")[2].rpartition("/")[2]


def forms_of(book: Workbook, file_name: str, digest: str, known: Known) -> ReadResult:
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
    if not any(stated.kind == "players" for sheet in sheets for stated in sheet.stated):
        for grid, sheet in zip(grids, sheets, strict=True):
            read_cards(grid, words(), sheet)
    if not any(sheet.tables for sheet in sheets):
        problem = _no_table(book)
        return ReadResult(file_name, digest, book.kind, (), (problem,), tuple(book.pictures))
    forms = [
        _form(unit, file_name, digest, book, layout, number)
        for number, unit in enumerate(by_unit(sheets))
    ]
    return ReadResult(file_name, digest, book.kind, tuple(forms))


def _no_table(book: Workbook) -> Problem:
    """F003, or F001 when all that the file held stood in cells far outside."""
    if book.far and not any(any(row) for grid in book.grids for row in grid.texts):
        return Problem("F001", book.far[0], {"reason": "内容在极远的格子里，表格太大"})
    return Problem("F003")


def _layout(sheets: list[SheetFacts]) -> str:
    labels = "\n".join(label for sheet in sheets for label in sheet.headers)
    return hashlib.sha256(labels.encode()).hexdigest()[:16] if labels else ""


def _form(
    unit: UnitFacts, file_name: str, digest: str, book: Workbook, layout: str, number: int
) -> Form:
    unknown = [*unit.unknown, *_far(unit, book)]
    problems = [*unit.problems, *_missing(unit), *_hidden(unit), *map(_unknown, unknown)]
    return Form(
        file=file_name,
        sha256=digest,
        kind=book.kind,
        heading=unit.stated(),
        players=tuple(unit.lines["players"]),
        rooms=tuple(unit.lines["rooms"]),
        companions=tuple(unit.lines["companions"]),
        pictures=_pictures(unit, book, number),
        unknown_columns=tuple(unknown),
        columns=tuple(sorted(unit.columns)),
        problems=tuple(problems),
        blank=unit.blank,
        form_id=book.marks.get(FORM_PROPERTY) or (FORM_ID if marked_places(book.grids) else ""),
        regulation=book.marks.get(REGULATION_PROPERTY) or marked_regulation(book.grids),
        layout=layout,
    )


def _pictures(unit: UnitFacts, book: Workbook, number: int) -> tuple[Picture, ...]:
    """Those on the unit's own sheets; those without a place go to the file's first form."""
    return tuple(
        picture
        for picture in book.pictures
        if (picture.where.rpartition("!")[0] in unit.sheets if picture.where else number == 0)
    )


def _far(unit: UnitFacts, book: Workbook) -> list[UnknownColumn]:
    """Cells that were cut because they stand far outside every form."""
    places = [place for place in book.far if place.rpartition("!")[0] in unit.sheets]
    return [UnknownColumn(p, p.rpartition("!")[2].rstrip("0123456789"), "") for p in places]


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
