"""The records of old Excel files (xls, BIFF8): what calamine does not tell, and whether it is safe.

Source of the layouts: [MS-XLS], sections 2.4.28 BoundSheet8, 2.4.53 ColInfo, 2.4.221 Row.
"""

import io
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field

from toolkit.model.said import CellKind
from toolkit.sources.files.unreadable import broken

BOF, EOF, BOUNDSHEET, FILEPASS = 0x0809, 0x000A, 0x0085, 0x002F
_ROW, _COLINFO, _BOOLERR, _FORMULA = 0x0208, 0x007D, 0x0205, 0x0006
_VALUES = frozenset((0x0203, 0x027E, 0x00BD, 0x00FD, 0x0204, _BOOLERR, _FORMULA))
_MOST_RECORDS = 1_500_000
_MOST_CELLS = 2_000_000  # rows × columns of the smallest rectangle that holds all values
_ERRORS = {
    0: "#NULL!",
    7: "#DIV/0!",
    15: "#VALUE!",
    23: "#REF!",
    29: "#NAME?",
    36: "#NUM!",
    42: "#N/A",
}


@dataclass
class SheetRecords:
    """What the records of one sheet say beyond its values."""

    name: str
    hidden_rows: set[int] = field(default_factory=set)
    hidden_columns: set[int] = field(default_factory=set)
    forced: dict[tuple[int, int], tuple[CellKind, str]] = field(default_factory=dict)
    last_row: int = 0
    last_column: int = 0


def workbook_stream(data: bytes) -> bytes:
    """The stream of the workbook's records in an OLE file; empty when there is none."""
    import olefile

    with olefile.OleFileIO(io.BytesIO(data)) as file:
        for name in ("Workbook", "Book"):
            if file.exists(name):
                return bytes(file.openstream(name).read())
    return b""


def records(stream: bytes, start: int = 0) -> Iterator[tuple[int, int, int]]:
    """Type, offset of the content and its length, for every record from an offset on."""
    offset, count = start, 0
    while offset + 4 <= len(stream):
        kind, length = struct.unpack_from("<HH", stream, offset)
        if kind == 0 and length == 0:
            return
        yield kind, offset + 4, length
        offset += 4 + length
        count += 1
        if count > _MOST_RECORDS:
            raise broken("表格太大", "xls")


def is_locked(data: bytes) -> bool:
    """Whether the records are encrypted."""
    for kind, _, _ in records(workbook_stream(data)):
        if kind == FILEPASS:
            return True
        if kind == BOUNDSHEET:
            return False
    return False


def sheets(stream: bytes) -> list[SheetRecords]:
    """Every worksheet in order; raises Unreadable when its values span too wide an area."""
    found = []
    for kind, start, length in records(stream):
        if kind == BOUNDSHEET and length > 8 and stream[start + 5] == 0:
            (offset,) = struct.unpack_from("<I", stream, start)
            found.append(_sheet(stream, offset, sheet_name(stream[start + 6 : start + length])))
        elif kind == EOF:
            break
    return found


def sheet_name(raw: bytes) -> str:
    """A short string: length, flag (1 = two bytes a character), characters."""
    count, wide = raw[0], raw[1] & 1
    return raw[2 : 2 + count * (2 if wide else 1)].decode("utf-16-le" if wide else "latin-1")


def _sheet(stream: bytes, offset: int, name: str) -> SheetRecords:
    sheet = SheetRecords(name)
    for kind, start, length in records(stream, offset):
        if kind == EOF:
            break
        if kind == _ROW and length >= 16:
            row, options = struct.unpack_from("<H10xH", stream, start)
            if options & 0x20:
                sheet.hidden_rows.add(row)
        elif kind == _COLINFO and length >= 10:
            first, last, options = struct.unpack_from("<HH4xH", stream, start)
            if options & 1:
                sheet.hidden_columns.update(range(first, min(last, 255) + 1))
        elif kind in _VALUES and length >= 6:
            _cell(sheet, stream, kind, start)
    if (sheet.last_row + 1) * (sheet.last_column + 1) > _MOST_CELLS:
        raise broken(f"工作表“{name}”在很远的格子里有内容，表格太大", "xls")
    return sheet


def _cell(sheet: SheetRecords, stream: bytes, kind: int, start: int) -> None:
    row, column = struct.unpack_from("<HH", stream, start)
    sheet.last_row, sheet.last_column = max(sheet.last_row, row), max(sheet.last_column, column)
    code = None
    if kind == _BOOLERR and stream[start + 7] == 1:
        code = stream[start + 6]
    elif kind == _FORMULA and stream[start + 12 : start + 14] == b"\xff\xff":
        code = stream[start + 8] if stream[start + 6] == 2 else None
    if code is not None:
        sheet.forced[row, column] = (CellKind.ERROR, _ERRORS.get(code, "#ERR!"))
