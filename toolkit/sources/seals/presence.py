"""Is there a seal in a picture, and where: shape, ring, letters and ground, weighed together.

The weights (weights.json) were fitted by `python -m bench.seals fit` on pictures that
bench/seal_pictures.py draws; a score is 5 plus the logarithm of the odds.
"""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import cv2
import numpy as np

from toolkit.model.seal import FOUND, NOT_FOUND, UNSURE
from toolkit.sources.seals.decode import Array
from toolkit.sources.seals.features import round_features, square_features
from toolkit.sources.seals.ink import BLUE, GREY, RED, Flat, Ink, flatten, ink
from toolkit.sources.seals.shapes import Outline, circles, outlines, refit

SURE, DOUBTFUL = 5.0, 3.5
LONGEST = 800  # the long side that is looked at


class Candidate(NamedTuple):
    """A judged outline, in pixels of the picture that was looked at, with its ink's colour."""

    score: float
    outline: Outline
    colour: str

    @property
    def kind(self) -> str:
        """Shape, then ink where it is not red."""
        shape = "square" if self.outline.square else "round"
        if shape == "round" and self.outline.b < 0.82 * self.outline.a:
            shape = "oval"
        return shape if self.colour == RED else f"{shape} {self.colour}"


def candidates(rgb: Array) -> list[Candidate]:
    """What looks like a seal at all, best first, none over another; outlines fit `rgb`.

    What costs more is only tried while nothing sure was found: circles after connected ink, pale
    ink and blue after red. Grey comes last: a page of print is slow and full of black circles.
    """
    small, factor = reduced(rgb)
    found: list[Candidate] = []
    for looked_at, shapes in looks(flatten(small)):
        found += (judge(shape, looked_at) for shape in shapes)
        if any(one.score >= SURE for one in found):
            break
    whole = [one._replace(outline=one.outline.scaled(1 / factor)) for one in found]
    return _apart(whole)


def looks(flat: Flat) -> Iterator[tuple[Ink, Iterable[Outline]]]:
    """What is looked for, the cheap and likely first: a colour's ink and outlines in it."""
    for colour, faded in ((RED, False), (BLUE, False), (RED, True)):
        seen = ink(flat, colour, faded=faded)
        yield seen, outlines(seen)
        yield seen, circles(seen)
    seen = ink(flat, GREY)
    yield seen, circles(seen)


def reduced(rgb: Array) -> tuple[Array, float]:
    """The picture at the size that is looked at, and its share of the original one."""
    factor = LONGEST / max(rgb.shape)
    if factor >= 1:
        return rgb, 1.0
    return cv2.resize(rgb, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA), factor


def outcome(score: float) -> str:
    """found, unsure or not_found."""
    return FOUND if score >= SURE else UNSURE if score >= DOUBTFUL else NOT_FOUND


def measured(shape: Outline, seen: Ink) -> tuple[Outline, Array]:
    """The outline moved onto its ink, and its measures."""
    if shape.square:
        return shape, square_features(shape, seen)
    for _ in range(2):
        shape = refit(shape, seen)
    return shape, round_features(shape, seen)


def judge(shape: Outline, seen: Ink) -> Candidate:
    """The outline with its score."""
    shape, values = measured(shape, seen)
    weights = _weights()["square" if shape.square else "round"]
    spread = np.clip((values - weights["mean"]) / weights["scale"], -6, 6)
    score = SURE + float(spread @ weights["weight"]) + float(weights["bias"][0])
    return Candidate(min(max(score, 0.0), 10.0), shape, seen.colour)


@cache
def _weights() -> dict[str, dict[str, Array]]:
    text = files("toolkit.sources.seals").joinpath("weights.json").read_text("utf-8")
    return {
        shape: {key: np.array(values) for key, values in parts.items()}
        for shape, parts in json.loads(text).items()
    }


def _apart(found: list[Candidate]) -> list[Candidate]:
    kept: list[Candidate] = []
    for one in sorted(found, key=lambda one: -one.score):
        if all(_distance(one, other) > 0.8 for other in kept):
            kept.append(one)
    return kept[:4]


def _distance(one: Candidate, other: Candidate) -> float:
    """Between the middles, in half axes of the larger."""
    apart: float = abs(complex(one.outline.x - other.outline.x, one.outline.y - other.outline.y))
    return apart / max(one.outline.a, other.outline.a)
