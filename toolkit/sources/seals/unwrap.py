"""The letters of a seal laid out as straight lines, dark on white, for the recogniser."""

from collections.abc import Iterator

import cv2
import numpy as np

from toolkit.sources.seals.decode import Array
from toolkit.sources.seals.ink import GREY, RED, Flat, flatten, ink
from toolkit.sources.seals.line import DARK, evened, line
from toolkit.sources.seals.presence import Candidate
from toolkit.sources.seals.shapes import Outline
from toolkit.sources.seals.squares import square_lines

_DEPTHS = 96  # rows from the outline inwards
_OVAL_REACH = 0.7
_USUAL_RING = 10  # rows that a ring and the air below it take
_REACH = 0.56  # how far in they go, as a share of the half axis
_PRINT = 115  # from this on (of 255) black print
_BLUR, _SHARPENED = 2.2, 1.2  # pixels, share of the difference that is added
_MARGIN = 0.6  # around a seal, in half axes: enough to know its paper


def renditions(rgb: Array, seal: Candidate) -> Iterator[list[Array]]:
    """Lines to read, all of the same seal, in one rendition after the other, the best first."""
    part, outline = _around(rgb, seal.outline)
    if min(part.shape[:2]) < 16:
        return
    flat = flatten(part)
    for picture in _renditions(flat, seal.colour):
        lay = square_lines if outline.square else _round_lines
        yield list(lay(picture, outline))


def _around(rgb: Array, outline: Outline) -> tuple[Array, Outline]:
    """The seal's part of the picture, at a size at which its letters are about 40 pixels high."""
    x, y, width, height = outline.box
    space = _MARGIN * outline.b
    left, top = max(0, int(x - space)), max(0, int(y - space))
    right, low = int(x + width + space) + 1, int(y + height + space) + 1
    part = rgb[top:low, left:right]
    scale = min(max(170 / outline.b, 0.5), 4.0)
    moved = outline._replace(x=outline.x - left, y=outline.y - top).scaled(scale)
    if min(part.shape[:2]) < 4:
        return part, moved
    way = cv2.INTER_CUBIC if scale > 1 else cv2.INTER_AREA
    return cv2.resize(part, None, fx=scale, fy=scale, interpolation=way), moved


def _renditions(flat: Flat, colour: str) -> Iterator[Array]:
    """Dark letters on white: how dark it is without print, twice, the ink's own channel, sharpened.

    Print darkens the ink's own channel too: a shade there is divided out, black is painted over.
    The ink's own channel knows no print at all, but is coarse in most JPEG pictures.
    """
    if colour == GREY:
        yield flat.most
        yield _sharpened(flat.most)
        return
    own = flat.rgb[..., 0 if colour == RED else 2]
    usual = cv2.blur(cv2.dilate(own, np.ones((5, 5), np.uint8)), (31, 31)).astype(np.float32)
    shade = own.astype(np.float32) / np.maximum(usual, 60)
    bright = np.clip(flat.least / np.clip(shade, 0.3, 1), 0, 255)
    yield _without(np.where(shade < 0.82, bright, flat.least).astype(np.uint8), shade < 0.4)
    yield _without(flat.least, own < _PRINT)
    seen = ink(flat, colour)
    inked = seen.amount[seen.amount > seen.level]
    strong = float(np.percentile(inked, 70)) if inked.size else 128.0
    yield cv2.bitwise_not(cv2.convertScaleAbs(seen.amount, alpha=230 / max(strong, 20)))
    yield _sharpened(flat.least)


def _sharpened(picture: Array) -> Array:
    """Against the blur of cameras and JPEG: what differs from its surroundings differs more."""
    blurred = cv2.GaussianBlur(picture, (0, 0), _BLUR)
    sharp: Array = cv2.addWeighted(picture, 1 + _SHARPENED, blurred, -_SHARPENED, 0)
    return sharp


