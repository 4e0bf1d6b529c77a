"""Candidates for a seal's outline: ellipses and turned rectangles around connected ink."""

from collections.abc import Iterator
from typing import Any, NamedTuple, cast

import cv2
import numpy as np

from toolkit.sources.seals.decode import Array
from toolkit.sources.seals.ink import GREY, Ink

_RAYS = 120
_CLOSINGS = (3, 9, 19)  # pixels: a worn ring falls apart, and only comes together when closed
_MOST_PIECES = 6
_MOST_CIRCLES = 8
_HOUGH_SIDE = 300


class Outline(NamedTuple):
    """An ellipse or a rectangle: middle, half axes (the larger first), and turn in degrees."""

    square: bool
    x: float
    y: float
    a: float
    b: float
    turn: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width, height."""
        points = cv2.boxPoints(((self.x, self.y), (2 * self.a, 2 * self.b), self.turn))
        if not self.square:
            cos, sin = np.cos(np.radians(self.turn)), np.sin(np.radians(self.turn))
            across = float(np.hypot(self.a * cos, self.b * sin))
            down = float(np.hypot(self.a * sin, self.b * cos))
            return self.x - across, self.y - down, 2 * across, 2 * down
        low, high = points.min(axis=0), points.max(axis=0)
        return float(low[0]), float(low[1]), float(high[0] - low[0]), float(high[1] - low[1])

    def scaled(self, factor: float) -> "Outline":
        """The same in a picture that is larger by this factor."""
        x, y, a, b = (factor * value for value in (self.x, self.y, self.a, self.b))
        return self._replace(x=x, y=y, a=a, b=b)

    def points(self, angles: Array, radii: Array) -> tuple[Array, Array]:
        """Pixel places of polar places; radius 1 is the outline. Shapes radii × angles."""
        turn = np.radians(self.turn)
        u = self.a * np.outer(radii, np.cos(angles))
        v = self.b * np.outer(radii, np.sin(angles))
        x = self.x + u * np.cos(turn) - v * np.sin(turn)
        y = self.y + u * np.sin(turn) + v * np.cos(turn)
        return x.astype(np.float32), y.astype(np.float32)


def outlines(found: Ink) -> Iterator[Outline]:
    """All that could be a seal's outline, unjudged; a good one comes several times."""
    _, mask = cv2.threshold(found.amount, found.level, 255, cv2.THRESH_BINARY)
    least = 0.06 * max(mask.shape)
    seen: set[tuple[bool | int, ...]] = set()
    for size in _CLOSINGS:
        closed = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((size, size), np.uint8))
        for piece in _pieces(closed, least):
            for outline in _around(piece):
                key = (outline.square, *(round(value / 6) for value in outline[1:]))
                if key not in seen:
                    seen.add(key)
                    yield outline


def _pieces(mask: Array, least: float) -> Iterator[Array]:
    """Hulls of the connected pieces that are large enough, the largest few."""
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    fit = []
    for contour in contours:
        _, _, w, h = cv2.boundingRect(contour)
        if min(w, h) >= least and max(w, h) < 4 * min(w, h):
            fit.append((w * h, contour))
    for _, contour in sorted(fit, key=lambda one: -one[0])[:_MOST_PIECES]:
        yield cast(Array, cv2.convexHull(contour))


def _around(hull: Array) -> Iterator[Outline]:
    (x, y), (w, h), turn = cv2.minAreaRect(hull)
    rectangle = outline(True, x, y, w / 2, h / 2, turn)
    yield rectangle
    yield rectangle._replace(square=False)
    (x, y), radius = cv2.minEnclosingCircle(hull)
    yield Outline(False, x, y, radius, radius, 0.0)


def circles(found: Ink) -> Iterator[Outline]:
    """Hough circles; they also find rings that are cropped, or torn by print.

    First the few that both ways of voting are sure of, then the best of the coarse way.
    """
    shrink = min(1.0, _HOUGH_SIDE / max(found.amount.shape))
    least = max(12, 0.03 * max(found.amount.shape) * shrink)
    strong = cv2.convertScaleAbs(found.amount, alpha=127 / found.level)
    size = (round(strong.shape[1] * shrink), round(strong.shape[0] * shrink))
    small = cv2.resize(strong, size, interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), 1.0)
    most = round(max(small.shape) * 0.6)
    for way, dp, first, second in (
        (cv2.HOUGH_GRADIENT_ALT, 1.5, 300, 0.7),
        (cv2.HOUGH_GRADIENT, 3, 120, 36),
    ):
        circles: Any = cv2.HoughCircles(
            small, way, dp, max(8, least), param1=first, param2=second,
            minRadius=round(least), maxRadius=most,
        )  # fmt: skip
        if circles is not None:
            for x, y, radius in np.asarray(circles).reshape(-1, 3)[:_MOST_CIRCLES] / shrink:
                yield Outline(False, float(x), float(y), float(radius), float(radius), 0.0)


def refit(old: Outline, found: Ink) -> Outline:
    """The ellipse through the outermost ink of each ray, strays left out; else the same."""
    low, high = (0.93, 1.08) if found.colour == GREY else (0.75, 1.15)
    angles = np.linspace(0, 2 * np.pi, _RAYS, endpoint=False)
    radii = np.linspace(low, high, 40)
    x, y = old.points(angles, radii)
    inked = cv2.remap(found.amount, x, y, cv2.INTER_LINEAR) > found.level
    last = len(radii) - 1 - inked[::-1].argmax(axis=0)
    hit = inked.any(axis=0)
    if hit.sum() < _RAYS // 3:
        return old
    near = hit & (np.abs(radii[last] - np.median(radii[last][hit])) < 0.06)
    if near.sum() < _RAYS // 3:
        return old
    rays = np.flatnonzero(near)
    points = np.stack([x[last[rays], rays], y[last[rays], rays]], axis=1)
    (cx, cy), (w, h), turn = cv2.fitEllipseDirect(points)
    better = outline(False, cx, cy, w / 2, h / 2, turn)
    sane = np.isfinite(better[1:]).all() and 0.6 * old.b < better.b <= better.a < 1.4 * old.a
    return better if sane else old


def outline(square: bool, x: float, y: float, a: float, b: float, turn: float) -> Outline:
    """An outline with its larger half axis first."""
    if a < b:
        a, b, turn = b, a, turn + 90
    return Outline(square, x, y, max(a, 1.0), max(b, 1.0), turn)
