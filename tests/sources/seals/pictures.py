"""The committed pictures of tests/cases/seals with their truth, and pictures drawn by hand."""

import csv
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw

from tests.shared import CHECKOUT

CASES = CHECKOUT / "tests" / "cases" / "seals"
RED = (200, 30, 45)


class Case(NamedTuple):
    """One line of truth.csv."""

    file: str
    outcome: str
    text: str
    claimed: str
    same: str

    @property
    def path(self) -> Path:
        return CASES / self.file

    @property
    def data(self) -> bytes:
        return self.path.read_bytes()


def cases() -> list[Case]:
    with (CASES / "truth.csv").open(encoding="utf-8", newline="") as file:
        return [Case(**row) for row in csv.DictReader(file)]


def drawn_ring(
    size: int = 400, aspect: float = 1.0, colour: tuple[int, int, int] = RED
) -> Image.Image:
    """A ring with ticks for letters and a star of lines, on white."""
    picture = Image.new("RGB", (size, size), "white")
    draw = ImageDraw.Draw(picture)
    middle, a = size / 2, 0.4 * size
    b = a * aspect
    draw.ellipse((middle - a, middle - b, middle + a, middle + b), outline=colour, width=8)
    for angle in np.linspace(np.pi * 0.8, np.pi * 2.2, 40):
        x, y = np.cos(angle), np.sin(angle)
        inner, outer = (middle + 0.66 * a * x, middle + 0.66 * b * y), (
            middle + 0.84 * a * x, middle + 0.84 * b * y)  # fmt: skip
        draw.line((*inner, *outer), colour, 4)
    draw.regular_polygon((middle, middle, 0.25 * b), 5, fill=colour)
    return picture


def as_bytes(picture: Image.Image, kind: str = "PNG", **how: object) -> bytes:
    out = BytesIO()
    picture.save(out, kind, **how)
    return out.getvalue()
