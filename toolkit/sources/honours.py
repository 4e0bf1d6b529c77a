"""Reads 历年名录.xlsx: places in earlier events and who is barred (layout: layouts.honours)."""

from datetime import date
from pathlib import Path
from typing import TypeVar

from toolkit.layouts.honours import BARS, HONOURS, ListSheet
from toolkit.model.form import Problem
from toolkit.model.lists import Bar, Honour, Person
from toolkit.model.record import Record
from toolkit.model.said import CellKind, Said
from toolkit.model.verdict import DateState
from toolkit.sources.grids.grid import Grid
from toolkit.sources.grids.workbook import Unreadable, open_workbook
from toolkit.values.dates import read_date
from toolkit.values.names import read_name
from toolkit.values.numerals import chinese_number
from toolkit.values.ratings import read_fide_id
from toolkit.values.sexes import read_sex
from toolkit.values.text import squeeze, stated
from toolkit.values.titles import read_title

_KINDS = (".xlsx", ".xlsm", ".xls", ".et", ".ods", ".xlsb")
_YEARS = range(1950, 2100)
Line = dict[str, Said]
Made = TypeVar("Made", Honour, Bar)


class Yearbook(Record, frozen=True):
    """What the workbook says; a row that says too little is a problem with its cell (N009)."""

    honours: tuple[Honour, ...] = ()
    bars: tuple[Bar, ...] = ()
    problems: tuple[Problem, ...] = ()


def is_yearbook(path: Path) -> bool:
    """Whether a file is a workbook with one of our two sheets."""
    if path.suffix.lower() not in _KINDS:
        return False
    from python_calamine import CalamineError, CalamineWorkbook

    try:
        with path.open("rb") as file, CalamineWorkbook.from_filelike(file) as book:
            return bool({HONOURS.name, BARS.name} & set(book.sheet_names))
    except CalamineError:
        return False


def read_yearbook(data: bytes, name: str) -> Yearbook:
    """All rows of both sheets."""
    try:
        book = open_workbook(data, name)
    except Unreadable as error:
        return Yearbook(problems=(_problem(None, error.problem.detail.get("reason", "打不开")),))
    problems: list[Problem] = []
    honours: list[Honour] = []
    bars: list[Bar] = []
    for grid in book.grids:
        if grid.sheet == HONOURS.name:
            for line in _lines(grid, HONOURS, problems):
                _take(_honour(line), honours, problems)
        elif grid.sheet == BARS.name:
            for line in _lines(grid, BARS, problems):
                _take(_bar(line), bars, problems)
    return Yearbook(tuple(honours), tuple(bars), tuple(problems))


def _take(made: Made | Problem, into: list[Made], problems: list[Problem]) -> None:
    if isinstance(made, Problem):
        problems.append(made)
    else:
        into.append(made)


def _lines(grid: Grid, sheet: ListSheet, problems: list[Problem]) -> list[Line]:
    """The rows that say all that is needed, by field."""
    needed = [column for column in sheet.columns if column.needed]
    titles = [column.title for column in needed]
    head = next((n for n, row in enumerate(grid.texts) if set(titles) <= set(row)), None)
    if head is None:
        problems.append(_problem(None, f"工作表“{sheet.name}”缺少列：要有 {'、'.join(titles)}"))
        return []
    places = {title: n for n, title in reversed(list(enumerate(grid.texts[head])))}
    lines = []
    for number in range(head + 1, grid.height):
        line = {
            column.key: grid.said(number, places[column.title])
            for column in sheet.columns
            if column.title in places and grid.texts[number][places[column.title]]
        }
        missing = [column.title for column in needed if column.key not in line]
        if line and not missing:
            lines.append(line)
        elif line:
            where = grid.where(number, places["姓名"])
            problems.append(_problem(where, f"没有填{'、'.join(missing)}，这一行没有读入"))
    return lines


def _honour(line: Line) -> Honour | Problem:
    year, place = _number(line["year"]), _place(line["place"])
    if year not in _YEARS or place is None:
        wrong = "place" if year in _YEARS else "year"
        title = "名次" if wrong == "place" else "年份"
        return _problem(line[wrong].where, f"{title}“{line[wrong].text}”看不懂，这一行没有读入")
    held = read_title(stated(line.get("title")))
    return Honour(
        _person(line),
        year or 0,
        stated(line["section"]),
        place,
        stated(line.get("event")),
        held.title or held.grade or "",
        stated(line.get("unit")),
        line["name"].where,
    )


def _bar(line: Line) -> Bar | Problem:
    first, last = _span(line["first"]), _span(line.get("last", line["first"]))
    if first is None or last is None or last[1] < first[0]:
        return _problem(line["first"].where, "禁赛的起止日期看不懂，这一行没有读入")
    return Bar(
        _person(line),
        first[0],
        last[1],
        stated(line.get("reason")),
        stated(line.get("source")),
        line["name"].where,
    )


def _person(line: Line) -> Person:
    sex, number = read_sex(line.get("sex")), line.get("id_number")
    lost = number is not None and number.kind is CellKind.NUMBER and len(number.text) > 15
    return Person(
        read_name(line["name"]),
        sex.value if sex else "",
        _birth(line.get("birth")),
        "" if lost else squeeze(stated(number)).upper(),
        read_fide_id(line.get("fide_id")) or "",
    )


def _birth(said: Said | None) -> str:
    found = read_date(said)
    if found and found.state is DateState.DATE:
        return str(found.day)
    year = _number(said) if said else None
    return str(year) if year in _YEARS else ""


def _span(said: Said) -> tuple[date, date] | None:
    """A day, or a whole year."""
    year = _number(said)
    if year in _YEARS and year is not None:
        return date(year, 1, 1), date(year, 12, 31)
    found = read_date(said)
    return (found.day, found.day) if found and found.day else None


def _number(said: Said) -> int | None:
    text = squeeze(stated(said)).removesuffix("年")
    return int(text) if text.isdecimal() and len(text) < 5 else None


def _place(said: Said) -> int | None:
    text = squeeze(stated(said))
    if text == "冠军":
        return 1
    text = text.removeprefix("第").removesuffix("名")
    found = int(text) if text.isdecimal() else chinese_number(text)
    return found or None


def _problem(where: str | None, cause: str) -> Problem:
    return Problem("N009", where, {"cause": cause})
