"""Columns that are chosen by a tick (打√): the section or sex of a player as one column each."""

import re
from typing import NamedTuple

from toolkit.sources.forms.headers import Label
from toolkit.sources.forms.words import Vocabulary
from toolkit.sources.grids.grid import Grid

_TICK = re.compile(r"[√✓✔☑■●○◎◯▲★YyVvＶ1是有]")
_FIELDS = ("section", "sex", "title")
_LOOKED_AT = 40  # rows


class Ticks(NamedTuple):
    """For one field, the value that a tick in each column stands for."""

    field: str
    values: dict[int, str]

    def ticked(self, texts: list[str]) -> int | None:
        """The column that a row ticks; None when it ticks none or several."""
        marked = [column for column in self.values if texts[column]]
        return marked[0] if len(marked) == 1 else None


def find_ticks(
    grid: Grid, labels: dict[int, Label], rows: range, vocabulary: Vocabulary
) -> tuple[Ticks, ...]:
    """The groups of columns under one heading (参赛组别) that hold nothing but ticks.

    Without a common heading, columns whose labels end in 组, or 男 beside 女, are such a group.
    """
    groups: dict[str, dict[int, str]] = {}
    for column, label in labels.items():
        field = _field(label, vocabulary)
        if field:
            groups.setdefault(field, {})[column] = label.lowest
    return tuple(
        Ticks(field, values)
        for field, values in groups.items()
        if len(values) >= 2 and _only_ticks(grid, values, rows)
    )


def _field(label: Label, vocabulary: Vocabulary) -> str:
    if label.highest != label.lowest:
        match = vocabulary.match(label.highest)
        return match.field if match and match.field in _FIELDS else ""
    if label.whole in ("男", "女"):
        return "sex"
    return "section" if label.whole.endswith("组") and not vocabulary.match(label.whole) else ""


def _only_ticks(grid: Grid, values: dict[int, str], rows: range) -> bool:
    found = [t for row in rows[:_LOOKED_AT] for c in values if (t := grid.texts[row][c])]
    return bool(found) and all(_TICK.fullmatch(text) for text in found)