def _without(picture: Array, black: Array) -> Array:
    """Print painted over with what is around it."""
    wide = cv2.dilate(black.astype(np.uint8), np.ones((3, 3), np.uint8))
    clean: Array = cv2.inpaint(picture, wide, 3, cv2.INPAINT_TELEA)
    return clean


def _round_lines(picture: Array, outline: Outline) -> Iterator[Array]:
    """The arc's letters: walked by angle, by length along the edge, or both for what lies between.

    A circle seen aslant keeps its angles; the letters of a true oval stand square to its edge.
    """
    aspect = outline.b / outline.a
    for by_length in (False,) if aspect > 0.88 else (True,) if aspect < 0.7 else (False, True):
        x, y = _walk(outline, by_length=by_length)
        unrolled = cv2.remap(picture, x, y, cv2.INTER_LINEAR, borderValue=255)
        yield from _banded(unrolled, lowest=int(y[0].argmax()))


def _walk(outline: Outline, *, by_length: bool) -> tuple[Array, Array]:
    """Places in the picture: clockwise along the outline, one row after the other inwards."""
    fine = np.linspace(0, 2 * np.pi, 2881)
    if by_length:
        steps = np.hypot(outline.a * np.sin(fine[:-1]), outline.b * np.cos(fine[:-1]))
        total = float(steps.sum()) * fine[1]
        along = np.concatenate([[0.0], np.cumsum(steps)]) / steps.sum()
        width = round(total)
        angles = np.interp((np.arange(width) + 0.5) / width, along, fine)
    else:
        width = round(2 * np.pi * (outline.a + outline.b) / 2)
        angles = (np.arange(width) + 0.5) / width * 2 * np.pi
    reach = _OVAL_REACH if by_length else _REACH
    depth = (np.arange(_DEPTHS) + 0.5) / _DEPTHS * reach
    if not by_length:
        x, y = outline.points(angles, 1 - depth)
    else:
        turn = np.radians(outline.turn)
        u, v = outline.a * np.cos(angles), outline.b * np.sin(angles)
        nu, nv = np.cos(angles) / outline.a, np.sin(angles) / outline.b
        size = np.hypot(nu, nv)
        inward = np.outer(depth * outline.b, np.ones_like(u))
        u, v = u - inward * nu / size, v - inward * nv / size
        x = outline.x + u * np.cos(turn) - v * np.sin(turn)
        y = outline.y + u * np.sin(turn) + v * np.cos(turn)
    return x.astype(np.float32), y.astype(np.float32)


def _banded(unrolled: Array, lowest: int) -> Iterator[Array]:
    """The arc's letters, cut open at the widest gap; and the longest piece by itself.

    White letters on a dark band are a logo's: a seal has dark ones.
    """
    top, low = band(unrolled)
    strip = evened(unrolled[top:low])
    dark = strip < DARK
    lettered = _lettered(dark)
    strip = np.where(lettered, strip, 255).astype(np.uint8)
    columns = lettered & (dark.sum(axis=0) > max(1, 0.03 * len(dark)))
    if columns.sum() < len(strip) or dark[:, columns].mean() > _LOGO:
        return
    start = _widest_gap(columns, lowest)
    strip, columns = np.roll(strip, -start, axis=1), np.roll(columns, -start)
    pieces = _pieces(columns, gap=round(1.1 * len(strip)))
    yield line(_squeezed(strip, columns))
    if len(pieces) > 1:
        left, right = max(pieces, key=lambda piece: piece[1] - piece[0])
        yield line(_squeezed(strip[:, left:right], columns[left:right]))


_LOGO = 0.6


