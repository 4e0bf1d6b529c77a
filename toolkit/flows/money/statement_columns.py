"""Statements of banks we have no layout for: people say once what each column is (流水版式).

In an event it is a sheet of 收款核对.xlsx, remembered as facts; without one it is a workbook of its
own, named by --mapping.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from toolkit.flows.typed import parted, place_of, slip
from toolkit.layouts.fill_in import FilledRow, FillRow
from toolkit.layouts.money import COLUMN_FIELDS, STATEMENT_COLUMNS
from toolkit.model.accounts import Accounts
from toolkit.model.bank import Statement, UnknownLayout
from toolkit.model.facts import Origin
from toolkit.model.form import Problem
from toolkit.model.money_facts import ColumnExplained, StatementUnknown
from toolkit.sources.banks.columns import named_twice
from toolkit.sources.filled import Filled, read_filled
from toolkit.store.archive import digest
from toolkit.store.files import write_atomic
from toolkit.workbooks.statement_columns import columns_book

Explained = Mapping[tuple[str, str], ColumnExplained]
"""What was said of each column, by layout and header word."""


def meanings_of(columns: Explained) -> dict[str, dict[str, str]]:
    """The fields of each layout by header word, as the reader takes them."""
    found: dict[str, dict[str, str]] = {}
    for (layout, word), fact in columns.items():
        if field := COLUMN_FIELDS.get(fact.said):
            found.setdefault(layout, {})[word] = field
    return found


def column_rows(unknown: Iterable[tuple[str, UnknownLayout]], columns: Explained) -> list[FillRow]:
    """A row for every column of every unknown layout, the first file of each as its example."""
    rows: dict[str, FillRow] = {}
    for name, found in unknown:
        for word, examples in zip(found.words, found.examples, strict=True):
            said = columns.get((found.layout, word))
            texts = {"file": name, "header": word, "examples": examples}
            texts |= {"field": said.said, "by": said.by} if said else {}
            id_ = f"{found.layout}|{word}"
            rows.setdefault(id_, FillRow(id_, texts))
    return list(rows.values())


def unknown_in(accounts: Accounts) -> list[tuple[str, UnknownLayout]]:
    """Every file of the event whose columns must be explained, by name."""
    return [
        (one.name, UnknownLayout(one.layout, one.words, one.examples)) for one in accounts.unknown
    ]


def read_columns(
    filled: Filled, columns: Explained, origin: Origin
) -> tuple[list[ColumnExplained], list[Problem]]:
    """What was said, changed or taken back; two columns of one layout are never the same thing."""
    said: dict[str, list[str]] = {}
    for row in filled.rows:
        if field := COLUMN_FIELDS.get(row.text("field")):
            said.setdefault(row.id.partition("|")[0], []).append(field)
    doubled = {(layout, field) for layout, fields in said.items() for field in named_twice(fields)}
    facts, problems = parted(_explained(row, columns, doubled, origin) for row in filled.rows)
    return facts, [*filled.problems, *problems]


def _explained(
    row: FilledRow, columns: Explained, doubled: set[tuple[str, str]], origin: Origin
) -> ColumnExplained | Problem | None:
    layout, _, word = row.id.partition("|")
    chosen, by = row.text("field"), row.text("by")
    known = columns.get((layout, word))
    if chosen and chosen not in COLUMN_FIELDS:
        return slip(row, "field", f"“{chosen}”不认识，请从列表中选择")
    if (layout, COLUMN_FIELDS.get(chosen, "")) in doubled:
        return slip(row, "field", f"有两列都选了“{chosen}”，只能有一列")
    if (chosen, by if chosen else "") == ((known.said, known.by) if known else ("", "")):
        return None
    if not chosen and known is None:
        return None
    return ColumnExplained(layout, word, chosen, by, place_of(origin, row, "field"))


def unknown_facts(
    sha256: str, name: str, statements: Iterable[Statement]
) -> list[StatementUnknown]:
    """The facts of the statements of one file that nobody could read."""
    return [
        StatementUnknown(sha256, name, one.unknown.layout, one.unknown.words, one.unknown.examples)
        for one in statements
        if one.unknown
    ]


class ColumnsFile:
    """The workbook of --mapping: read before the statements, written when some are unknown."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.problems: list[Problem] = []
        self.columns: dict[tuple[str, str], ColumnExplained] = {}
        self.written = ""
        if path and path.is_file():
            self._read(path)

    @property
    def meanings(self) -> dict[str, dict[str, str]]:
        """What it says, as the reader takes it."""
        return meanings_of(self.columns)

    def _read(self, path: Path) -> None:
        data = path.read_bytes()
        filled = read_filled(data, path.name, (STATEMENT_COLUMNS,))[STATEMENT_COLUMNS.sheet]
        facts, self.problems = read_columns(filled, {}, Origin(path.name, digest(data)))
        self.columns = {(fact.layout, fact.word): fact for fact in facts}

    def _others(self, rows: Sequence[FillRow]) -> list[FillRow]:
        """What was said of banks that this run did not meet."""
        met = {row.id.partition("|")[0] for row in rows}
        return [
            FillRow(f"{layout}|{word}", {"header": word, "field": fact.said, "by": fact.by})
            for (layout, word), fact in self.columns.items()
            if layout not in met
        ]

    def write(self, statements: Sequence[Statement]) -> None:
        """Writes it where a statement's columns are not explained yet."""
        unknown = [(Path(one.file).name, one.unknown) for one in statements if one.unknown]
        if self.path and unknown and not self.problems:
            rows = column_rows(unknown, self.columns)
            data = columns_book([*rows, *self._others(rows)])
            self.written = write_atomic(self.path, data).path

    def lines(self) -> list[str]:
        """What could not be read in it, and that it was written."""
        said = [f"  ✗ {p.where or ''} {p.detail['cause']}（N009）" for p in self.problems]
        return [*said, f"已写出 {self.written}"] if self.written else said
