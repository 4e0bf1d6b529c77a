"""Reads our own standard form by its hidden map of cells, whatever was done to its headings."""

import re

from toolkit.layouts.entry_form import MAP_REGULATION, MAP_SHEET
from toolkit.model.form import PLAYER_FIELDS, Line
from toolkit.model.said import Said
from toolkit.sources.forms.events import SheetFacts, Stated
from toolkit.sources.forms.words import words
from toolkit.sources.grids.grid import Grid, column_of

_AREA = re.compile(r"(.+)!([A-Z]{1,3})(\d+)(?::([A-Z]{1,3})(\d+))?")
_TABLES = ("players", "rooms", "companions")

Area = tuple[str, int, int, int]  # sheet, column, first and last row


def marked_places(grids: list[Grid]) -> dict[str, Area]:
    """The cells of every field as the hidden sheet names them; empty for foreign forms."""
    found: dict[str, Area] = {}
    for grid in grids:
        for row in grid.texts if grid.sheet == MAP_SHEET else ():
            match = _AREA.fullmatch(row[1]) if len(row) > 1 else None
            if match:
                first, last = int(match[3]) - 1, int(match[5] or match[3]) - 1
                found[row[0]] = (match[1], column_of(match[2]), first, last)
    return found


def marked_regulation(grids: list[Grid]) -> str:
    """The id of the regulation that the form was issued for; "" for foreign forms."""
    rows = (row for grid in grids if grid.sheet == MAP_SHEET for row in grid.texts if len(row) > 1)
    return next((row[1] for row in rows if row[0] == MAP_REGULATION), "")


def holds(places: dict[str, Area], grids: list[Grid]) -> bool:
    """Whether the map still fits: no row or column was put in that moved the player table."""
    by_name = {grid.sheet: grid for grid in grids}
    example = places.get("players.example")
    grid = by_name.get(example[0]) if example else None
    if example is None or grid is None or example[2] >= grid.height:
        return False
    row = example[2]
    if grid.texts[row][0] == "例":
        return True
    columns = {f: p[1] for f, p in places.items() if f.startswith("players.") and p[2] > row}
    vocabulary = words().players
    right = 0
    for field, column in columns.items():
        label = grid.texts[row - 1][column] if column < grid.width else ""
        match = vocabulary.match(label)
        right += match is not None and match.field == field.partition(".")[2]
    return right * 2 > len(columns)


def replace_marked(facts: list[SheetFacts], places: dict[str, Area], grids: list[Grid]) -> None:
    """Put what the map names in place of what the headings seemed to say; totals stay."""
    by_name = {grid.sheet: grid for grid in grids}
    heading = {f.partition(".")[2] for f in places if f.startswith("heading.")}
    for sheet in facts:
        sheet.stated = [s for s in sheet.stated if _stays(s, heading)]
        sheet.tables = 0
        grid = by_name[sheet.sheet]
        for field, (name, column, row, _) in places.items():
            kind, _, short = field.partition(".")
            if name == grid.sheet and kind == "heading":
                said = grid.said(row, column) if _text(grid, row, column) else None
                place = Said("", grid.where(row, column))
                kind = "heading" if said else "blank"
                sheet.stated.append(Stated(row, kind, short, said or place))
        for table in _TABLES:
            _table(sheet, grid, table, places)
        used = {s.where for stated in sheet.stated for s in _values(stated)}
        sheet.stated = [s for s in sheet.stated if not s.problem or s.problem.where in used]
        sheet.stated.sort(key=lambda stated: stated.row)


def _values(stated: Stated) -> list[Said]:
    """What a statement rests on; amounts are our own formulas, so whether they have a value or
    not says nothing about the sender."""
    if stated.line is not None:
        return [said for field, said in stated.line.said.items() if field != "amount"]
    return [stated.said] if stated.said and not stated.field.startswith("total_") else []


def _stays(stated: Stated, heading: set[str]) -> bool:
    if stated.kind == "heading":
        return stated.field not in heading
    # The example row is locked in our form, so that it is there (F009) is nobody's slip.
    return stated.kind == "unknown" or (
        stated.problem is not None and stated.problem.code != "F009"
    )


def _table(sheet: SheetFacts, grid: Grid, table: str, places: dict[str, Area]) -> None:
    columns = {
        field.partition(".")[2]: place
        for field, place in places.items()
        if field.startswith(table + ".") and place[0] == grid.sheet and place[3] > place[2]
    }
    if not columns:
        return
    if table == "players":
        sheet.tables = 1
        known = frozenset(field for field in columns if field in PLAYER_FIELDS)
        sheet.stated.append(Stated(0, "columns", columns=known))
    first, last = next((a, b) for _, _, a, b in columns.values())
    for row in range(first, last + 1):
        said = {f: grid.said(row, c) for f, (_, c, _, _) in columns.items() if _text(grid, row, c)}
        if said.keys() - {"amount"}:  # the amount is computed in every row
            hidden = row in grid.hidden_rows
            empty = {f: grid.where(row, c) for f, (_, c, _, _) in columns.items() if f not in said}
            blank = empty if table == "players" else {}
            line = Line(_where(grid, row, columns, said), said, None, hidden, blank)
            sheet.stated.append(Stated(row, table, line=line))


def _where(grid: Grid, row: int, columns: dict[str, Area], said: dict[str, Said]) -> str:
    if "name" in columns:
        return grid.where(row, columns["name"][1])
    return next(iter(said.values())).where


def _text(grid: Grid, row: int, column: int) -> str:
    return grid.texts[row][column] if row < grid.height and column < grid.width else ""
