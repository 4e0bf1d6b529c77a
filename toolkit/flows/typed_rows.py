"""Workbooks whose rows are kept as they were typed (`RowTyped`): read back, compared, shown again.

What stands in a row that was not understood is kept in it; a workbook in which more than single
rows is wrong is set aside, so that nothing typed is ever lost.
"""

from collections.abc import Callable, Iterable, Sequence

from toolkit.flows.desk import Desk
from toolkit.flows.typed import place_of
from toolkit.layouts.fill_in import FilledRow, FillRow, FillTable
from toolkit.model.facts import Origin
from toolkit.model.finish_facts import RowTyped
from toolkit.model.form import Problem
from toolkit.model.record import Record
from toolkit.sources.filled import read_filled
from toolkit.store.archive import digest

Judge = Callable[[str, FilledRow], Problem | None]
"""What is wrong with a row of a sheet, None = it can be taken."""

Take = Callable[[str, FilledRow], dict[str, str] | Problem]
"""What a row of a sheet says, by column, or what is wrong with it."""


class TypedRows(Record, frozen=True):
    """New facts, what can't be read, and what stands in those rows, by sheet and row."""

    facts: tuple[RowTyped, ...] = ()
    problems: tuple[Problem, ...] = ()
    kept: dict[tuple[str, str], dict[str, str]] = {}

    @property
    def broken(self) -> bool:
        """True when more is wrong than single rows."""
        return any(not p.detail.keys() & {"row", "missing"} for p in self.problems)

    @property
    def unread(self) -> bool:
        """True when something was typed that no command has read, or can't be read."""
        return bool(self.facts or self.kept or self.broken)

    def lines(self, book: str) -> list[str]:
        """What the command says about it."""
        name = book.rpartition("/")[2]
        said = [f"读入 {name} {len(self.facts)} 项。"] if self.facts else []
        return said + [
            f"  {name} {p.where or ''}：{p.detail['cause']}（N009）" for p in self.problems
        ]


NOTHING_TYPED = TypedRows()


def read_typed_rows(
    desk: Desk, book: str, tables: Sequence[FillTable], judge: Judge, subject: str = "name"
) -> TypedRows:
    """Rows as they were typed, where `judge` finds nothing wrong with them."""

    def take(sheet: str, row: FilledRow) -> dict[str, str] | Problem:
        return judge(sheet, row) or typed_in(row)

    return read_rows(desk, book, tables, take, subject)


def read_rows(
    desk: Desk, book: str, tables: Sequence[FillTable], take: Take, subject: str = "name"
) -> TypedRows:
    """What was typed, changed or emptied since; `subject` = the column that says about whom."""
    path = desk.event / book
    if not path.exists():
        return TypedRows()
    data = path.read_bytes()
    filled = read_filled(data, book.rpartition("/")[2], tuple(tables))
    origin = Origin(book, digest(data))
    facts: list[RowTyped] = []
    problems: list[Problem] = [p for sheet in filled.values() for p in sheet.problems]
    kept = {}
    for table in tables:
        first = table.yellow[0].key
        for row in filled[table.sheet].rows:
            typed, known = typed_in(row), desk.state.finish.said(table.sheet, row.id)
            said = take(table.sheet, row) if typed and typed != known else typed
            if isinstance(said, Problem):
                problems.append(said)
                kept[table.sheet, row.id] = typed
            elif said != known:
                whom = said.get(subject) or said.get(first, "")
                place = place_of(origin, row, first)
                facts.append(RowTyped(table.sheet, row.id, said, whom, place))
    return TypedRows(tuple(facts), tuple(problems), kept)


def typed_in(row: FilledRow) -> dict[str, str]:
    """The texts of a row's yellow cells, without the empty ones."""
    return {key: text for key in row.said if (text := row.text(key))}


def rows_of(desk: Desk, table: str, typed: TypedRows, blank: int) -> list[FillRow]:
    """The rows to write: all that was typed, in order, and `blank` empty ones after them."""
    known = {
        row: fact.said for (sheet, row), fact in desk.state.finish.typed.items() if sheet == table
    }
    known |= {row: said for (sheet, row), said in typed.kept.items() if sheet == table}
    numbers = sorted(known, key=_number)
    last = max(map(_number, numbers), default=0)
    rows = [FillRow(row, known[row]) for row in numbers]
    return rows + [FillRow(f"{n}", {}) for n in range(last + 1, last + 1 + blank)]


def with_typed(desk: Desk, table: str, typed: TypedRows, rows: Iterable[FillRow]) -> list[FillRow]:
    """Rows of known ids with what was typed into them."""
    return [
        FillRow(
            row.id,
            {
                **row.texts,
                **desk.state.finish.said(table, row.id),
                **typed.kept.get((table, row.id), {}),
            },
        )
        for row in rows
    ]


def _number(row: str) -> int:
    return int(row) if row.isdigit() else 0
