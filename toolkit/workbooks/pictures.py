"""The sheets 盖章核对 and 等级证核对: each picture, and what was read on it, to be judged."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from toolkit.layouts.certificates import CERTIFICATES
from toolkit.layouts.fill_in import FillRow, FillTable
from toolkit.layouts.seals import SEALS
from toolkit.workbooks.book import Book
from toolkit.workbooks.fill_in import fill_in_sheet
from toolkit.workbooks.style import MISSING

_FIRST = 3  # the first row under the header
_POINTS = 0.75  # of a pixel
_AIR = 12  # pixels above and below a picture


class Shown(NamedTuple):
    """The rows of a sheet, and of each by its id two PNGs: the picture, what was read in lines."""

    rows: Sequence[FillRow] = ()
    pictures: Mapping[str, tuple[bytes, bytes]] = MappingProxyType({})


NOTHING = Shown()


class _Kind(NamedTuple):
    """One such sheet: its table, how high its pictures are in pixels, and its words.

    A row waits for a person as long as the program's view does not hold `settled`.
    """

    table: FillTable
    high: int
    settled: str
    what: str
    hint: str


_SEALS = _Kind(
    SEALS,
    108,
    "本单位",
    "印章",
    "看图选认定，保存后运行 qisai check。程序只说图片像不像印章、像谁的印章，未做真伪鉴定；"
    "贴上去的图片也会通过，由人认定。",
)
_CERTIFICATES = _Kind(
    CERTIFICATES,
    160,
    "相符",
    "等级证",
    "看照片，和“报名表填写”比，选认定，保存后运行 qisai check。程序只读字，未做真伪鉴定；"
    "不符的请在“更正”里按证书改，或请对方改报。",
)


def seal_sheet(book: Book, event: str, shown: Shown) -> None:
    """盖章核对: the seal cut out, its letters in a line."""
    _sheet(book, event, _SEALS, shown)


def certificate_sheet(book: Book, event: str, shown: Shown) -> None:
    """等级证核对: the certificate upright, the lines with level and name."""
    _sheet(book, event, _CERTIFICATES, shown)


def _sheet(book: Book, event: str, kind: _Kind, shown: Shown) -> None:
    """Rows that wait for a person are red until he has said what the picture is."""
    table, rows = kind.table, shown.rows
    hint = kind.hint if rows else "没有可看的图片。"
    sheet = fill_in_sheet(book, table, rows, f"{event} {table.sheet}", hint)
    keys = [column.key for column in table.columns]
    crop, strip, verdict, seen = (2 + keys.index(k) for k in ("crop", "strip", "verdict", "seen"))
    for number, row in enumerate(rows, _FIRST):
        sheet.height(number, (kind.high + _AIR) * _POINTS)
        for place, data in zip((crop, strip), shown.pictures.get(row.id, (b"", b"")), strict=True):
            if data:
                about = f"{row.texts['unit']}的{kind.what}"
                sheet.picture(number, place, data, about, kind.high)
    if rows:
        last = _FIRST + len(rows) - 1
        said = sheet.area(_FIRST, verdict, _FIRST, verdict)
        held = sheet.area(_FIRST, seen, _FIRST, seen)
        waiting = f'=AND(LEN(TRIM({said}))=0,ISERROR(SEARCH("{kind.settled}",{held})))'
        sheet.color_when((_FIRST, verdict, last, verdict), waiting, MISSING)
