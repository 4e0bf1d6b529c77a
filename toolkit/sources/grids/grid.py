"""One sheet as every file kind gives it: texts, kinds, merged ranges, what is hidden."""

import datetime as dt
from collections.abc import Iterable, Sequence
from decimal import Decimal
from functools import lru_cache

from toolkit.model.said import CellKind, Said

Value = int | float | str | bool | dt.date | dt.time | dt.timedelta | None
Merge = tuple[int, int, int, int]  # first row, first column, last row, last column; from 0

_WIDEST_MERGE = 20_000  # cells; larger ones are not filled (an attack or a background)


@lru_cache(maxsize=1024)
def letters(column: int) -> str:
    """The letters of a column counted from 0 (0 is A)."""
    text = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        text = chr(65 + rest) + text
    return text


def column_of(text: str) -> int:
    """The column, from 0, that letters name."""
    number = 0
    for char in text.upper():
        number = number * 26 + ord(char) - 64
    return number - 1


def shown(value: Value) -> str:
    """The text of a value, as `Said.text` demands it."""
    if isinstance(value, str):
        return value
    if value is None:
        return ""
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e300:
        # From 16 digits on as Excel shows it (…152000), not the float's exact value (…152032).
        return str(int(value)) if abs(value) < 1e15 else str(int(Decimal(repr(value))))
    if isinstance(value, dt.datetime) and value.time() == dt.time():
        return value.date().isoformat()
    if isinstance(value, dt.date | dt.time):
        return value.isoformat()
    return str(value)


def kind_of(value: Value) -> CellKind:
    """How the file stored the value."""
    if isinstance(value, bool):
        return CellKind.BOOL
    if isinstance(value, int | float):
        return CellKind.NUMBER
    if isinstance(value, dt.date | dt.time | dt.timedelta):
        return CellKind.DATE
    return CellKind.TEXT


class Grid:
    """One sheet (工作表). Rows and columns count from 0; a merged range shows its value everywhere.

    `texts[row][column]` is the stripped text, "" when empty; every row has `width` columns.
    `forced` holds cells whose kind the value does not tell (errors, formulas without a value).
    """

    def __init__(
        self,
        sheet: str,
        values: Sequence[Sequence[Value]],
        merges: Iterable[Merge] = (),
        *,
        hidden: bool = False,
        hidden_rows: Iterable[int] = (),
        hidden_columns: Iterable[int] = (),
        forced: dict[tuple[int, int], tuple[CellKind, str]] | None = None,
        formulas: dict[tuple[int, int], str] | None = None,
    ) -> None:
        self.sheet = sheet
        self.hidden = hidden
        self.hidden_rows = frozenset(hidden_rows)
        self.hidden_columns = frozenset(hidden_columns)
        self.forced = forced or {}
        self.formulas = formulas or {}
        tall = max((row + 1 for row, _ in self.forced), default=0)
        self.values = [*values, *([()] * (tall - len(values)))]
        self.width = max(
            max(map(len, self.values), default=0),
            max((column + 1 for _, column in self.forced), default=0),
        )
        self.texts = [self._row_texts(row) for row in self.values]
        for (row, column), (_, text) in self.forced.items():
            self.texts[row][column] = text
        self.anchors: dict[tuple[int, int], tuple[int, int]] = {}
        self.spans: dict[tuple[int, int], Merge] = {}
        self._distinct: dict[tuple[int, int, int], list[tuple[int, str]]] = {}
        for merge in merges:
            self._fill(merge)

    def _row_texts(self, row: Sequence[Value]) -> list[str]:
        texts = [v.strip() if type(v) is str else shown(v) for v in row]
        if len(texts) < self.width:
            texts.extend([""] * (self.width - len(texts)))
        return texts

    def _fill(self, merge: Merge) -> None:
        top, left, bottom, right = merge
        bottom, right = min(bottom, self.height - 1), min(right, self.width - 1)
        if (bottom - top + 1) * (right - left + 1) > _WIDEST_MERGE or top > bottom or left > right:
            return
        text = self.texts[top][left]
        self.spans[top, left] = (top, left, bottom, right)
        for row in range(top, bottom + 1):
            for column in range(left, right + 1):
                self.texts[row][column] = text
                self.anchors[row, column] = (top, left)

    def force(self, place: tuple[int, int], kind: CellKind, text: str) -> None:
        """Put a value in place of what the file holds."""
        self._distinct.clear()
        self.forced[place] = (kind, text)
        top, left, bottom, right = self.spans.get(place, (*place, *place))
        for row in range(top, bottom + 1):
            self.texts[row][left : right + 1] = [text] * (right - left + 1)

    @property
    def height(self) -> int:
        """Number of rows."""
        return len(self.texts)

    def anchor(self, row: int, column: int) -> tuple[int, int]:
        """The cell that holds the value shown here: itself, or the first of its merged range."""
        return self.anchors.get((row, column), (row, column))

    def distinct(self, row: int, left: int = 0, right: int | None = None) -> list[tuple[int, str]]:
        """The columns and texts of a row's filled cells, a merged range counted once."""
        right = self.width if right is None else min(right, self.width)
        known = self._distinct.get((row, left, right))
        if known is not None:
            return known
        texts = self.texts[row]
        found: list[tuple[int, str]] = []
        last: tuple[int, int] | None = None
        for column in range(left, right):
            if texts[column]:
                anchor = self.anchors.get((row, column))
                if anchor is None or anchor != last:
                    found.append((column, texts[column]))
                last = anchor
        self._distinct[row, left, right] = found
        return found

    def where(self, row: int, column: int) -> str:
        """`sheet!A1` of the cell that holds the value shown here."""
        row, column = self.anchor(row, column)
        return f"{self.sheet}!{letters(column)}{row + 1}"

    def said(self, row: int, column: int) -> Said:
        """The value of a cell with its place and kind; the text as stored, not stripped."""
        place = self.anchor(row, column)
        where = f"{self.sheet}!{letters(place[1])}{place[0] + 1}"
        if place in self.forced:
            kind, text = self.forced[place]
            return Said(text, where, kind)
        values = self.values[place[0]]
        value = values[place[1]] if place[1] < len(values) else ""
        if type(value) is str:
            return Said(value, where)
        return Said(shown(value), where, kind_of(value))
