"""Reads 规程工作簿 back: the data as typed, or every slip with its cell."""

from typing import Any

from toolkit.model.record import Record
from toolkit.rules.amend import Data
from toolkit.rules.cells import Slip, from_cell
from toolkit.rules.rows import Line, assemble, orphans
from toolkit.rules.sheets import BELONGS, MAIN_SHEET, NUMBER, Cell, Layout, Steps, Table
from toolkit.rules.words import Words
from toolkit.sources.grids.grid import Grid
from toolkit.sources.grids.workbook import Unreadable, open_workbook

_VALUE, _KEY = 1, 3  # columns of 总则


class TypedSlip(Record, frozen=True):
    """Something in the workbook that can't be taken over: where it stands, and a sentence."""

    where: str
    message: str


def read_regulation_book(
    data: bytes, name: str, layout: Layout, words: Words
) -> Data | tuple[TypedSlip, ...]:
    """The regulation's data. A missing sheet is an empty one; 总则 must be there."""
    try:
        book = open_workbook(data, name)
    except Unreadable:
        return (TypedSlip(name, "打不开这个工作簿"),)
    grids = {grid.sheet: grid for grid in book.grids}
    if MAIN_SHEET not in grids:
        return (TypedSlip(name, f"没有“{MAIN_SHEET}”这张表，不是规程工作簿"),)
    slips: list[TypedSlip] = []
    main = _main(grids[MAIN_SHEET], layout, words, slips)
    tables: dict[Steps, list[Line]] = {}
    for table in layout.tables:
        if table.sheet in grids:
            tables[table.steps] = _table(grids[table.sheet], table, words, slips)
    for table in layout.tables:
        slips += [
            TypedSlip(table.sheet, f"有一行写着属于第 {line.belongs} 行，上一级的表里没有这个序号")
            for line in orphans(table, tables)
        ]
    return tuple(slips) or assemble(layout, main, tables)


def _main(grid: Grid, layout: Layout, words: Words, slips: list[TypedSlip]) -> Data:
    cells = {cell.key: cell for cell in layout.main}
    found: Data = {}
    for row in range(grid.height):
        key = grid.texts[row][_KEY] if grid.width > _KEY else ""
        if key in cells:
            _take(found, key, grid, (row, _VALUE), cells[key], words, slips)
    return found


def _table(grid: Grid, table: Table, words: Words, slips: list[TypedSlip]) -> list[Line]:
    """Every row with something in it; a numbered table counts rows that have no number."""
    cells = {cell.key: cell for cell in table.cells}
    top = next((r for r in range(grid.height) if _is_keys(grid.texts[r], cells)), None)
    if top is None:
        slips.append(TypedSlip(table.sheet, "隐藏的键行不见了，请用重新生成的工作簿"))
        return []
    columns = {key: place for place, key in enumerate(grid.texts[top]) if key}
    found: list[Line] = []
    for row in range(top + 2, grid.height):
        values: Data = {}
        for key, place in columns.items():
            if key in cells:
                _take(values, key, grid, (row, place), cells[key], words, slips)
        belongs = _whole(grid, row, columns.get(BELONGS))
        if values or belongs:
            number = _whole(grid, row, columns.get(NUMBER)) or row - top - 1
            found.append(Line(number, belongs, values))
    return found


def _is_keys(texts: list[str], cells: dict[str, Cell]) -> bool:
    known = [text for text in texts if text in cells]
    return len(known) >= max(2, len(cells) // 2)


def _whole(grid: Grid, row: int, column: int | None) -> int:
    text = grid.texts[row][column] if column is not None else ""
    return int(text) if text.isdecimal() else 0


def _take(
    found: Data, key: str, grid: Grid, place: tuple[int, int], cell: Cell, words: Words,
    slips: list[TypedSlip],
) -> None:  # fmt: skip
    """Puts one cell's value where its key says, or notes what is wrong with it."""
    value: Any = from_cell(grid.texts[place[0]][place[1]], cell, words)
    if isinstance(value, Slip):
        slips.append(TypedSlip(grid.where(*place), value.message))
    elif value is not None:
        found[key] = value
