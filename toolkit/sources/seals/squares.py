"""The letters of a square seal: its frame taken off, its grid cut into cells."""

from collections.abc import Iterator

import cv2
import numpy as np

from toolkit.sources.seals.decode import Array
from toolkit.sources.seals.line import line
from toolkit.sources.seals.shapes import Outline


def square_lines(picture: Array, outline: Outline) -> Iterator[Array]:
    """Rows from left to right, then columns from right to left, each set as one line."""
    upright = outline
    while upright.turn > 45:
        upright = upright._replace(a=upright.b, b=upright.a, turn=upright.turn - 90)
    while upright.turn < -45:
        upright = upright._replace(a=upright.b, b=upright.a, turn=upright.turn + 90)
    side = 240
    turn = np.radians(upright.turn)
    steps = (np.arange(side) + 0.5) / side * 2 - 1
    u, v = np.meshgrid(steps * upright.a, steps * upright.b)
    x = upright.x + u * np.cos(turn) - v * np.sin(turn)
    y = upright.y + u * np.sin(turn) + v * np.cos(turn)
    flat = cv2.remap(
        picture, x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR, borderValue=255
    )
    inner = _without_frame(flat)
    rows, columns = _cells(inner, axis=1), _cells(inner, axis=0)
    cells = [[inner[a:b, c:d] for c, d in columns] for a, b in rows]
    if cells and cells[0]:
        yield _joined([cell for row in cells for cell in row])
        if len(rows) > 1:
            yield _joined([row[n] for n in reversed(range(len(columns))) for row in cells])


def _without_frame(flat: Array) -> Array:
    """What lies inside the frame: its lines are the rows and columns that are nearly all ink."""
    dark = (flat < 150).astype(np.float32)
    down, across = dark.mean(axis=1), dark.mean(axis=0)
    top, low = _frame(down), len(down) - _frame(down[::-1])
    left, right = _frame(across), len(across) - _frame(across[::-1])
    inner: Array = flat[top:low, left:right]
    return inner


def _frame(share: Array) -> int:
    """Where the frame ends: a stroke of a letter may be as dark, but lies further in."""
    inked = np.flatnonzero(share[: len(share) // 6] > 0.55)
    if not len(inked):
        return 8
    end = int(inked[0])
    while end < len(share) // 6 and share[end] > 0.4:
        end += 1
    return end + 2


def _cells(inner: Array, axis: int) -> list[tuple[int, int]]:
    """The grid's rows (axis 1) or columns (axis 0), from the gaps in the ink's profile."""
    profile = (inner < 150).mean(axis=axis)
    size = len(profile)
    best, count = 1e9, 2
    for parts in (1, 2, 3, 4, 5, 6):
        cuts = [round(size * n / parts) for n in range(1, parts)]
        cost = np.mean([profile[max(0, c - 3) : c + 4].min() for c in cuts]) if cuts else 0.14
        cost = float(cost) - 0.012 * parts
        if cost < best:
            best, count = cost, parts
    return [(round(size * n / count), round(size * (n + 1) / count)) for n in range(count)]


def _joined(cells: list[Array]) -> Array:
    height = max(cell.shape[0] for cell in cells)
    same = [
        cv2.resize(cell, (max(1, round(cell.shape[1] * height / max(1, cell.shape[0]))), height))
        for cell in cells
        if min(cell.shape) > 2
    ]
    return line(np.hstack(same))
