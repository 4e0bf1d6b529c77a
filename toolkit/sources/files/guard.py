"""Looks at a zipped office file before any parser does: size, names, entities, far cells.

The limits are far above every real form. A file that breaks one of them is refused with the
reason; only cells far outside the sheet's used part are cut away and named instead, because a
stray cell at XFD1048576 is a sender's slip that must not cost him the form.
"""

import io
import re
import zipfile
import zlib
from typing import NamedTuple

from toolkit.sources.files.unreadable import broken
from toolkit.sources.grids.package import Package

LARGEST_FILE = 60_000_000  # bytes
LARGEST_TEXT = 8_000_000  # of text, pages and XML, which grow in memory
LARGEST_PART = 64_000_000  # bytes when unpacked
LARGEST_SUM = 120_000_000
HIGHEST_RATIO = 200  # unpacked to packed, of parts over a megabyte
MOST_PARTS = 5_000
MOST_ROWS, MOST_COLUMNS = 20_000, 400

_LONG_SHEET = 8_000_000  # bytes; longer ones are read in pieces
_PIECE = 1_000_000
_TAIL_PIECES = 80  # how far behind the last near row values are looked for
_MOST_NOTED = 20

_ENTITIES = re.compile(rb"<!(?:DOCTYPE|ENTITY)", re.I)
_FAR_ROW = re.compile(rb'<(?:\w+:)?row\b[^>]*?\br="(\d{5,})"')
_FAR_CELL = re.compile(rb'<(?:\w+:)?c\b[^>]*?\br="([A-Z]{2,3})(\d+)"')
_PERHAPS_FAR = re.compile(rb'\br="(?:[A-Z]{2,3}\d|[A-Z]?\d{5})')
_ROW = re.compile(rb'<((?:\w+:)?)row\b[^>]*?\br="(\d+)"[^>]*?(?:/>|>.*?</\1row>)', re.DOTALL)
_CELL = re.compile(rb'<((?:\w+:)?)c\b[^>]*?\br="([A-Z]+)(\d+)"[^>]*?(?:/>|>.*?</\1c>)', re.DOTALL)
_FILLED = re.compile(rb'r="([A-Z]+\d+)"[^>]*>\s*<(?:\w+:)?(?:f|v|is)\b')
_DIMENSION = re.compile(rb"<(?:\w+:)?dimension\b[^>]*/>")


class Guarded(NamedTuple):
    """A file that may be parsed: its bytes, perhaps without far cells, and where those stood."""

    data: bytes
    package: Package
    cut: list[str]  # part name + "!" + cell, of cells that held something


def check_size(data: bytes, kind: str) -> None:
    """Refuse a file that is too large as it came; raises Unreadable."""
    most = LARGEST_TEXT if kind in ("csv", "txt", "html", "mhtml", "xml") else LARGEST_FILE
    if len(data) > most:
        raise broken(f"文件太大（超过 {most // 1_000_000} MB）", kind)


def guard(data: bytes, kind: str) -> Guarded:
    """Check a zipped office file (xlsx, xlsm, xlsb, ods, docx); raises Unreadable with F001."""
    check_size(data, kind)
    try:
        package = Package(data)
    except (zipfile.BadZipFile, ValueError, OSError, RuntimeError) as error:
        raise broken("文件已损坏，可能没有传完整", kind) from error
    _check_directory(package, kind)
    changed: dict[str, bytes] = {}
    cut: list[str] = []
    for part in package.parts:
        if not part.endswith((".xml", ".rels", ".vml")):
            continue
        sheet = part.startswith("xl/worksheets/")
        try:
            xml = _long_sheet(package, part, cut) if sheet else None
            if xml is not None:
                changed[part] = xml
            else:
                xml = package.read(part)
        except (zipfile.BadZipFile, OSError, ValueError, RuntimeError, zlib.error) as error:
            raise broken("文件已损坏，可能没有传完整", kind) from error
        if _ENTITIES.search(xml[:4096].replace(b"\0", b"")) or _ENTITIES.search(xml):
            raise broken("文件内含有不该出现的外部定义（DOCTYPE），可能是恶意文件", kind)
        if sheet and _is_far(xml):
            changed[part] = _near(xml, part, cut)
    if changed:
        data = _replaced(data, changed)
        package = Package(data)
    return Guarded(data, package, cut)


