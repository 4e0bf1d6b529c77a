"""A regulation's data as rows of the workbook's tables, and back."""

from collections.abc import Iterable, Iterator
from typing import Any

from toolkit.model.record import Record
from toolkit.rules.amend import Data
from toolkit.rules.sheets import Layout, Steps, Table


class Line(Record, frozen=True):
    """One row of a table: its number, that of the row it belongs to (0 = none), its values."""

    number: int
    belongs: int
    values: Data  # by the cell's key; nothing said = not there
    owner: str = ""  # what the row it belongs to is called


def value_at(data: Any, steps: Steps) -> Any:
    """The value at a place inside records, None where there is none."""
    for step in steps:
        if not isinstance(data, dict) or step not in data:
            return None
        data = data[step]
    return data


def lines(data: Data, table: Table) -> list[Line]:
    """The rows of a table, numbered from 1 through all rows they belong to."""
    return [
        Line(number, belongs, _values(entry, table), owner)
        for number, (belongs, owner, entry) in enumerate(_entries(data, table), 1)
    ]


def _entries(data: Data, table: Table) -> Iterator[tuple[int, str, Data]]:
    if table.parent is None:
        for entry in value_at(data, table.steps) or ():
            yield 0, "", entry
        return
    inner = table.steps[len(table.parent) :]
    for number, above in enumerate(value_at(data, table.parent) or (), 1):
        for entry in value_at(above, inner) or ():
            yield number, str(above.get("name", "")), entry


def _values(entry: Data, table: Table) -> Data:
    found = {}
    for cell in table.cells:
        value = value_at(entry, cell.steps)
        if value is not None:
            found[cell.key] = {} if cell.field is None else value
    return found


def assemble(layout: Layout, main: Data, tables: dict[Steps, list[Line]]) -> Data:
    """The data again, from the values of 总则 (by key) and the rows of each table."""
    data: Data = {}
    for key, value in main.items():
        _put(data, tuple(key.split(".")), value)
    for table in layout.tables:
        if table.parent is None:
            entries = [_entry(line) for line in tables.get(table.steps, [])]
            if entries or (table.required and value_at(data, table.steps[:-1]) is not None):
                _put(data, table.steps, entries)
    for table in layout.tables:
        if table.parent is not None:
            _hang(data, table, tables)
    return data


def _hang(data: Data, table: Table, tables: dict[Steps, list[Line]]) -> None:
    """Puts the rows of an inner list into the rows they belong to."""
    assert table.parent is not None
    inner = table.steps[len(table.parent) :]
    numbers = [line.number for line in tables.get(table.parent, [])]
    for number, above in zip(numbers, value_at(data, table.parent) or (), strict=True):
        own = [_entry(line) for line in tables.get(table.steps, []) if line.belongs == number]
        if own or table.required:
            _put(above, inner, own)


def _entry(line: Line) -> Data:
    entry: Data = {}
    for key, value in line.values.items():
        _put(entry, tuple(key.split(".")), value)
    return entry


def _put(data: Data, steps: Iterable[str], value: Any) -> None:
    *above, last = steps
    for step in above:
        data = data.setdefault(step, {})
    if not (value == {} and last in data):
        data[last] = value


def orphans(table: Table, tables: dict[Steps, list[Line]]) -> list[Line]:
    """Rows that belong to no row there is."""
    if table.parent is None:
        return []
    known = {line.number for line in tables.get(table.parent, [])}
    return [line for line in tables.get(table.steps, []) if line.belongs not in known]


def canonical(data: Data, layout: Layout) -> Data:
    """Data as the workbook can say it: empty lists that nothing demands are left out."""
    return assemble(
        layout,
        {
            cell.key: v
            for cell in layout.main
            if (v := _main_value(data, cell.steps, cell.field)) is not None
        },
        {table.steps: lines(data, table) for table in layout.tables},
    )


def _main_value(data: Data, steps: Steps, field: object) -> Any:
    value = value_at(data, steps)
    return {} if value is not None and field is None else value
