"""Which layout a table has: decided by its header words, never by the file's name."""

from toolkit.model.record import Record
from toolkit.sources.banks.containers import Table
from toolkit.sources.banks.layouts import GENERIC, LAYOUTS, Layout
from toolkit.sources.banks.values import head

_HEADER_WITHIN = 80  # rows of notice an export may print above its header


class Recognised(Record, frozen=True):
    """A layout with the place of each field: `header` is the 0-based header row, -1 = none."""

    layout: Layout
    header: int
    columns: dict[str, int]


def _columns(layout: Layout, words: dict[str, int]) -> dict[str, int]:
    places = {}
    for field, names in layout.columns.items():
        for name in names:
            if head(name) in words:
                places[field] = words[head(name)]
                break
    return places


def _claims(layout: Layout, words: dict[str, int], columns: dict[str, int]) -> bool:
    return (
        all(field in columns for field in layout.required)
        and all(head(mark) in words for mark in layout.marks)
        and not any(head(word) in words for word in layout.never)
    )


def _generic(layout: Layout, words: dict[str, int]) -> dict[str, int] | None:
    """The columns of a foreign bank, when they say date, money and direction without doubt."""
    columns = _columns(layout, words)
    dated = "moment" in columns or "date" in columns
    split = "income" in columns and "expense" in columns
    return columns if dated and (split or "amount" in columns) and len(columns) >= 3 else None


def candidates(table: Table, layouts: tuple[Layout, ...] = LAYOUTS) -> list[Recognised]:
    """Every layout that claims the table, at the first row that any of them takes as header."""
    for number, row in enumerate(table.rows[:_HEADER_WITHIN]):
        words = {head(cell): place for place, cell in reversed(list(enumerate(row))) if head(cell)}
        if len(words) < 3:
            continue
        found = []
        for layout in layouts:
            columns = _columns(layout, words)
            if _claims(layout, words, columns):
                found.append(Recognised(layout, number, columns))
        if found:
            return found
    return []


def foreign(table: Table) -> Recognised | None:
    """The table read by the words most banks use."""
    for number, row in enumerate(table.rows[:_HEADER_WITHIN]):
        words = {head(cell): place for place, cell in reversed(list(enumerate(row))) if head(cell)}
        columns = _generic(GENERIC, words) if len(words) >= 3 else None
        if columns is not None:
            return Recognised(GENERIC, number, columns)
    return None


def nearest(table: Table, layouts: tuple[Layout, ...] = LAYOUTS) -> tuple[str, list[str]] | None:
    """The bank whose layout comes closest, with the header words that are missing."""
    best: tuple[int, str, list[str]] | None = None
    for row in table.rows[:_HEADER_WITHIN]:
        words = {head(cell): place for place, cell in enumerate(row) if head(cell)}
        for layout in layouts:
            columns = _columns(layout, words)
            absent = [field for field in layout.required if field not in columns]
            missing = [layout.columns[field][0] for field in absent]
            missing += [mark for mark in layout.marks if head(mark) not in words]
            missing = list(dict.fromkeys(missing))
            if len(columns) >= 3 and (best is None or len(columns) - len(missing) > best[0]):
                best = (len(columns) - len(missing), layout.bank, missing)
    return (best[1], best[2]) if best else None