def _check_directory(package: Package, kind: str) -> None:
    """Sizes, ratio and names, from the zip directory alone."""
    infos = package.infos
    if len(infos) > MOST_PARTS:
        raise broken(f"文件内部件太多（{len(infos)} 个）", kind)
    names = [info.filename.replace("\\", "/").lower() for info in infos]
    if len(set(names)) < len(names):
        raise broken("文件内有重名的部件，内容不可信", kind)
    if any(name.startswith("/") or ".." in name.split("/") or name[1:2] == ":" for name in names):
        raise broken("文件内的部件名不正常，可能是恶意文件", kind)
    # Sheets are read in pieces and cut; a million formatted empty rows are no attack.
    parts = [i for i, n in zip(infos, names, strict=True) if not n.startswith("xl/worksheets/")]
    large = any(info.file_size > LARGEST_PART for info in parts)
    if large or sum(info.file_size for info in parts) > LARGEST_SUM or any(map(_is_bomb, infos)):
        raise broken("文件解压后过大，可能是压缩炸弹", kind)


def _is_bomb(info: zipfile.ZipInfo) -> bool:
    packed = max(info.compress_size, 1)
    return info.file_size > 1_000_000 and info.file_size > HIGHEST_RATIO * packed


def _long_sheet(package: Package, part: str, cut: list[str]) -> bytes | None:
    """A very long sheet up to its last near row; None for a sheet of usual length."""
    if package.size(part) < _LONG_SHEET:
        return None
    kept = bytearray()
    searched = 0  # up to here there is no far row
    with package.stream(part) as stream:
        while (end := _far_row(kept, searched)) is None:
            searched = max(kept.rfind(b"<"), 0)
            if len(kept) > LARGEST_PART:
                raise broken("文件解压后过大，可能是压缩炸弹", "xlsx")
            piece = stream.read(_PIECE)
            if not piece:
                return bytes(kept)
            kept += piece
        _note_filled(bytes(kept[end:]), part, cut)
        for _ in range(_TAIL_PIECES):
            if not (piece := stream.read(_PIECE)):
                break
            _note_filled(piece, part, cut)
    prefix = re.search(rb"<(\w+:)?sheetData", kept)
    name = prefix[1] or b"" if prefix else b""
    return bytes(kept[:end]) + b"</" + name + b"sheetData></" + name + b"worksheet>"


def _far_row(xml: bytearray, start: int) -> int | None:
    found = (m.start() for m in _FAR_ROW.finditer(xml, start) if int(m[1]) > MOST_ROWS)
    return next(found, None)


def _note_filled(xml: bytes, part: str, cut: list[str]) -> None:
    if len(cut) < _MOST_NOTED and (b"<v" in xml or b"<is" in xml or b":v" in xml):
        cut.extend(f"{part}!{cell.decode()}" for cell in _FILLED.findall(xml)[:3])


def _is_far(xml: bytes) -> bool:
    if _PERHAPS_FAR.search(xml) is None:
        return False
    if any(int(m[1]) > MOST_ROWS for m in _FAR_ROW.finditer(xml)):
        return True
    return any(
        _column(m[1]) > MOST_COLUMNS or int(m[2]) > MOST_ROWS for m in _FAR_CELL.finditer(xml)
    )


def _near(xml: bytes, part: str, cut: list[str]) -> bytes:
    """The sheet without far rows and cells."""

    def row(match: re.Match[bytes]) -> bytes:
        if int(match[2]) > MOST_ROWS:
            _note_filled(match[0], part, cut)
            return b""
        return _CELL.sub(cell, match[0])

    def cell(match: re.Match[bytes]) -> bytes:
        if _column(match[2]) > MOST_COLUMNS or int(match[3]) > MOST_ROWS:
            _note_filled(match[0], part, cut)
            return b""
        return match[0]

    return _DIMENSION.sub(b"", _ROW.sub(row, xml))


def _replaced(data: bytes, changed: dict[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(made, "w") as new:
        for info in old.infolist():
            part = info.filename.replace("\\", "/").lstrip("/").lower()
            new.writestr(info.filename, changed.get(part) or old.read(info))
    return made.getvalue()


def _column(letters: bytes) -> int:
    number = 0
    for code in letters:
        number = number * 26 + code - 64
    return number
