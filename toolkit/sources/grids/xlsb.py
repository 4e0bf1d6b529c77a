"""Binary workbooks (xlsb): calamine for values, the records for merges and hidden rows.

Source of the layouts: [MS-XLSB], sections 2.4.728 BrtMergeCell, 2.4.740 BrtRowHdr, 2.4.304
BrtBundleSh. Record types and lengths are written seven bits a byte.
"""

import io
import struct
from collections.abc import Iterator
from typing import NamedTuple

from toolkit.sources.files.guard import guard
from toolkit.sources.files.unreadable import broken
from toolkit.sources.grids.grid import Grid, Merge
from toolkit.sources.grids.package import Package
from toolkit.sources.grids.properties import ooxml_properties
from toolkit.sources.grids.workbook import Workbook
from toolkit.sources.grids.xlsx import values_of

_ROW_HEADER, _COLUMN, _MERGE, _SHEET = 0, 60, 176, 156
_CELLS = range(1, 12)
_MOST_RECORDS, _MOST_CELLS = 1_500_000, 2_000_000


class _Extras(NamedTuple):
    merges: list[Merge]
    hidden_rows: set[int]
    hidden_columns: set[int]


def read(data: bytes, kind: str) -> Workbook:
    """Every worksheet, with pictures (their drawings are XML as in xlsx) and marks."""
    from python_calamine import CalamineWorkbook, SheetTypeEnum, SheetVisibleEnum

    from toolkit.sources.pictures.ooxml import sheet_pictures

    package = guard(data, kind).package
    parts = sheet_parts(package)
    extras = {name: _extras(package.read(part)) for name, part in parts.items()}
    grids: list[Grid] = []
    with CalamineWorkbook.from_filelike(io.BytesIO(data)) as book:
        for about in book.sheets_metadata:
            if about.typ != SheetTypeEnum.WorkSheet:
                continue
            more = extras.get(about.name, _Extras([], set(), set()))
            grids.append(
                Grid(
                    about.name,
                    values_of(book.get_sheet_by_name(about.name)),  # type: ignore[arg-type]
                    more.merges,
                    hidden=about.visible != SheetVisibleEnum.Visible,
                    hidden_rows=more.hidden_rows,
                    hidden_columns=more.hidden_columns,
                )
            )
    pictures = [placed.picture for placed in sheet_pictures(package, parts)]
    return Workbook(kind, grids, pictures, ooxml_properties(package))


def sheet_parts(package: Package) -> dict[str, str]:
    """The part of each sheet by the sheet's name."""
    relations = package.relations(package.main)
    found: dict[str, str] = {}
    stream = package.read(package.main)
    for kind, start, _ in _records(stream):
        if kind == _SHEET:
            relation, offset = _string(stream, start + 8)
            name, _ = _string(stream, offset)
            if relation in relations:
                found[name] = relations[relation].target
    return found


def _string(stream: bytes, offset: int) -> tuple[str, int]:
    """A string of two-byte characters and the offset behind it."""
    (count,) = struct.unpack_from("<I", stream, offset)
    end = offset + 4 + 2 * min(count, 4096)
    return stream[offset + 4 : end].decode("utf-16-le", "replace"), end


def _records(stream: bytes) -> Iterator[tuple[int, int, int]]:
    offset = 0
    for _ in range(_MOST_RECORDS):
        if offset >= len(stream):
            return
        kind, offset = _seven(stream, offset, 2)
        length, offset = _seven(stream, offset, 4)
        yield kind, offset, length
        offset += length
    raise broken("表格太大", "xlsb")


def _seven(stream: bytes, offset: int, most: int) -> tuple[int, int]:
    value = 0
    for shift in range(most):
        byte = stream[offset]
        offset += 1
        value |= (byte & 0x7F) << (7 * shift)
        if not byte & 0x80:
            break
    return value, offset


def _extras(stream: bytes) -> _Extras:
    found = _Extras([], set(), set())
    row = widest = 0
    for kind, start, length in _records(stream):
        if kind == _ROW_HEADER and length >= 13:
            (row,) = struct.unpack_from("<I", stream, start)
            if stream[start + 11] & 0x10:
                found.hidden_rows.add(row)
        elif kind in _CELLS and length >= 4:
            (column,) = struct.unpack_from("<I", stream, start)
            widest = max(widest, column)
            if (row + 1) * (widest + 1) > _MOST_CELLS:
                raise broken("表格在很远的格子里有内容，太大", "xlsb")
        elif kind == _COLUMN and length >= 18:
            first, last, _, _, options = struct.unpack_from("<IIIIH", stream, start)
            if options & 1:
                found.hidden_columns.update(range(first, min(last, 400) + 1))
        elif kind == _MERGE and length >= 16:
            top, bottom, left, right = struct.unpack_from("<IIII", stream, start)
            found.merges.append((top, left, bottom, right))
    return found
