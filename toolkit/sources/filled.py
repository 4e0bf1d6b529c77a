"""Reads back the tables that people filled in: yellow cells by hidden row id, slips as problems."""

from toolkit.layouts.fill_in import (
    DIGEST_HEADER,
    ID_HEADER,
    INDEX_SHEET,
    FilledRow,
    FillTable,
    row_digest,
)
from toolkit.model.form import Problem
from toolkit.model.record import Record
from toolkit.model.said import CellKind
from toolkit.sources.grids.grid import Grid
from toolkit.sources.grids.workbook import Unreadable, Workbook, open_workbook

_NO_VALUE = (CellKind.UNCALCULATED, CellKind.ERROR)


class Filled(Record, frozen=True):
    """The rows of one sheet in which nothing locked was changed, and what was wrong (N009)."""

    rows: tuple[FilledRow, ...] = ()
    problems: tuple[Problem, ...] = ()


def read_filled(data: bytes, name: str, tables: tuple[FillTable, ...]) -> dict[str, Filled]:
    """Each table's sheet by name. A workbook that can't be opened gives one problem a table."""
    try:
        book = open_workbook(data, name)
    except Unreadable:
        problem = Problem("N009", None, {"cause": f"{name} 打不开，里面的填写没有读入"})
        return {table.sheet: Filled((), (problem,)) for table in tables}
    return {table.sheet: _read(book, table) for table in tables}


def _read(book: Workbook, table: FillTable) -> Filled:
    grid = next((g for g in book.grids if g.sheet == table.sheet), None)
    head = _header_row(grid) if grid else None
    index = next((g for g in book.grids if g.sheet == INDEX_SHEET), None)
    known = _index(index, table)
    if grid is None and index and not known:
        return Filled()  # it was never written, so nothing can be missing
    if grid is None or head is None:
        return Filled((), (_problem(None, f"工作表“{table.sheet}”不见了或表头被改动"),))
    columns = {text: place for place, text in enumerate(grid.texts[head]) if text}
    missing = [c.title for c in table.columns if c.title not in columns]
    if missing or DIGEST_HEADER not in columns:
        return Filled((), (_problem(None, f"工作表“{table.sheet}”缺少列：{'、'.join(missing)}"),))
    rows: list[FilledRow] = []
    problems: list[Problem] = []
    met: set[str] = set()
    for number in range(head + 1, grid.height):
        fault = _row(grid, number, columns, table, known, met, rows)
        if fault:
            problems.append(fault)
    problems += [_missing_row(id_) for id_ in known if id_ not in met]
    return Filled(tuple(rows), tuple(problems))


def _row(
    grid: Grid, number: int, columns: dict[str, int], table: FillTable, known: dict[str, None],
    met: set[str], rows: list[FilledRow],
) -> Problem | None:  # fmt: skip
    """Takes one row over; what stops it is the problem."""
    texts = grid.texts[number]
    id_ = texts[columns[ID_HEADER]]
    where = grid.where(number, 2)
    if not id_:
        typed = any(texts[columns[c.title]] for c in table.yellow)
        return _problem(where, "这一行没有编号，没有读入；请写在原有的黄色格里") if typed else None
    if id_ not in known or id_ in met:
        return _problem(where, "这一行的编号不认识或重复，没有读入")
    met.add(id_)
    shown = [texts[columns[column.title]] for column in table.locked]
    if row_digest(shown) != texts[columns[DIGEST_HEADER]]:
        own = "、".join(filter(None, (texts[columns[c.title]] for c in table.yellow)))
        lost = f"；写的是“{own}”，请重新填写" if own else ""
        return _problem(where, f"锁定的格子被改动过，这一行没有读入{lost}")
    said = {column.key: grid.said(number, columns[column.title]) for column in table.yellow}
    for one in said.values():
        if one.kind in _NO_VALUE:
            return _problem(one.where, "这一格是没有数值的公式或错误值，这一行没有读入；请直接输入")
    said = {key: one for key, one in said.items() if one.text.strip()}
    rows.append(FilledRow(id_, said))
    return None


def _header_row(grid: Grid) -> int | None:
    return next((n for n, texts in enumerate(grid.texts) if texts and texts[0] == ID_HEADER), None)


def _index(index: Grid | None, table: FillTable) -> dict[str, None]:
    rows = index.texts if index else []
    return {row[1]: None for row in rows if len(row) > 1 and row[0] == table.sheet}


def _problem(where: str | None, cause: str) -> Problem:
    return Problem("N009", where, {"cause": cause})


def _missing_row(id_: str) -> Problem:
    cause = f"少了一行（{id_.replace('|', ' ')}）"
    return Problem("N009", None, {"cause": cause, "missing": id_})
