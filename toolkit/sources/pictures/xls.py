"""Pictures of old Excel files: one store of pictures, shapes on the sheets that point into it.

Source of the layouts: [MS-XLS] MsoDrawingGroup and MsoDrawing, [MS-ODRAW] OfficeArtBStoreContainer,
OfficeArtFOPT and OfficeArtClientAnchor.
"""

import struct
from collections.abc import Iterator

from toolkit.sources.grids.biff import BOF, BOUNDSHEET, EOF, records, sheet_name
from toolkit.sources.grids.grid import letters
from toolkit.sources.pictures.placed import Placed, placed

_GROUP, _DRAWING, _CONTINUE = 0x00EB, 0x00EC, 0x003C
_BSE, _SHAPE, _SHAPE_GROUP, _PROPERTIES, _ANCHOR = 0xF007, 0xF004, 0xF003, 0xF00B, 0xF010
_PICTURE, _FILL = 0x0104, 0x0186  # property numbers: picture of a shape, picture that fills it
_HEADER = 36  # bytes of a store entry before its picture
# type of a picture record → ending, bytes before the picture with one unique id
_KINDS = {
    0xF01A: ("emf", 50), 0xF01B: ("wmf", 50), 0xF01C: ("pict", 50), 0xF01D: ("jpg", 17),
    0xF01E: ("png", 17), 0xF01F: ("dib", 17), 0xF029: ("tif", 17), 0xF02A: ("jpg", 17),
}  # fmt: skip
_TWO_IDS = frozenset((0x3D5, 0x217, 0x543, 0x46B, 0x6E1, 0x6E3, 0x6E5, 0x7A9))


def sheet_pictures(stream: bytes) -> list[Placed]:
    """Every picture on a worksheet; `stream` is the workbook's stream of records."""
    store = _store(_joined(stream, 0, _GROUP))
    if not store:
        return []
    found = []
    for kind, start, length in records(stream):
        if kind == EOF:
            break
        if kind == BOUNDSHEET:
            (offset,) = struct.unpack_from("<I", stream, start)
            name = sheet_name(stream[start + 6 : start + length])
            found += _shapes(_joined(stream, offset, _DRAWING), name, store)
    return found


def _joined(stream: bytes, start: int, wanted: int) -> bytes:
    """The content of all records of a kind and their continuations, up to the end of the part."""
    parts: list[bytes] = []
    last, depth = 0, 0
    for kind, offset, length in records(stream, start):
        depth += (kind == BOF) - (kind == EOF)
        if kind == EOF and depth <= 0:
            break
        if kind == wanted or (kind == _CONTINUE and last == wanted):
            parts.append(stream[offset : offset + length])
        if kind != _CONTINUE:
            last = kind
    return b"".join(parts)


def _walk(data: bytes) -> Iterator[tuple[int, int, int, int]]:
    """Type, instance, offset and length of every drawing record, containers before their parts."""
    offset = 0
    while offset + 8 <= len(data):
        version, kind, length = struct.unpack_from("<HHI", data, offset)
        yield kind, version >> 4, offset + 8, length
        inside = version & 0xF == 0xF
        offset += 8 if inside else 8 + length


def _store(data: bytes) -> list[tuple[str, bytes]]:
    """Ending and bytes of each picture in the store; the first is number 1."""
    found = []
    for kind, _, start, length in _walk(data):
        if kind == _BSE:
            found.append(_picture(data[start + _HEADER : start + length]))
    return found


def _picture(data: bytes) -> tuple[str, bytes]:
    if len(data) < 8:
        return "", b""
    version, kind, length = struct.unpack_from("<HHI", data)
    ending, head = _KINDS.get(kind, ("", 0))
    if not ending:
        return "", b""
    head += 16 * (version >> 4 in _TWO_IDS)
    return ending, data[8 + head : 8 + length]


def _shapes(data: bytes, sheet: str, store: list[tuple[str, bytes]]) -> list[Placed]:
    found: list[Placed] = []
    where = f"{sheet}!A1"
    pictures: list[tuple[int, str]] = []
    groups_end = 0
    grouped = False

    def close() -> None:
        for number, kind in pictures:
            if 0 < number <= len(store):
                ending, content = store[number - 1]
                kind = "group" if grouped and kind == "floating" else kind
                found.append(placed(kind, content, where, f"{number}.{ending}"))
        pictures.clear()

    for kind, instance, start, length in _walk(data):
        if kind in (_SHAPE, _SHAPE_GROUP):
            close()
            if kind == _SHAPE_GROUP and groups_end:  # the first group is the sheet itself
                groups_end = max(groups_end, start + length)
                grouped = True
            elif kind == _SHAPE_GROUP:
                groups_end = 1
            grouped = grouped and start < groups_end
        elif kind == _PROPERTIES:
            pictures += _pictures_of(data, start, instance)
        elif kind == _ANCHOR and length >= 18:
            column, _, row = struct.unpack_from("<2xHHH", data, start)
            where = f"{sheet}!{letters(column)}{row + 1}"
    close()
    return found


def _pictures_of(data: bytes, start: int, count: int) -> list[tuple[int, str]]:
    """Number in the store and kind, from the properties of one shape."""
    found = []
    for index in range(count):
        if start + 6 * index + 6 > len(data):
            break
        name, value = struct.unpack_from("<HI", data, start + 6 * index)
        if name & 0x3FFF == _PICTURE:
            found.append((value, "floating"))
        elif name & 0x3FFF == _FILL:
            found.append((value, "shape_fill"))
    return found
