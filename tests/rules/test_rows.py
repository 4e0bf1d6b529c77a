"""Data as rows and back: nothing is lost, whatever the data."""

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings

from tests.regulations import ALL, INVENTED, text
from tests.rules.made import regulations
from tests.words import words
from toolkit.rules.cells import from_cell, to_cell
from toolkit.rules.rows import Line, assemble, canonical, lines, orphans, value_at
from toolkit.rules.sheets import Cell, layout
from toolkit.rules.writing import write

WORDS = words()
LAYOUT = layout(WORDS)
TABLES = {table.steps: table for table in LAYOUT.tables}


@pytest.mark.parametrize("name", ALL)
def test_the_shipped_regulations_as_rows_and_back(name: str) -> None:
    data = tomllib.loads(text(name))
    assert canonical(data, LAYOUT) == data


def test_rows_of_a_list_inside_a_list_say_to_whom_they_belong() -> None:
    rows = lines(tomllib.loads(text(INVENTED)), TABLES["prizes", "tables", "rows"])
    assert [(line.belongs, line.owner) for line in rows[3:5]] == [
        (1, "公开组个人"),
        (2, "少年组个人"),
    ]
    assert rows[3].values["places"] == [4, 6]


def test_a_row_that_belongs_to_nothing_is_named() -> None:
    table = TABLES["hotels", "rooms"]
    tables = {("hotels",): [Line(1, 0, {})], table.steps: [Line(1, 1, {}), Line(2, 7, {})]}
    assert [line.belongs for line in orphans(table, tables)] == [7]


def through_cells(cell: Cell, value: Any) -> Any:
    """The value after it stood in a cell."""
    return from_cell(str(to_cell(value, cell, WORDS)), cell, WORDS)


@given(regulations())
@settings(max_examples=30)
def test_any_regulation_goes_through_file_and_cells_unchanged(data: dict[str, Any]) -> None:
    data = canonical(data, LAYOUT)
    assert tomllib.loads(write(data, WORDS)) == data
    main = {}
    for cell in LAYOUT.main:
        value = value_at(data, cell.steps)
        if value is not None:
            main[cell.key] = through_cells(cell, value)
    tables = {
        table.steps: [
            Line(
                line.number,
                line.belongs,
                {
                    c.key: through_cells(c, line.values[c.key])
                    for c in table.cells
                    if c.key in line.values
                },
            )
            for line in lines(data, table)
        ]
        for table in LAYOUT.tables
    }
    assert assemble(LAYOUT, main, tables) == data
