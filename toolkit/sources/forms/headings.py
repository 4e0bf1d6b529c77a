"""Reads what stands around the tables (表头信息): unit, leader, contact, remittance, totals."""

import re
from collections.abc import Mapping

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
_REACH = 4  # columns between a label and its value
_PHONE = re.compile(r"(?:\+?86[- ]?)?1\d{10}|0\d{2,3}-?\d{7,8}")
_WITH_PHONE = re.compile(
    r"\s*([^\d\s(（/:：,，]{2,12})[\s,，/:：(（]*(" + _PHONE.pattern + r")[)）]?\s*"
)
_COUNTS = ("total_players", "total_people", "total_rooms")
_TOGETHER = re.compile(r"[共计]\s*(\d{1,4})\s*(?:人|名|间)?")
_ONE_NUMBER = re.compile(r"\D*(\d{1,4})\D*")
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
        pending, reach = "", 0  # the label that waits for its value, the last column it may have
        for number, (column, text) in enumerate(cells):
            if (row, column) in self.taken:
                continue
            pairs = inline_pairs(text, self.words.heading.exact)
            label = "" if pairs else self._label(text)
            right = self.grid.spans.get((row, column), (0, 0, 0, column))[3]
            if pairs:
                pending, reach = self._pairs(row, column, pairs), right + _REACH
            elif label:
                following = cells[number + 1][1] if number + 1 < len(cells) else ""
                beside = following and not self._is_label(following)
                pending = label if beside or not self._below(row, column, label) else ""
                reach = right + _REACH
            elif pending and column <= reach and not self._is_label(text):
                self._add(row, pending, self.grid.said(row, column))
                pending = ""
            elif not pending and _PHONE.fullmatch(text) and number:
                self._add(row, "phone", self.grid.said(row, column))  # 领队 | 赵一 | 138…
            elif "保险" in text and len(text) >= 10 and _DECLARED.search(text):
                self._add(row, "insurance", self.grid.said(row, column))

    def _label(self, text: str) -> str:
        if len(text) > 30:
            return ""
        exact = self.words.heading.exact
        person, _, number = text.rstrip(":： ").partition("/")
        if exact.get(folded(number)) == "phone" and (official := exact.get(folded(person))):
            return official  # 领队/电话: the number is parted from the name in the value
        return exact.get(folded(text.rstrip(":： ")), "")

    def _is_label(self, text: str) -> bool:
        """Whether a text names something itself, so that it is nobody's value."""
        if self._label(text) or inline_pairs(text, self.words.heading.exact):
            return True
        return len(text) <= 30 and folded(text) in self.words.tables.exact

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
        if not text or self._is_label(text) or _COLON.search(text) or len(text) > 60:
            return False
        self._add(below, label, self.grid.said(below, column))
        self.taken.add((below, column))
        return True

    def _add(self, row: int, field: str, said: Said) -> None:
        text = _REMARK.sub("", said.text)
        if (len(text) > _LONGEST_VALUE and field != "insurance") or not _says_something(text):
            return
        for part, value in _parts(field, said):
            self.facts.stated.append(Stated(row, "heading", part, value))


def _parts(field: str, said: Said) -> list[tuple[str, Said]]:
    """A person's phone beside the name as a value of its own; of a count only the number."""
    if field in ("leader", "coach", "contact") and (found := _WITH_PHONE.fullmatch(said.text)):
        return [(field, Said(found[1], said.where)), ("phone", Said(found[2], said.where))]
    if field in _COUNTS and not said.text.strip().isdigit():
        found = _TOGETHER.search(said.text) or _ONE_NUMBER.fullmatch(said.text)
        return [(field, Said(found[1], said.where, said.kind))] if found else []
    return [(field, said)]


def inline_pairs(text: str, labels: Mapping[str, str]) -> list[tuple[str, str]]:
    """The labelled values inside one cell (领队：张三  电话：138…); empty values as "".

    `labels` gives the field of each label, evened out.
    """
    if not _COLON.search(text) or len(text) > 400:
        return []
    found: list[tuple[str, int, int]] = []  # field ("" unknown), start of label, start of value
    for colon in _COLON.finditer(text):
        start = found[-1][2] if found else 0
        label = _label_before(text, start, colon.start(), labels)
        if label is not None:
            found.append((label[0], label[1], colon.end()))
        elif (other := _UNKNOWN_LABEL.search(text, start, colon.start())) is not None:
            found.append(("", other.start(), colon.end()))
    ends = [*(start for _, start, _ in found[1:]), len(text)]
    pairs = [(f, _clean(text[begin:end])) for (f, _, begin), end in zip(found, ends, strict=False)]
    return [pair for pair in pairs if pair[0]]


def _label_before(
    text: str, start: int, end: int, labels: Mapping[str, str]
) -> tuple[str, int] | None:
    """The longest run of whole pieces before a colon that is a known label, and where it begins."""
    segment = _REMARK.sub(lambda m: " " * len(m[0]), text[start:end])
    starts = [0] + [m.end() for m in _PIECES.finditer(segment)]
    for begin in starts[-6:]:
        field = labels.get(folded(segment[begin:]))
        if field:
            return field, start + begin
    return None


def _clean(value: str) -> str:
    value = _BLANKS.sub(" ", _REMARK.sub("", value)).strip(" \t\r\n,，;；、。")
    return value if _says_something(value) else ""


def _says_something(text: str) -> bool:
    return any(c.isalnum() or c in _TICKS for c in text)
