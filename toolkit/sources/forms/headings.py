"""Reads what stands around the tables (表头信息): unit, leader, contact, remittance, totals."""

import re

from toolkit.model.said import Said
from toolkit.sources.forms.events import SheetFacts, Stated
from toolkit.sources.forms.words import Words, folded
from toolkit.sources.grids.grid import Grid

_COLON = re.compile(r"[:：]")
_PIECES = re.compile(r"[\s,，;；、|/。()（）【】\[\]]+")
_REMARK = re.compile(r"[(（](?:公章|盖章|签字|签名|签章|加盖公章|必填|请填写)[^)）]*[)）]")
_BLANKS = re.compile(r"[_＿\s…—]{2,}|^[_＿\s…—]+$")
_DECLARED = re.compile(r"已|均|全部|自行|声明|办理|投保")
_UNKNOWN_LABEL = re.compile(r"(?:^|(?<=\s))[^\W\d_]{2,8}\s*$")  # 裁判 before a colon
_LONGEST_VALUE = 120
_TICKS = "√✓☑✔■"


class HeadingReader:
    """Finds labelled values in the rows of one sheet that no table has taken."""

    def __init__(self, grid: Grid, words: Words, facts: SheetFacts, consumed: set[int]) -> None:
        self.grid, self.words, self.facts, self.consumed = grid, words, facts, consumed
        self.taken: set[tuple[int, int]] = set()

    def read(self) -> None:
        """Append every heading value to the sheet's facts."""
        for row in range(self.grid.height):
            if row not in self.consumed:
                self._row(row)

    def _row(self, row: int) -> None:
        cells = [c for c in self.grid.distinct(row) if self.grid.anchor(row, c[0])[0] == row]
        pending = ""
        for number, (column, text) in enumerate(cells):
            if (row, column) in self.taken:
                continue
            pairs = inline_pairs(text, self.words)
            if pairs:
                pending = self._pairs(row, column, pairs)
                continue
            label = self._label(text)
            if pending and not label:
                self._add(row, pending, self.grid.said(row, column))
                pending = ""
            elif label:
                pending = label
                following = cells[number + 1][1] if number + 1 < len(cells) else ""
                if not following or self._label(following) or inline_pairs(following, self.words):
                    pending = "" if self._below(row, column, label) else label
            elif "保险" in text and len(text) >= 10 and _DECLARED.search(text):
                self._add(row, "insurance", self.grid.said(row, column))

    def _label(self, text: str) -> str:
        if len(text) > 30:
            return ""
        return self.words.heading.exact.get(folded(text.rstrip(":： ")), "")

    def _pairs(self, row: int, column: int, pairs: list[tuple[str, str]]) -> str:
        """Add the pairs of one cell; the label whose value is missing waits for the next cell."""
        where = self.grid.where(row, column)
        for field, value in pairs:
            if value:
                self._add(row, field, Said(value, where))
        return "" if pairs[-1][1] else pairs[-1][0]

    def _below(self, row: int, column: int, label: str) -> bool:
        """Take the value from the cell below when labels stand beside each other."""
        below = self.grid.anchor(row, column)[0]
        span = self.grid.spans.get((below, column))
        below = (span[2] if span else row) + 1
        if below >= self.grid.height or below in self.consumed:
            return False
        text = self.grid.texts[below][column]
        if not text or self._label(text) or _COLON.search(text) or len(text) > 60:
            return False
        self._add(below, label, self.grid.said(below, column))
        self.taken.add((below, column))
        return True

    def _add(self, row: int, field: str, said: Said) -> None:
        text = _REMARK.sub("", said.text)
        if (len(text) <= _LONGEST_VALUE or field == "insurance") and _says_something(text):
            self.facts.stated.append(Stated(row, "heading", field, said))


def inline_pairs(text: str, words: Words) -> list[tuple[str, str]]:
    """The labelled values inside one cell (领队：张三  电话：138…); empty values as ""."""
    if not _COLON.search(text) or len(text) > 400:
        return []
    found: list[tuple[str, int, int]] = []  # field ("" unknown), start of label, start of value
    for colon in _COLON.finditer(text):
        start = found[-1][2] if found else 0
        label = _label_before(text, start, colon.start(), words)
        if label is not None:
            found.append((label[0], label[1], colon.end()))
        elif (other := _UNKNOWN_LABEL.search(text, start, colon.start())) is not None:
            found.append(("", other.start(), colon.end()))
    ends = [*(start for _, start, _ in found[1:]), len(text)]
    pairs = [(f, _clean(text[begin:end])) for (f, _, begin), end in zip(found, ends, strict=False)]
    return [pair for pair in pairs if pair[0]]


def _label_before(text: str, start: int, end: int, words: Words) -> tuple[str, int] | None:
    """The longest run of whole pieces before a colon that is a known label, and where it begins."""
    segment = _REMARK.sub(lambda m: " " * len(m[0]), text[start:end])
    starts = [0] + [m.end() for m in _PIECES.finditer(segment)]
    for begin in starts[-6:]:
        field = words.heading.exact.get(folded(segment[begin:]))
        if field:
            return field, start + begin
    return None


def _clean(value: str) -> str:
    value = _BLANKS.sub(" ", _REMARK.sub("", value)).strip(" \t\r\n,，;；、。")
    return value if _says_something(value) else ""


def _says_something(text: str) -> bool:
    return any(c.isalnum() or c in _TICKS for c in text)
