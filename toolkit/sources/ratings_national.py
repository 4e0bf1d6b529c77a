"""National rating lists (国内等级分表) in Excel or CSV, row by row.

Any layout will do that has a header row with a name and a rating.
"""

import csv
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from toolkit.model.lists import RatedPlayer, Wanted
from toolkit.model.said import Said
from toolkit.model.verdict import DateState
from toolkit.sources.files.unreadable import broken
from toolkit.sources.forms.words import folded, words
from toolkit.sources.grids.grid import Value, kind_of, shown
from toolkit.sources.ratings_month import month_of
from toolkit.values.dates import read_date
from toolkit.values.names import name_key
from toolkit.values.ratings import read_rating
from toolkit.values.sexes import read_sex
from toolkit.values.text import squeeze

NATIONAL_KINDS = (".xlsx", ".xlsm", ".xlsb", ".xls", ".et", ".ods", ".csv")
_LARGEST = 600_000_000  # bytes of an Excel file when unpacked; CSV has no limit
_DEEPEST_HEADER = 30  # rows
_PLACES = ("省", "省份", "省市", "地区", "所属省市", "省市自治区", "省区市")
_SPEEDS = {"超快": "blitz", "闪电": "blitz", "快棋": "rapid", "快速": "rapid"}
Row = Sequence[Value]


class NationalList(NamedTuple):
    """What a national list says about the wanted; `month` as far as its headings tell it."""

    month: str
    size: int
    players: tuple[RatedPlayer, ...]


def read_national(path: Path, wanted: Wanted) -> NationalList:
    """All sheets with names and ratings; raises Unreadable when there is none."""
    month, size, players, tables = "", 0, list[RatedPlayer](), 0
    for title, rows in _sheets(path):
        above, columns = _header(rows)
        month = month or month_of(" ".join([title, *above]))
        if columns is None:
            continue
        tables += 1
        for row in rows:
            said = _Cells(columns, row)
            if not said["name"]:
                continue
            size += 1
            if said.number() in wanted.numbers or name_key(said["name"]) in wanted.names:
                players.append(_player(said))
    if not tables:
        raise broken("没有找到姓名和等级分两列")
    return NationalList(month, size, tuple(players))


class _Cells:
    """One row by field."""

    def __init__(self, columns: dict[str, int], row: Row) -> None:
        self._columns, self._row = columns, row

    def said(self, field: str) -> Said | None:
        at = self._columns.get(field, len(self._row))
        if at >= len(self._row):
            return None
        return Said(shown(self._row[at]).strip(), "", kind_of(self._row[at]))

    def __getitem__(self, field: str) -> str:
        found = self.said(field)
        return found.text if found else ""

    def number(self) -> str:
        """Registration number, else FIDE ID, else whatever the list calls ID."""
        return squeeze(self["registration"] or self["fide_id"] or self["id_number"])


def _player(said: _Cells) -> RatedPlayer:
    sex = read_sex(said.said("sex"))
    return RatedPlayer(
        said.number(),
        said["name"],
        said["unit"],
        sex.value if sex else "",
        _birth(said.said("birth")),
        said["title"],
        read_rating(said.said("rating")),
        read_rating(said.said("rapid")),
        read_rating(said.said("blitz")),
    )


def _birth(said: Said | None) -> str:
    """A whole date, else the year, else nothing."""
    found = read_date(said)
    if found and found.state is DateState.DATE:
        return str(found.day)
    year = squeeze(said.text)[:4] if said else ""
    return year if year.isdecimal() and year[:2] in ("19", "20") and len(year) == 4 else ""


def _header(rows: Iterator[Row]) -> tuple[list[str], dict[str, int] | None]:
    """The texts above the header row, and its columns; reads `rows` up to the header."""
    above: list[str] = []
    for _, row in zip(range(_DEEPEST_HEADER), rows, strict=False):
        texts = [shown(value).strip() for value in row]
        columns: dict[str, int] = {}
        for place, text in enumerate(texts):
            if text and (field := _field(text)):
                columns.setdefault(field, place)
        above += filter(None, texts)
        if {"name", "rating"} <= columns.keys():
            return above, columns
    return above, None


def _field(label: str) -> str:
    text = folded(label)
    if speed := next((field for word, field in _SPEEDS.items() if word in text), ""):
        return speed
    if text in _PLACES:
        return "unit"
    found = words().players.match(label)
    abroad = found and found.field == "rating" and ("国际" in text or "fide" in text)
    return found.field if found and not abroad else ""


def _sheets(path: Path) -> Iterator[tuple[str, Iterator[Row]]]:
    if path.suffix.lower() == ".csv":
        yield from _csv(path)
    else:
        yield from _excel(path)


def _csv(path: Path) -> Iterator[tuple[str, Iterator[Row]]]:
    with path.open("rb") as file:
        start = file.read(1 << 16)
    encoding = "utf-8-sig"
    try:
        start[: start.rfind(b"\n") + 1].decode(encoding)
    except UnicodeDecodeError:
        encoding = "gb18030"
    delimiter = "\t" if start.count(b"\t") > start.count(b",") else ","
    with path.open(encoding=encoding, errors="replace", newline="") as text:
        yield "", iter(csv.reader(text, delimiter=delimiter))


def _excel(path: Path) -> Iterator[tuple[str, Iterator[Row]]]:
    from python_calamine import CalamineError, CalamineWorkbook

    if zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as archive:
            if sum(info.file_size for info in archive.infolist()) > _LARGEST:
                raise broken("工作簿太大，请另存为 CSV 再读")
    try:
        with path.open("rb") as file, CalamineWorkbook.from_filelike(file) as book:
            for name in book.sheet_names:
                sheet = book.get_sheet_by_name(name)
                yield name, iter(sheet.iter_rows())
    except CalamineError as error:
        raise broken("工作簿已损坏，可能没有下载完整") from error
