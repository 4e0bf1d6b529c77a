"""Files with far more in them than any entry form: refused before they take time."""

import zipfile
import zlib

from toolkit.sources.files.unreadable import Unreadable, broken
from toolkit.sources.grids.package import Package
from toolkit.sources.grids.workbook import Workbook

MOST_FILLED = 25_000  # cells; a form of 500 players has 6,000
MOST_LINES = 8_000  # rows that hold anything
_LARGE = 2_000_000  # bytes of sheets, unpacked; below it counting is not worth while
_SHEETS = "xl/worksheets/"
_VALUES = (b"<v>", b"<v ", b":v>", b"<is>")


def refuse_crowded_package(data: bytes, kind: str) -> None:
    """Counts the values in large sheets before they are parsed; raises Unreadable (F001)."""
    if kind not in ("xlsx", "xlsm"):
        return
    try:
        package = Package(data)
        sheets = [part for part in package.parts if part.startswith(_SHEETS)]
        if sum(map(package.size, sheets)) < _LARGE:
            return
        values = sum(_values(package, part) for part in sheets)
    except (zipfile.BadZipFile, zlib.error, ValueError, OSError, RuntimeError):
        return  # the guard says what is wrong with it
    if values > MOST_FILLED:
        raise _crowded(kind)


def refuse_crowded_book(book: Workbook) -> None:
    """The same for what was opened, of any kind; raises Unreadable (F001)."""
    rows = (row for grid in book.grids for row in grid.values)
    counts = [sum(value not in ("", None) for value in row) for row in rows]
    if sum(counts) > MOST_FILLED:
        raise _crowded(book.kind)
    if (lines := sum(map(bool, counts))) > MOST_LINES:
        raise broken(f"行数太多（{lines} 行），不像报名表；请只发报名表，别的数据另存", book.kind)


def _values(package: Package, part: str) -> int:
    """How many values a sheet holds, counted piece by piece up to the limit."""
    found = 0
    with package.stream(part) as stream:
        while found <= MOST_FILLED and (piece := stream.read(1_000_000)):
            found += sum(map(piece.count, _VALUES))
    return found


def _crowded(kind: str) -> Unreadable:
    reason = f"填了内容的格子超过 {MOST_FILLED} 个，不像报名表；请只发报名表，别的数据另存"
    return broken(reason, kind)
