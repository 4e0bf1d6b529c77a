"""What a sheet states, in reading order, before it is sorted into units."""

import re
from dataclasses import dataclass, field

from toolkit.model.form import Line, Problem, UnknownColumn
from toolkit.model.said import Said

_UNIT = re.compile(
    r"(?:学校|小学|中学|[一二三四五六七八九十]中|大学|协会|棋院|棋校|俱乐部|代表队|少年宫|文化馆|体校|中心)$"
)


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

    def names_unit(self) -> bool:
        """Whether the sheet's own name is the unit that enters (淄博十一中)."""
        return _UNIT.search(self.sheet) is not None and not self.names_section()

    def has_unit(self) -> bool:
        """Whether a heading or a column names a unit."""
        return any(s.field == "unit" or (s.line and "unit" in s.line.said) for s in self.stated)
