"""The sheet 盖章核对: each picture and its letters where they are judged, in one line."""

from collections.abc import Mapping, Sequence

from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.seals import SEALS
from toolkit.workbooks.book import Book
from toolkit.workbooks.fill_in import fill_in_sheet
from toolkit.workbooks.style import MISSING

_FIRST = 3  # the first row under the header
_HIGH = 108  # pixels, of both pictures
_TALL = 90.0  # points


def seal_sheet(
    book: Book, event: str, rows: Sequence[FillRow], pictures: Mapping[str, tuple[bytes, bytes]]
) -> None:
    """Rows that wait for a person are red until he has said what the picture is."""
    hint = (
        "看图选认定，保存后运行 qisai check。程序只说图片像不像印章、像谁的印章，未做真伪鉴定；"
        "贴上去的图片也会通过，由人认定。"
    )
    hint = hint if rows else "没有可看的图片。"
    sheet = fill_in_sheet(book, SEALS, rows, f"{event} 盖章核对", hint)
    keys = [column.key for column in SEALS.columns]
    crop, strip, verdict, seen = (2 + keys.index(k) for k in ("crop", "strip", "verdict", "seen"))
    for number, row in enumerate(rows, _FIRST):
        sheet.height(number, _TALL)
        for place, data in zip((crop, strip), pictures.get(row.id, (b"", b"")), strict=True):
            if data:
                sheet.picture(number, place, data, f"{row.texts['unit']}的印章", _HIGH)
    if rows:
        last = _FIRST + len(rows) - 1
        said = sheet.area(_FIRST, verdict, _FIRST, verdict)
        held = sheet.area(_FIRST, seen, _FIRST, seen)
        waiting = f'=AND(LEN(TRIM({said}))=0,ISERROR(SEARCH("本单位",{held})))'
        sheet.color_when((_FIRST, verdict, last, verdict), waiting, MISSING)
