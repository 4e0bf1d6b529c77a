"""Invented round seals as PNG, written by hand so that they are the same bytes everywhere.

The deflate data is stored, not compressed: what compresses it differs between zlib builds.
"""

import struct
import zlib
from functools import cache
from math import atan2, cos, hypot, pi

from samples.zibo_2020 import draw

_SIZE = 168
_PALETTE = bytes((255, 255, 255, 196, 22, 28))


@cache
def seal(text: str) -> bytes:
    """A red ring with a star and marks around it that differ from unit to unit."""
    middle = (_SIZE - 1) / 2
    rows = bytearray()
    for y in range(_SIZE):
        rows.append(0)
        bits = [_inked(text, (x - middle) / middle, (y - middle) / middle) for x in range(_SIZE)]
        for start in range(0, _SIZE, 8):
            rows.append(sum(bit << (7 - n) for n, bit in enumerate(bits[start : start + 8])))
    return png(_SIZE, _SIZE, bytes(rows))


def png(width: int, height: int, rows: bytes) -> bytes:
    """A picture of two colours from its filtered rows."""
    head = struct.pack(">IIBBBBB", width, height, 1, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", _PALETTE), (b"IDAT", _stored(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )


def _stored(data: bytes) -> bytes:
    blocks = [data[start : start + 65535] for start in range(0, len(data), 65535)]
    packed = b"".join(
        struct.pack("<BHH", block is blocks[-1], len(block), len(block) ^ 0xFFFF) + block
        for block in blocks
    )
    return b"\x78\x01" + packed + struct.pack(">I", zlib.adler32(data))


def _inked(text: str, x: float, y: float) -> bool:
    distance = hypot(x, y)
    if 0.9 < distance < 0.98:
        return True
    if distance < 0.34:
        return distance < 0.34 * _star(atan2(x, -y))
    if 0.58 < distance < 0.82:  # where the name runs along the ring
        place = (atan2(x, -y) + pi) / (2 * pi) * 4 * max(len(text), 6)
        if 0.12 < place / (4 * max(len(text), 6)) < 0.88 and int(place) % 4:
            return bool(draw.number(f"{text}/{int(place * 2)}/{int(distance * 25)}", 2))
    return False


def _star(angle: float) -> float:
    """How far a five-pointed star reaches in that direction, from 0 to 1."""
    part = angle % (2 * pi / 5)
    part = min(part, 2 * pi / 5 - part)
    return 0.309 / cos(2 * pi / 5 - part)
