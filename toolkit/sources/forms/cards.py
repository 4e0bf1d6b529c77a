"""Reads players whose values stand beside their labels: cards, tables on their side."""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from toolkit.model.form import PLAYER_FIELDS, Line
from toolkit.model.said import Said
from toolkit.sources.forms.events import SheetFacts, Stated
from toolkit.sources.forms.headings import inline_pairs
from toolkit.sources.forms.words import Words
from toolkit.sources.grids.grid import Grid

_PROOF = ("id_number", "birth", "section", "sex")  # two of them beside a name make a player
_FEWEST_ROWS = 3  # of a table on its side


class _Labelled(NamedTuple):
    """A label with its column and the values that follow it in its row."""

    field: str
    column: int
    values: list[tuple[int, Said]]


def read_cards(grid: Grid, words: Words, facts: SheetFacts) -> None:
    """Append each player found. For files in which no table states a player.

    A second name below begins a second card; names beside each other begin cards that stand
    beside each other. Where every label is followed by several values, the table lies on its side.
    """
    rows = [list(_labelled(grid, row, words)) for row in range(grid.height)]
    if not _on_its_side(grid, rows, facts):
        for left, right in _lanes(rows, grid.width):
            _lane(grid, rows, facts, left, right)
    facts.stated.sort(key=lambda stated: stated.row)


def _labelled(grid: Grid, row: int, words: Words) -> Iterator[_Labelled]:
    """The labels of a row, each with what stands between it and the next one."""
    pending: _Labelled | None = None
    for column, text in grid.distinct(row):
        if grid.anchor(row, column)[0] != row:
            continue
        match = words.players.match(text.rstrip(":： "))
        if match is not None and not match.exact and pending and not pending.values:
            match = None  # what stands behind a label is its value, as long as it may be one
        inline = inline_pairs(text, words.players.exact)
        if match is not None or inline:
            if pending:
                yield pending
            pending = None
        if inline:
            for field, value in inline:
                if field in PLAYER_FIELDS:
                    said = Said(value, grid.where(row, column))
                    pending = _Labelled(field, column, [(column, said)] if value else [])
                    if value:
                        yield pending
                        pending = None
        elif match is not None:
            pending = _Labelled(match.field, column, [])
        elif pending:
            pending.values.append((column, grid.said(row, column)))
    if pending:
        yield pending


def _on_its_side(grid: Grid, rows: list[list[_Labelled]], facts: SheetFacts) -> bool:
    """Whether it was a table with a row for each field and a column for each player."""
    found = False
    sideways = (len(row) == 1 and len(row[0].values) > 1 for row in rows)
    numbered = ((fits, number) for number, fits in enumerate(sideways))
    for fits, run in groupby(numbered, key=lambda pair: pair[0]):
        numbers = [number for _, number in run]
        fields = {rows[n][0].field: n for n in numbers} if fits else {}
        if len(fields) < _FEWEST_ROWS or "name" not in fields:
            continue
        for column, _ in rows[fields["name"]][0].values:
            said = {
                field: value
                for field, n in fields.items()
                for at, value in rows[n][0].values
                if at == column
            }
            found |= _finish(grid, facts, said, fields["name"])
    return found


def _lanes(rows: list[list[_Labelled]], width: int) -> list[tuple[int, int]]:
    """The columns of cards that stand beside each other: each begins with a name's label."""
    names = [[one.column for one in row if one.field == "name"] for row in rows]
    most = max(names, key=len, default=[])
    starts = [0, *most[1:]]
    return list(zip(starts, [*starts[1:], width], strict=True))


def _lane(
    grid: Grid, rows: list[list[_Labelled]], facts: SheetFacts, left: int, right: int
) -> None:
    card: dict[str, Said] = {}
    first = 0
    for row, labelled in enumerate(rows):
        for field, column, values in labelled:
            if not left <= column < right or field not in PLAYER_FIELDS or not values:
                continue
            if field == "name" and "name" in card:
                _finish(grid, facts, card, first)
                card = {}
            if field == "name" and row > first:
                card.pop("phone", None)  # that of the leader, who stands above the players
            if not card:
                first = row
            card.setdefault(field, values[0][1])
    _finish(grid, facts, card, first)


def _finish(grid: Grid, facts: SheetFacts, card: dict[str, Said], row: int) -> bool:
    said = {field: value for field, value in card.items() if field in PLAYER_FIELDS}
    if "name" not in said or sum(field in said for field in _PROOF) < 2:
        return False
    facts.tables += 1
    facts.stated.append(Stated(row, "columns", columns=frozenset(said)))
    hidden = grid.hidden or row in grid.hidden_rows
    line = Line(said["name"].where, said, None, hidden)
    facts.stated.append(Stated(row, "players", line=line))
    return True
