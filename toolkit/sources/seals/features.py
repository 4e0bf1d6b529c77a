"""Measures of a candidate outline, each independent of its size, place and turn."""

import cv2
import numpy as np

from toolkit.sources.seals.decode import Array
from toolkit.sources.seals.ink import BLUE, GREY, Ink
from toolkit.sources.seals.shapes import Outline

_TURNS, _STEPS, _BINS = 240, 52, 13
_ANGLES = np.linspace(0, 2 * np.pi, _TURNS, endpoint=False)
_RADII = (np.arange(_STEPS) + 0.5) / 40  # up to 1.3
_SIDE = 128


def round_features(outline: Outline, found: Ink) -> Array:
    """Measures of an ellipse, in its own polar coordinates."""
    x, y = outline.points(_ANGLES, _RADII)
    polar = cv2.remap(found.layers, x, y, cv2.INTER_LINEAR, borderValue=(0, 0, 0))
    amount = polar[..., 0]
    shape = found.amount.shape
    inside = (x >= 0) & (y >= 0) & (x < shape[1]) & (y < shape[0])
    inked = amount > found.level
    band = amount[_rows(0.56, 0.88)]
    local = max(0.6 * found.level, 0.45 * float(np.percentile(band, 97)))
    text = amount > local
    return np.concatenate([
        _profile(inked, text),
        _ring(amount, inked, inside, found.level),
        _band(text[_rows(0.56, 0.88)]),
        _centre(text[_rows(0.05, 0.36)]),
        _ground(polar, inked, inside),
        _setting(outline, found, inside),
    ])  # fmt: skip


def _profile(inked: Array, text: Array) -> Array:
    """In each of thirteen rings: inked share, inked runs, and directions that hold ink."""
    rings = text.reshape(_BINS, 4, _TURNS)
    starts = (rings & ~np.roll(rings, 1, axis=2)).sum(axis=2).mean(axis=1) / 40
    sectors = rings.reshape(_BINS, 4, 40, 6).any(axis=(1, 3)).mean(axis=1)
    density = inked.reshape(_BINS, 4, _TURNS).mean(axis=(1, 2))
    return np.concatenate([density, starts, sectors])


def _ring(amount: Array, inked: Array, inside: Array, level: float) -> Array:
    """How much of the best circle near the outline is inked: all around, and in its worst part.

    What lies outside the picture (a cropped seal) counts half.
    """
    rows = _rows(0.86, 1.08)
    wide = cv2.dilate(amount[rows], np.ones((3, 1), np.uint8))
    hits = (wide > level) + 0.5 * ~inside[rows]
    shares = hits.mean(axis=1)
    best = int(shares.argmax())
    thick = inked[rows].mean(axis=1)
    parts = hits[best].reshape(12, -1).mean(axis=1)
    strength = float(np.median(wide[best])) / 255
    beside = float(inked[_rows(1.1, 1.25)].mean())
    worst = np.sort(parts)
    width = (thick > 0.5).sum() / 8
    values = [shares[best], shares[best] ** 2, worst[0], worst[3], width, strength,
              strength / max(level / 255, 0.02) / 5, beside]  # fmt: skip
    return np.array(values, np.float32)


def _band(text: Array) -> Array:
    """Where the letters stand: how many strokes, how even, how wide the gap, how solid."""
    any_ink = np.asarray(text.any(axis=0))
    runs = (text & ~np.roll(text, 1, axis=1)).sum(axis=1) / 40
    column = text.mean(axis=0)
    spectrum = np.abs(np.fft.rfft(column)) / max(float(column.sum()), 1e-6)
    gap = _longest_gap(any_ink) / _TURNS
    lettered = float((column[any_ink] if any_ink.any() else column).mean())
    values = [np.percentile(runs, 75), runs.max(), any_ink.mean(), (column > 0.85).mean(), gap,
              min(gap, 0.2), lettered, spectrum[1], spectrum[12], spectrum[2:8].max(),
              spectrum[9:30].max(), column.std()]  # fmt: skip
    return np.array(values, np.float32)


def _longest_gap(any_ink: Array) -> int:
    if not any_ink.any():
        return _TURNS
    places = np.flatnonzero(any_ink)
    return int(np.diff(np.append(places, places[0] + _TURNS)).max()) - 1


