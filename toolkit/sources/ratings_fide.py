"""FIDE's rating lists as text of fixed width (国际棋联等级分表), single and combined.

The heading says where each column begins, so lists of all years are read by their own heading.
Encoding is latin-1; one line a player. Nothing but the lines of wanted players is decoded.
"""

import re
from collections.abc import Iterator
from typing import IO, NamedTuple

from toolkit.model.lists import RatedPlayer, Wanted
from toolkit.sources.files.unreadable import broken
from toolkit.sources.ratings_month import month_of

_PIECE = 1 << 20
_LONGEST_LINE = 4096  # real lines have 160 characters
_MOST_CROOKED = 0.01  # share of lines without a number in front, from which on it is no list
_HEADS = {
    rb"ID[ _]?(?:Number|No\.?|Code)": "id",
    rb"Name": "name",
    rb"Fed|Country": "federation",
    rb"Sex": "sex",
    rb"WTit": "wtitle",
    rb"OTit": "other",
    rb"Tit(?:le|l)?": "title",
    rb"FOA": "arena",
    rb"SRtng": "standard",
    rb"RRtng": "rapid",
    rb"BRtng": "blitz",
    rb"(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\d\d": "single",
    rb"[SRB]?(?:Games?|Gms?)": "games",
    rb"B-?day|Birthday|Born": "birth",
    rb"Flag": "flag",
    rb"[SRB]?K\b": "k",
}
_HEAD = re.compile(b"|".join(b"(%s)" % head for head in _HEADS), re.I)
_FIELDS = tuple(_HEADS.values())
_SMALL = bytes(range(65)) + bytes(range(97, 123)) + bytes(range(91, 256))
_NO_LETTERS = bytes(b for b in range(256) if not chr(b).isalpha() or b > 127)


class Heading(NamedTuple):
    """Where each field of a line lies, and what the heading says about the list."""

    spans: dict[str, slice]
    month: str
    speed: str  # all, or the one rating of a single list as far as its name tells


def read_heading(line: bytes, file_name: str) -> Heading | None:
    """The heading, None when the line is none. `file_name` tells rapid and blitz lists apart."""
    found = [(m.start(), _FIELDS[(m.lastindex or 1) - 1]) for m in _HEAD.finditer(line)]
    ends = [start for start, _ in found[1:]]
    spans: dict[str, slice] = {}
    for (start, field), end in zip(found, [*ends, None], strict=False):
        spans.setdefault(field, slice(start, end))
    if not {"id", "name"} <= spans.keys() or not {"single", "standard"} & spans.keys():
        return None
    speed = "all"
    if "single" in spans:
        speed = next((s for s in ("rapid", "blitz") if s in file_name.lower()), "standard")
        spans[speed] = spans.pop("single")
    return Heading(spans, month_of(line.decode("latin-1")), speed)


class FideList:
    """One list while it is read; `size` and `crooked` are known when `players` is exhausted."""

    def __init__(self, stream: IO[bytes], file_name: str) -> None:
        self._lines = _lines(stream)
        heading = read_heading(next(self._lines, b"").removeprefix(b"\xef\xbb\xbf"), file_name)
        if heading is None:
            raise broken("第一行不是国际棋联等级分表的表头")
        self.heading = heading
        self.size = self.crooked = 0

    def players(self, wanted: Wanted) -> Iterator[RatedPlayer]:
        """The wanted players, by number or by name; raises Unreadable when it is no list."""
        numbers = frozenset(map(str.encode, wanted.numbers))
        names = frozenset(map(str.encode, wanted.latin))
        number_at, name_at = self.heading.spans["id"], self.heading.spans["name"]
        size = crooked = 0
        for line in self._lines:
            number = line[number_at].strip()
            if not number.isdigit():
                crooked += bool(line.strip())
                continue
            size += 1
            if number in numbers or line[name_at].translate(_SMALL, _NO_LETTERS) in names:
                yield _player(line, self.heading.spans)
        self.size, self.crooked = size, crooked
        if crooked > _MOST_CROOKED * size:
            raise broken(f"有 {crooked} 行不合等级分表的格式，文件可能没有下载完整")


def _lines(stream: IO[bytes]) -> Iterator[bytes]:
    rest = b""
    while piece := stream.read(_PIECE):
        *whole, rest = (rest + piece).split(b"\n")
        if len(rest) > _LONGEST_LINE:
            raise broken("有一行太长，不是等级分表")
        yield from whole
    if rest:
        yield rest


def _player(line: bytes, spans: dict[str, slice]) -> RatedPlayer:
    said = {field: line[span].decode("latin-1").strip() for field, span in spans.items()}
    flag = said.get("flag", "").lower()
    sex = said.get("sex", "").upper()
    woman = sex in ("F", "W") or (not sex and "w" in flag)
    year = said.get("birth", "")[:4]
    return RatedPlayer(
        said["id"],
        said["name"],
        said.get("federation", ""),
        "女" if woman else "男" if sex == "M" else "",
        year if year.isdigit() and int(year) else "",
        said.get("title") or said.get("wtitle", ""),
        _rating(said.get("standard", "")),
        _rating(said.get("rapid", "")),
        _rating(said.get("blitz", "")),
        inactive="i" in flag,
    )


def _rating(text: str) -> int | None:
    """0 means unrated."""
    return (int(text) or None) if text.isdigit() else None
