"""A regulation's own text (规程原文): its clauses, and where in it a phrase stands.

Clauses are named as people cite them: 十三(一)4 is 十三、 → (一) → 4、. A citation may leave steps
out (十一1 finds 十一(一)1), and may name several places: 十(一)、八(三).
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from toolkit.model.record import Record
from toolkit.values.numerals import NUMERALS, chinese_number

Path = tuple[str, ...]
Region = tuple[int, int]

_HAN = "一二三四五六七八九十"
# From the outermost to the innermost; the first group is the label.
_LABELS = (
    re.compile(rf"第([{_HAN}百\d]+)[条章]|([{_HAN}]{{1,3}})、"),
    re.compile(rf"[(（]([{_HAN}]{{1,3}})[)）]"),
    re.compile(r"(\d{1,2})(?:、|[.．](?!\d))"),
    re.compile(r"[(（](\d{1,2})[)）]|([①-⑳])"),
)
_BRACKETED = 1  # the level that is cited in brackets
_REMARK = re.compile(r"(?:注|说明)[:：](?=\d)")  # 注：1、… is numbered like a paragraph
_CITED = re.compile(rf"[(（]([{_HAN}]+|\d+)[)）]|([{_HAN}]+)|(\d+)|([①-⑳])")
_SENTENCE_END = "。；;：:！!？?)）”」"
_SECTION = re.compile(r"[\u4e00-\u9fffA-Z\d]{1,8}组[：:(（]")  # a section's own line
_EDGE = re.compile(rf"[\d{NUMERALS}]")


class Source(Record, frozen=True, eq=False):
    """A parsed text: `flat` without blanks, with a line end only where a paragraph ends.

    `lines` = the line of the file of each character; `marks` = where each clause begins;
    `labels` = the characters of the clauses' own numbers. Equal only to itself, so that what was
    found in it can be remembered cheaply.
    """

    flat: str
    lines: tuple[int, ...]
    marks: tuple[tuple[int, Path], ...]
    labels: frozenset[int]

    @property
    def body(self) -> int:
        """Where the first clause begins: above it stands the title."""
        return self.marks[1][0] if len(self.marks) > 1 else 0

    def line(self, index: int) -> int:
        """The line number of a character, from 1."""
        return self.lines[min(index, len(self.lines) - 1)] if self.lines else 0


def squeezed(text: str) -> str:
    """A phrase as it stands in `flat`: without blanks, except between figures or Latin letters."""
    return "".join(mark for mark, _ in _squeezed(enumerate(text)))


def _squeezed(marks: Iterator[tuple[int, str]] | enumerate[str]) -> Iterator[tuple[str, int]]:
    gap, before = False, ""
    for place, mark in marks:
        if mark.isspace():
            gap = True
            continue
        if gap and _latin(before) and _latin(mark):
            yield " ", place
        yield mark, place
        gap, before = False, mark


def _latin(mark: str) -> bool:
    return mark.isascii() and mark.isalnum()


@lru_cache(maxsize=32)
def parse(text: str) -> Source:
    """The clauses of a text. Wrapped lines are joined again."""
    flat: list[str] = []
    lines: list[int] = []
    marks: list[tuple[int, Path]] = [(0, ())]
    path: dict[int, str] = {}
    labels: set[int] = set()
    for number, raw in enumerate(text.splitlines(), 1):
        line = squeezed(raw)
        if not line:
            continue
        label = _label(line, path)
        if flat and (label or flat[-1] in _SENTENCE_END or _SECTION.match(line)):
            flat.append("\n")
            lines.append(number)
        elif flat and _latin(flat[-1]) and _latin(line[0]):
            flat.append(" ")
            lines.append(number)
        if label:
            level, word, length = label
            path = {k: v for k, v in path.items() if k < level} | {level: word}
            marks.append((len(flat), tuple(path[k] for k in sorted(path))))
            labels.update(range(len(flat), len(flat) + length))
        flat += line
        lines += [number] * len(line)
    return Source("".join(flat), tuple(lines), tuple(marks), frozenset(labels))


def _label(line: str, path: dict[int, str]) -> tuple[int, str, int] | None:
    """Level, word and length of the label a line begins with; the outermost counts upwards."""
    remark = _REMARK.match(line)
    begin = remark.end() if remark else 0
    for level, pattern in enumerate(_LABELS):
        found = pattern.match(line, begin)
        if not found:
            continue
        word = next(group for group in found.groups() if group)
        if level == 0 and not _follows(word, path.get(0, "")):
            return None  # 五、六年级组 in clause 八
        bracketed = level == _BRACKETED or found[0][0] in "(（"
        return level, f"({word})" if bracketed else word, found.end()
    return None


def _follows(word: str, last: str) -> bool:
    now = int(word) if word.isdecimal() else chinese_number(word) or 0
    before = int(last) if last.isdecimal() else chinese_number(last) or 0
    return before < now <= before + 3


def paths(citation: str) -> tuple[Path, ...]:
    """The places a citation names: 十(一)、八(三) → (("十", "(一)"), ("八", "(三)"))."""
    return tuple(_path(part) for part in citation.split("、"))


def _path(citation: str) -> Path:
    words = []
    for found in _CITED.finditer(citation):
        bracketed, han, digits, circled = found.groups()
        words.append(f"({bracketed})" if bracketed else han or digits or circled)
    return tuple(words)


@lru_cache(maxsize=4096)
def regions(source: Source, citation: str) -> tuple[Region, ...]:
    """The stretches of `flat` that belong to a cited clause, sub-clauses included.

    An empty citation is the whole text; a clause that does not exist gives nothing.
    """
    wanted = paths(citation)
    ends = [start for start, _ in source.marks[1:]] + [len(source.flat)]
    found: list[Region] = []
    for (start, path), end in zip(source.marks, ends, strict=True):
        if not any(_within(path, one) for one in wanted):
            continue
        if found and found[-1][1] == start:
            found[-1] = (found[-1][0], end)
        else:
            found.append((start, end))
    return tuple(found)


def _within(path: Path, wanted: Path) -> bool:
    """Whether the wanted steps occur in the path in order, from the same outermost one."""
    if not wanted:
        return True
    if not path or path[0] != wanted[0]:
        return False
    steps = iter(path)
    return all(step in steps for step in wanted)


@lru_cache(maxsize=8192)
def occurrences(source: Source, phrase: str, citation: str) -> tuple[Region, ...]:
    """Where a phrase stands within a clause; never inside a longer number."""
    return tuple(_occurrences(source, phrase, citation))


def _occurrences(source: Source, phrase: str, citation: str) -> Iterator[Region]:
    plain = squeezed(phrase)
    for start, end in regions(source, citation):
        at = source.flat.find(plain, start, end) if plain else -1
        while at >= 0:
            if not _cuts_number(source.flat, at, at + len(plain)):
                yield at, at + len(plain)
            at = source.flat.find(plain, at + 1, end)


def _cuts_number(flat: str, start: int, end: int) -> bool:
    return any(
        0 < at < len(flat) and flat[at - 1] != " " and _same_number(flat[at - 1], flat[at])
        for at in (start, end)
    )


def _same_number(one: str, other: str) -> bool:
    if not (_EDGE.match(one) and _EDGE.match(other)):
        return False
    return one.isdecimal() == other.isdecimal()


def clause_at(source: Source, index: int) -> str:
    """The citation of the innermost clause a character stands in."""
    path: Path = ()
    for start, one in source.marks:
        if start > index:
            break
        path = one
    return "".join(path)
