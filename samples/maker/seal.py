"""Invented seals as PNG, written by hand so that they are the same bytes everywhere.

The deflate data is stored, not compressed: what compresses it differs between zlib builds. Which
submission carries which kind is said in the plan: `seal = "oval"`, `beside = ["学生证.png=card"]`.
"""

import struct
import zlib
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from math import atan2, ceil, cos, hypot, pi, sqrt

from samples.maker.glyphs import SIZE, glyphs
from samples.maker.plan import UnitPlan

_WIDTH = 200
_MIDDLE = (_WIDTH - 1) / 2
_RED = bytes((255, 255, 255, 196, 22, 28))
BLACK = bytes((250, 248, 240, 40, 40, 44))
_INNER, _OUTER = 0.60, 0.90  # between these the name runs along the ring
_SPREAD = 4.4  # radians that a long name takes
_WIDEST = 0.62  # radians from one character to the next
_SLIM = 0.46  # radians that one character is wide
_FLAT = 0.68  # how high an oval is, of its width
_PATCH = 5  # pixels across of what is missing from a faded seal
_LEFT = 0.55  # share of a faded seal that is left

Point = tuple[int, float, float]  # number of the pixel, radius, angle from the top


def seal_of(plan: UnitPlan) -> bytes:
    """The picture of the seal that stands in the unit's form; empty when there is none."""
    return picture(plan.seal, plan.seal_text or plan.name) if plan.seal != "none" else b""


def beside(plan: UnitPlan) -> list[tuple[str, bytes]]:
    """The pictures that come with the form, by file name: seals, or cards without one."""
    said = (text.partition("=") for text in plan.beside)
    whose = plan.seal_text or plan.name
    return [(name, picture(kind or "round", whose)) for name, _, kind in said]


@cache
def picture(kind: str, text: str) -> bytes:
    """A picture of that kind with that text."""
    palette = BLACK if kind == "card" else _RED
    return png(_KINDS[kind](text), palette)


def _round(text: str) -> set[int]:
    """A ring with a star, and the name around it."""
    return set(_frame(_points())) | set(_around(text, _points()))


def _oval(text: str) -> set[int]:
    """A flat ring without a star, as departments use."""
    points = _points(_FLAT)
    ring = {number for number, radius, _ in points if 0.93 < radius < 0.99}
    return ring | set(_around(text, points))


def _square(text: str) -> set[int]:
    """A frame with the name in columns from the right, as offices of old have it."""
    columns = ceil(sqrt(len(text)))
    rows = ceil(len(text) / columns)
    ink = set()
    for number in range(_WIDTH * _WIDTH):
        y, x = divmod(number, _WIDTH)
        if max(abs(x - _MIDDLE), abs(y - _MIDDLE)) > _MIDDLE - 6:
            ink.add(number)
            continue
        across, down = (x - 12) / (_WIDTH - 24) * columns, (y - 12) / (_WIDTH - 24) * rows
        place = (columns - 1 - int(across)) * rows + int(down)
        if 0 <= across < columns and 0 <= down < rows and place < len(text):
            ink |= {number} if _bit(text[place], across % 1, down % 1) else set()
    return ink


def _faded(text: str) -> set[int]:
    """A round seal of which the pad left little on the paper."""
    return {number for number in _round(text) if _took(number)}


def _card(text: str) -> set[int]:
    """A certificate or pass with the name on it and no seal at all."""
    ink = set()
    for number in range(_WIDTH * _WIDTH):
        y, x = divmod(number, _WIDTH)
        edge = min(x, _WIDTH - 1 - x, y - 30, 169 - y)
        lines = y in (110, 130, 150) and 16 < x < 150
        column, row = (x - 16) / 20, (y - 50) / 20
        named = 0 <= column < min(len(text), 8) and 0 <= row < 1
        if 0 <= edge < 3 or lines or (named and _bit(text[int(column)], column % 1, row)):
            ink.add(number)
    return ink


_KINDS: dict[str, Callable[[str], set[int]]] = {
    "round": _round,
    "oval": _oval,
    "square": _square,
    "faded": _faded,
    "card": _card,
}


def png(ink: set[int], palette: bytes = _RED, size: tuple[int, int] = (_WIDTH, _WIDTH)) -> bytes:
    """A picture of two colours; `ink` are the numbers of the coloured pixels.

    `size` = width (a multiple of 8) and height in pixels.
    """
    width, height = size
    rows = bytearray()
    for start in range(0, width * height, width):
        rows.append(0)
        for byte in range(start, start + width, 8):
            rows.append(sum((byte + n in ink) << (7 - n) for n in range(8)))
    head = struct.pack(">IIBBBBB", width, height, 1, 3, 0, 0, 0)
    data = _stored(bytes(rows))
    chunks = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )


def _stored(data: bytes) -> bytes:
    """One zlib stream of one stored block."""
    block = struct.pack("<BHH", 1, len(data), len(data) ^ 0xFFFF)
    return b"\x78\x01" + block + data + struct.pack(">I", zlib.adler32(data))


def _around(text: str, points: tuple[Point, ...]) -> Iterator[int]:
    """The name along the ring."""
    step = min(_WIDEST, _SPREAD / max(len(text), 1))
    for pixel, radius, angle in points:
        place = angle / step + len(text) / 2
        if not (_INNER < radius < _OUTER and 0 <= place < len(text)):
            continue
        across = (place % 1 - 0.5) * step / _SLIM + 0.5
        if _bit(text[int(place)], across, (_OUTER - radius) / (_OUTER - _INNER)):
            yield pixel


def _bit(character: str, across: float, down: float) -> bool:
    """Whether the character has ink there; both from 0 to 1."""
    column, row = int(across * SIZE), int(down * SIZE)
    inside = across >= 0 and column < SIZE and 0 <= row < SIZE
    return inside and bool(glyphs()[character][row] >> (SIZE - 1 - column) & 1)


def _took(number: int) -> bool:
    y, x = divmod(number, _WIDTH)
    patch = f"{x // _PATCH}/{y // _PATCH}"
    return sha256(patch.encode()).digest()[0] / 256 < _LEFT


@cache
def _points(high: float = 1.0) -> tuple[Point, ...]:
    return tuple(_polar(number, high) for number in range(_WIDTH * _WIDTH))


def _polar(number: int, high: float) -> Point:
    y, x = divmod(number, _WIDTH)
    right, down = (x - _MIDDLE) / _MIDDLE, (y - _MIDDLE) / _MIDDLE / high
    return number, hypot(right, down), atan2(right, -down)


def _frame(points: tuple[Point, ...]) -> Iterator[int]:
    """The ring and the star, which all round seals share."""
    for number, radius, angle in points:
        if 0.93 < radius < 0.99 or radius < 0.32 * _star(angle):
            yield number


def _star(angle: float) -> float:
    """How far a five-pointed star reaches in that direction, from 0 to 1."""
    part = angle % (2 * pi / 5)
    part = min(part, 2 * pi / 5 - part)
    return 0.309 / cos(2 * pi / 5 - part)
