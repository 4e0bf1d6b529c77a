"""Invented round seals as PNG, written by hand so that they are the same bytes everywhere.

The deflate data is stored, not compressed: what compresses it differs between zlib builds.
"""

import struct
import zlib
from collections.abc import Iterator
from functools import cache
from math import atan2, cos, hypot, pi

from samples.maker.glyphs import SIZE, glyphs
from samples.maker.plan import UnitPlan

_WIDTH = 200
_PALETTE = bytes((255, 255, 255, 196, 22, 28))
_INNER, _OUTER = 0.60, 0.90  # between these the name runs along the ring
_SPREAD = 4.4  # radians that a long name takes
_WIDEST = 0.62  # radians from one character to the next
_SLIM = 0.46  # radians that one character is wide

Point = tuple[int, float, float]  # number of the pixel, radius, angle from the top


def seal_of(plan: UnitPlan) -> bytes:
    """The picture of the seal that stands in the unit's form; empty when there is none."""
    return seal(plan.seal_text or plan.name) if plan.seal != "none" else b""


def beside(plan: UnitPlan) -> list[tuple[str, bytes]]:
    """The pictures that come with the form: a scan of its seal, or what the plan names."""
    return [(name, seal(plan.seal_text or plan.name)) for name in plan.beside]


@cache
def seal(text: str) -> bytes:
    """A red ring with a star, and the unit's name around it."""
    ink = set(_frame())
    step = min(_WIDEST, _SPREAD / max(len(text), 1))
    for pixel, radius, angle in _band():
        place = angle / step + len(text) / 2
        if 0 <= place < len(text) and _inked(text[int(place)], (place % 1 - 0.5) * step, radius):
            ink.add(pixel)
    return png(ink)


def png(ink: set[int]) -> bytes:
    """A square picture of two colours; `ink` are the numbers of the red pixels."""
    rows = bytearray()
    for start in range(0, _WIDTH * _WIDTH, _WIDTH):
        rows.append(0)
        for byte in range(start, start + _WIDTH, 8):
            rows.append(sum((byte + n in ink) << (7 - n) for n in range(8)))
    head = struct.pack(">IIBBBBB", _WIDTH, _WIDTH, 1, 3, 0, 0, 0)
    data = _stored(bytes(rows))
    chunks = ((b"IHDR", head), (b"PLTE", _PALETTE), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )


def _stored(data: bytes) -> bytes:
    """One zlib stream of one stored block."""
    block = struct.pack("<BHH", 1, len(data), len(data) ^ 0xFFFF)
    return b"\x78\x01" + block + data + struct.pack(">I", zlib.adler32(data))


def _inked(character: str, across: float, radius: float) -> bool:
    """Whether the character has ink there; `across` in radians from its middle."""
    column = int((across / _SLIM + 0.5) * SIZE)
    row = int((_OUTER - radius) / (_OUTER - _INNER) * SIZE)
    inside = 0 <= column < SIZE and 0 <= row < SIZE
    return inside and bool(glyphs()[character][row] >> (SIZE - 1 - column) & 1)


@cache
def _points() -> tuple[Point, ...]:
    middle = (_WIDTH - 1) / 2
    return tuple(_polar(number, middle) for number in range(_WIDTH * _WIDTH))


def _polar(number: int, middle: float) -> Point:
    y, x = divmod(number, _WIDTH)
    right, down = (x - middle) / middle, (y - middle) / middle
    return number, hypot(right, down), atan2(right, -down)


@cache
def _band() -> tuple[Point, ...]:
    return tuple(point for point in _points() if _INNER < point[1] < _OUTER)


def _frame() -> Iterator[int]:
    """The ring and the star, which all seals share."""
    for number, radius, angle in _points():
        if 0.93 < radius < 0.99 or radius < 0.32 * _star(angle):
            yield number


def _star(angle: float) -> float:
    """How far a five-pointed star reaches in that direction, from 0 to 1."""
    part = angle % (2 * pi / 5)
    part = min(part, 2 * pi / 5 - part)
    return 0.309 / cos(2 * pi / 5 - part)
