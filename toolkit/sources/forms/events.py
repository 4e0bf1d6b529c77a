"""What a sheet states, in reading order, before it is sorted into units."""

from dataclasses import dataclass, field

from toolkit.model.form import Line, Problem, UnknownColumn
from toolkit.model.said import Said


@dataclass(frozen=True)
class Stated:
    """One statement at a row: a heading value (`field`, `said`), a line of a table, or a remark."""

    row: int
    # heading, blank (a heading field left empty), players, rooms, companions, unknown, problem,
    # columns
    kind: str
    field: str = ""
    said: Said | None = None
    line: Line | None = None
    unknown: UnknownColumn | None = None
    problem: Problem | None = None
    columns: frozenset[str] = frozenset()  # player fields that have a column


@dataclass
class SheetFacts:
    """Everything read from one sheet."""

    sheet: str
    hidden: bool
    stated: list[Stated] = field(default_factory=list)
    headers: list[str] = field(default_factory=list)  # folded labels, for the layout digest
    tables: int = 0  # player tables

    def names_section(self) -> bool:
        """Whether the sheet's own name is the section of its players (棋协大师组)."""
        return "组" in self.sheet and "委会" not in self.sheet
