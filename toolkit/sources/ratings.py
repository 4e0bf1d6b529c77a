"""Rating lists as files (等级分表): FIDE's text, plain or zipped, and national lists in Excel.

A list is read in one stream; of its lines only those of wanted players are kept.
"""

import hashlib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from toolkit.model.lists import RatedPlayer, Wanted
from toolkit.model.record import Record
from toolkit.sources.files.unreadable import Unreadable
from toolkit.sources.ratings_fide import FideList
from toolkit.sources.ratings_month import month_of
from toolkit.sources.ratings_national import NATIONAL_KINDS, read_national

_PACKED = b"PK\x03\x04"
FIDE, NATIONAL = "FIDE", "national"


class ReadList(Record, frozen=True):
    """What a list says about the wanted. `month` "" = neither heading nor file name tells it."""

    file: str  # members of archives as outer>inner
    sha256: str  # of the file as it lies there
    list: str
    month: str
    speed: str
    size: int
    players: tuple[RatedPlayer, ...]


class NotRead(Record, frozen=True):
    """A file that is no rating list, or can't be read, and why."""

    file: str
    reason: str


def read_ratings(path: Path, wanted: Wanted) -> list[ReadList | NotRead]:
    """All lists in a file, a zip of lists among them."""
    with path.open("rb") as file:
        sha256 = hashlib.file_digest(file, "sha256").hexdigest()
    try:
        return [_read(name, sha256, path, stream, wanted) for name, stream in _streams(path)]
    except Unreadable as error:
        return [NotRead(path.name, error.problem.detail.get("reason", "读不了"))]
    except (zipfile.BadZipFile, RuntimeError, OSError, EOFError):
        return [NotRead(path.name, "压缩包打不开，可能没有下载完整或带密码")]


def _streams(path: Path) -> Iterator[tuple[str, IO[bytes] | None]]:
    """Each text list with its name; None for a workbook, which is no stream."""
    with path.open("rb") as file:
        packed = file.read(4) == _PACKED
        file.seek(0)
        if path.suffix.lower() in NATIONAL_KINDS:
            yield path.name, None
        elif not packed:
            yield path.name, file
        else:
            yield from _members(path, file)


def _members(path: Path, file: IO[bytes]) -> Iterator[tuple[str, IO[bytes]]]:
    with zipfile.ZipFile(file) as archive:
        texts = [i for i in archive.infolist() if i.filename.lower().endswith(".txt")]
        if not texts:
            raise zipfile.BadZipFile
        for info in texts:
            with archive.open(info) as member:
                yield f"{path.name}>{info.filename}", member


def _read(
    name: str, sha256: str, path: Path, stream: IO[bytes] | None, wanted: Wanted
) -> ReadList | NotRead:
    try:
        if stream is None:
            found = read_national(path, wanted)
            month = found.month or month_of(path.stem)
            return ReadList(name, sha256, NATIONAL, month, "all", found.size, found.players)
        fide = FideList(stream, name)
        players = tuple(fide.players(wanted))
    except Unreadable as error:
        return NotRead(name, error.problem.detail.get("reason", "读不了"))
    month = fide.heading.month or month_of(name)
    return ReadList(name, sha256, FIDE, month, fide.heading.speed, fide.size, players)