def band(unrolled: Array) -> tuple[int, int]:
    """The rows between which the arc's letters stand: below the rings, above the middle's things.

    Rings are dark where letters are missing too; letters are what is dark elsewhere only.
    """
    top = _below_rings(evened(unrolled))
    dark = (evened(unrolled[top:]) < DARK).astype(np.float32)
    near = min(30, len(dark) - 20)
    letters = dark.mean(axis=1)
    usual = float(np.percentile(letters[:50], 80))
    valley = np.flatnonzero(letters[:8] < 0.15 * usual)
    tail = int(valley[0]) if len(valley) else 0  # what the ring's rows left over
    begin = tail + int(np.argmax(letters[tail:near] > 0.3 * usual))
    columns = _near(dark[begin : begin + 14].max(axis=0), 3)
    inked = dark[:, columns].mean(axis=1) if columns.any() else letters
    least = 0.22 * float(np.percentile(inked[begin : begin + 40], 75))
    end = begin + 16
    while end < min(len(dark), begin + 64) and inked[end : end + 3].max(initial=0.0) > least:
        end += 1
    return top + max(0, begin - 2), min(_DEPTHS, top + end + 2)


def _below_rings(even: Array) -> int:
    """The first row below the outer ring and a second one, if there is one.

    What is dark in the palest fifth of all directions is ring. Directions in which the picture
    ends (a cropped seal) say nothing.
    """
    dark = (even < DARK).astype(np.float32)
    width = dark.shape[1] // 24 * 24
    blocks = dark[:, :width].reshape(_DEPTHS, 24, -1).mean(axis=2)
    near = _DEPTHS * 3 // 10
    told = blocks[:, blocks[:12].max(axis=0) > 0.3]
    if told.shape[1] < 6:
        return _USUAL_RING
    ring = np.sort(told, axis=1)[:, told.shape[1] // 5]
    strong = 0.4 * float(ring[:near].max())
    rings = np.flatnonzero(ring[:near] > max(0.3, strong))
    if not len(rings):
        return _USUAL_RING
    top = int(rings[-1]) + 1
    while top < near + 4 and ring[top] > 0.12:
        top += 1
    return top + 1


def _near(columns: Array, reach: int) -> Array:
    kernel = np.ones(2 * reach + 1)
    wide: Array = np.convolve(columns, kernel, mode="same") > 0
    return wide


def _lettered(dark: Array) -> Array:
    """Columns of letters: round them there is ink in the upper and in the lower part.

    A serial number has only the upper, the line below the star only the lower part.
    """
    height = len(dark)
    window = np.ones(max(3, round(0.8 * height)))
    upper, lower = dark[: height * 6 // 10], dark[height * 4 // 10 :]
    both = [
        np.convolve(np.pad(part.sum(axis=0), len(window), mode="wrap"), window, mode="same")
        for part in (upper, lower)
    ]
    least = 0.02 * height * len(window)
    full = np.minimum(*both)[len(window) : -len(window)] > least
    lettered: Array = full
    return lettered


def _widest_gap(columns: Array, lowest: int) -> int:
    """The middle of the longest run of blank columns, around the end too.

    A run at the seal's foot counts more: most seals stand upright.
    """
    places = np.flatnonzero(columns)
    gaps = np.diff(np.append(places, places[0] + len(columns)))
    middles = (places + gaps // 2) % len(columns)
    towards = np.cos((middles - lowest) / len(columns) * 2 * np.pi)
    return int(middles[(gaps * (0.65 + 0.35 * towards)).argmax()])


def _pieces(columns: Array, gap: int) -> list[tuple[int, int]]:
    """Runs of inked columns that no blank of `gap` columns parts, with a little air."""
    places = np.flatnonzero(columns)
    cuts = np.flatnonzero(np.diff(places) > gap)
    starts = places[np.append(0, cuts + 1)]
    ends = places[np.append(cuts, len(places) - 1)]
    return [(max(0, int(a) - 4), int(b) + 5) for a, b in zip(starts, ends, strict=True)]


def _squeezed(strip: Array, columns: Array) -> Array:
    """Blank columns beyond a quarter of the height left out: wide spacing loses letters else."""
    most = max(3, len(strip) // 4)
    blank = np.zeros(len(columns), int)
    for place in range(len(columns)):
        blank[place] = 0 if columns[place] else (blank[place - 1] if place else 0) + 1
    kept: Array = strip[:, blank <= most]
    return kept