def _centre(middle: Array) -> Array:
    """A star has five points; a piece has one great letter."""
    profile = middle.mean(axis=0)
    total = max(float(profile.sum()), 1e-6)
    spectrum = np.abs(np.fft.rfft(profile)) / total
    filled = float(middle.mean())
    return np.array(
        [filled, float(middle[:4].mean()), spectrum[5], spectrum[[2, 3, 4]].max(),
         max(0.0, filled - 0.5)], np.float32,
    )  # fmt: skip


def _ground(polar: Array, inked: Array, inside: Array) -> Array:
    """What lies between the ink: paper, or another strong colour."""
    disc = _rows(0.0, 0.9)
    seen = inside[disc]
    bare = seen & ~cv2.dilate(inked[disc].astype(np.uint8), np.ones((3, 3), np.uint8)).astype(bool)
    paper = (polar[disc, :, 1] > 127)[bare].mean() if bare.any() else 0.0
    foreign = (polar[disc, :, 2] > 127)[seen].mean() if seen.any() else 1.0
    return np.array([paper, max(0.0, 0.8 - paper), foreign, min(foreign, 0.05)], np.float32)


def _setting(outline: Outline, found: Ink, inside: Array) -> Array:
    aspect = outline.b / outline.a
    size = outline.a / max(found.amount.shape)
    values = [aspect, max(0.0, 0.9 - aspect), max(0.0, 0.55 - aspect), size, max(0.0, size - 0.3),
              max(0.0, 0.07 - size), 1 - inside.mean(), found.colour == GREY, found.colour == BLUE,
              found.faded, found.level / 56]  # fmt: skip
    return np.array(values, np.float32)


def square_features(outline: Outline, found: Ink) -> Array:
    """Measures of a rectangle, seen straightened."""
    flat = straighten(outline, found.layers, _SIDE)
    inked = flat[..., 0] > found.level
    edge = 14
    sides = [inked[:edge], inked[-edge:][::-1], inked[:, :edge].T, inked[:, -edge:].T[::-1]]
    cover = np.array([side.any(axis=0).mean() for side in sides])
    thin = np.array([side.mean() for side in sides])
    core = slice(edge + 4, _SIDE - edge - 4)
    text = inked[core, core]
    across = (text[:, 1:] & ~text[:, :-1]).sum(axis=1) / 20
    down = (text[1:] & ~text[:-1]).sum(axis=0) / 20
    rows, columns = text.mean(axis=1), text.mean(axis=0)
    bare = ~inked[core, core]
    paper = (flat[core, core, 1] > 127)[bare].mean() if bare.any() else 0.0
    foreign = (flat[core, core, 2] > 127).mean()
    aspect = outline.b / outline.a
    size = outline.a / max(found.amount.shape)
    values = [
        cover.min(), cover.mean(), np.sort(cover)[1], thin.max(), thin.min(), text.mean(),
        max(0.0, text.mean() - 0.5), np.percentile(across, 75), across.max(), down.max(),
        np.percentile(down, 75), (rows > 0.02).mean(), (columns > 0.02).mean(), rows.std(),
        columns.std(), (columns > 0.85).mean(), (rows > 0.85).mean(), paper, max(0.0, 0.8 - paper),
        foreign, min(foreign, 0.05), aspect, max(0.0, 0.85 - aspect), size, max(0.0, size - 0.3),
        max(0.0, 0.07 - size), found.colour == GREY, found.colour == BLUE, found.faded,
        found.level / 56, np.median(flat[:edge, :, 0].max(axis=0)) / 255,
    ]  # fmt: skip
    return np.array(values, np.float32)


def straighten(outline: Outline, layers: Array, side: int, reach: float = 1.05) -> Array:
    """What lies inside a rectangle, as a square of `side` pixels."""
    corners = cv2.boxPoints(
        ((outline.x, outline.y), (2 * reach * outline.a, 2 * reach * outline.b), outline.turn)
    )
    last = side - 1
    goal = np.array([[0, last], [0, 0], [last, 0], [last, last]], np.float32)
    warp = cv2.getPerspectiveTransform(corners, goal)
    straight: Array = cv2.warpPerspective(layers, warp, (side, side))
    return straight


def _rows(low: float, high: float) -> slice:
    return slice(int(np.searchsorted(_RADII, low)), int(np.searchsorted(_RADII, high)))
