"""The printed lines of a whole page (等级证, 汇款凭证), whichever way up it was photographed.

The detector of rapidocr marks where lines stand, the recogniser of `recognise` reads them: one
model more in memory, and none twice.
"""

from functools import cache
from typing import Any, NamedTuple

import cv2
import numpy as np

from toolkit.sources.seals.decode import Array
from toolkit.sources.seals.line import HEIGHT, line
from toolkit.sources.seals.recognise import Reading, model, recogniser, session
from toolkit.values.certificates import BESIDE

_LONGEST = 960  # pixels of the page as the detector sees it
_INKED = 0.3  # from this chance on a pixel belongs to a line
_LEAST_CHANCE = 0.5  # of a whole line
_GROWTH = 1.6  # the detector marks the core of a line only
_LEAST_HEIGHT = 5
_PROBES = 4  # lines that tell which way is up
_SURE = 0.5  # a line read with less is not told
_MOST_LINES = 60


class _Place(NamedTuple):
    """Where a line stands: its middle, half its length, half its height, and its turn (radians)."""

    x: float
    y: float
    half: float
    high: float
    turn: float


class Line(NamedTuple):
    """A row of text with its cut-out (grey); ｜ parts what stands side by side."""

    text: str
    picture: Array


class Page(NamedTuple):
    """The rows that could be read, from top to bottom.

    `quarters` = how many times the picture has to be turned to the left to stand upright.
    """

    lines: tuple[Line, ...] = ()
    quarters: int = 0


def page_lines(rgb: Array) -> Page:
    """Finds and reads the printed lines of a picture."""
    grey = cv2.cvtColor(rgb, cv2.COLOR_RGB2GRAY)
    rows: dict[int, list[Line]] = {}
    places = _upright(grey, _places(rgb))
    cuts = [_cut(grey, place) for _, place in places]
    for (row, _), cut, reading in zip(places, cuts, recogniser().read(cuts), strict=True):
        if reading.confidence >= _SURE and reading.text.strip():
            rows.setdefault(row, []).append(Line(reading.text.strip(), cut))
    turn = np.angle(sum(np.exp(1j * place.turn) for _, place in places)) if places else 0.0
    return Page(tuple(map(_joined, rows.values())), round(float(turn) / (np.pi / 2)) % 4)


def _joined(row: list[Line]) -> Line:
    return Line(BESIDE.join(line.text for line in row), np.hstack([line.picture for line in row]))


@cache
def _detector() -> Any:
    return session(model("det"))


def _places(rgb: Array) -> list[_Place]:
    """The longest lines first. A line is taken to run along its longer side."""
    factor = min(1.0, _LONGEST / max(rgb.shape))
    high, wide = (max(32, round(side * factor / 32) * 32) for side in rgb.shape[:2])
    small = cv2.resize(rgb, (wide, high), interpolation=cv2.INTER_AREA)
    fed = (small[..., ::-1].astype(np.float32) / 127.5 - 1).transpose(2, 0, 1)[None]
    [found] = _detector().run(None, {"x": fed})
    chances = found[0, 0]
    mask = cv2.dilate((chances > _INKED).astype(np.uint8), np.ones((2, 2), np.uint8))
    contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
    back = rgb.shape[1] / wide, rgb.shape[0] / high
    places = []
    for contour in contours:
        (x, y), (w, h), turn = cv2.minAreaRect(contour)
        if min(w, h) >= _LEAST_HEIGHT and _chance(chances, contour) >= _LEAST_CHANCE:
            grown = w * h * _GROWTH / (2 * (w + h))
            w, h, angle = w / 2 + grown, h / 2 + grown, np.radians(turn)
            if h > w:
                w, h, angle = h, w, angle + np.pi / 2
            places.append(_Place(x * back[0], y * back[1], w * back[0], h * back[0], angle))
    return sorted(places, key=lambda place: -place.half)[:_MOST_LINES]


def _chance(chances: Array, contour: Array) -> float:
    """The mean chance inside a contour."""
    x, y, w, h = cv2.boundingRect(contour)
    inside = np.zeros((h, w), np.uint8)
    cv2.fillPoly(inside, [contour - (x, y)], (1,))
    return float(cv2.mean(chances[y : y + h, x : x + w], inside)[0])


def _upright(grey: Array, places: list[_Place]) -> list[tuple[int, _Place]]:
    """The lines from top to bottom of the page with their rows, turned the way they are read.

    Most lines say how the page lies, the longest few which way is up. Short lines (one letter)
    have no direction of their own.
    """
    if not places:
        return []
    along = _axis(places)
    probes = [_towards(place, along) for place in places[:_PROBES]]
    over = [place._replace(turn=place.turn + np.pi) for place in probes]
    if _worth(grey, over) > _worth(grey, probes):
        along += np.pi
    turned = [_towards(place, along) for place in places]
    down = complex(-np.sin(along), np.cos(along))
    step = 0.6 * float(np.median([2 * place.high for place in turned]))

    def below(place: _Place) -> float:
        return place.x * down.real + place.y * down.imag

    rows: list[list[_Place]] = []
    for place in sorted(turned, key=below):
        if not rows or below(place) - below(rows[-1][-1]) > step:
            rows.append([])
        rows[-1].append(place)
    return [
        (number, place)
        for number, row in enumerate(rows)
        for place in sorted(row, key=lambda one: one.x * down.imag - one.y * down.real)
    ]


def _axis(places: list[_Place]) -> float:
    """The direction of most of the text, weighed by length, within half a turn."""
    double = sum(place.half * np.exp(2j * place.turn) for place in places)
    return float(np.angle(double)) / 2


def _towards(place: _Place, along: float) -> _Place:
    """The line read in the direction nearest to `along`; one that stands across keeps its box."""
    turns = [place.turn + quarter * np.pi / 2 for quarter in range(4)]
    turn = max(turns, key=lambda angle: np.cos(angle - along))
    across = abs(np.cos(turn - place.turn)) < 0.5
    half, high = (place.high, place.half) if across else (place.half, place.high)
    return place._replace(turn=turn, half=half, high=high)


def _worth(grey: Array, places: list[_Place]) -> float:
    readings: list[Reading] = recogniser().read([_cut(grey, place) for place in places])
    return sum(reading.confidence * min(len(reading.text), 12) for reading in readings)


def _cut(grey: Array, place: _Place) -> Array:
    """The line by itself, as the recogniser wants it."""
    scale = (HEIGHT - 6) / (2 * place.high)
    width = max(8, round(2 * place.half * scale))
    cos, sin = np.cos(place.turn) / scale, np.sin(place.turn) / scale
    left = place.x - width / 2 * cos + (HEIGHT - 6) / 2 * sin
    top = place.y - width / 2 * sin - (HEIGHT - 6) / 2 * cos
    back = np.array([[cos, -sin, left], [sin, cos, top]])
    flags = cv2.INTER_CUBIC | cv2.WARP_INVERSE_MAP
    strip = cv2.warpAffine(grey, back, (width, HEIGHT - 6), flags=flags, borderValue=255)
    return line(strip)
