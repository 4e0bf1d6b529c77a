"""Pictures inside metafiles (EMF, WMF): Office keeps pasted pictures so. Lines are not drawn.

Source of the layouts: [MS-EMF] bitmap records, [MS-WMF] bitmap records.
"""

import struct
import zlib
from collections.abc import Iterator

_EMF, _PLACEABLE = b" EMF", b"\xd7\xcd\xc6\x9a"
_WMF = (b"\x01\x00\x09\x00", b"\x02\x00\x09\x00")
_MOST = 200_000_000  # bytes of an unpacked metafile
# record type → where it says offset and size of the bitmap's header and of its bits
_EMF_BITMAPS = {80: 48, 81: 48, **dict.fromkeys((76, 77, 78, 79, 114, 116), 84)}
# record function → where the bitmap begins
_WMF_BITMAPS = {0x0F43: 28, 0x0D33: 28, 0x0B41: 26, 0x0940: 22}
_WHOLE = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff")  # files that newer records (EMF+) hold as they are


def is_metafile(data: bytes) -> bool:
    """Whether these are the bytes of an EMF or WMF, packed or not."""
    return bool(_unpacked(data))


def bitmap_in(data: bytes) -> bytes | None:
    """The largest picture in it as the bytes of a BMP, PNG or JPEG file; None = there is none."""
    plain = _unpacked(data)
    found = [_as_file(*dib) for dib in (_of_emf if plain[40:44] == _EMF else _of_wmf)(plain)]
    found += [plain[plain.find(mark) :] for mark in _WHOLE if mark in plain]
    return max(found, key=len, default=None)


def _unpacked(data: bytes) -> bytes:
    """Packed as .emz and .wmz (gzip), or inside an .xls (zlib); b"" = no metafile."""
    if data[:2] == b"\x1f\x8b" or data[:1] == b"\x78":
        try:
            data = zlib.decompressobj(zlib.MAX_WBITS | 32).decompress(data, _MOST)
        except zlib.error:
            return b""
    emf = data[:4] == b"\x01\x00\x00\x00" and data[40:44] == _EMF
    return data if emf or data[:4] == _PLACEABLE or data[:4] in _WMF else b""


def _of_emf(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Header with colours, and bits, of every bitmap record."""
    at = 0
    while at + 8 <= len(data):
        kind, size = struct.unpack_from("<II", data, at)
        if size < 8:
            return
        place = _EMF_BITMAPS.get(kind)
        if place and at + place + 16 <= len(data):
            head, head_size, bits, bits_size = struct.unpack_from("<IIII", data, at + place)
            if head_size >= 40 and bits_size:
                yield data[at + head :][:head_size], data[at + bits :][:bits_size]
        at += size


def _of_wmf(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = (22 if data[:4] == _PLACEABLE else 0) + 18
    while at + 6 <= len(data):
        words, kind = struct.unpack_from("<IH", data, at)
        if words < 3:
            return
        start = _WMF_BITMAPS.get(kind)
        packed = data[at + start : at + 2 * words] if start else b""
        if len(packed) > 40:
            length = _header_length(packed)
            yield packed[:length], packed[length:]
        at += 2 * words


def _header_length(dib: bytes) -> int:
    """Bytes of a bitmap's header with its masks and colours."""
    size, _, _, _, depth, packing = struct.unpack_from("<IiiHHI", dib)
    (used,) = struct.unpack_from("<I", dib, 32)
    colours = used or (1 << depth if depth <= 8 else 0)
    masks = 12 if packing == 3 and size == 40 else 0
    return int(size + masks + 4 * colours)


def _as_file(header: bytes, bits: bytes) -> bytes:
    offset = 14 + len(header)
    return struct.pack("<2sIHHI", b"BM", offset + len(bits), 0, 0, offset) + header + bits
