"""Where ink of one colour lies on the paper, with uneven light taken out."""

from typing import NamedTuple

import cv2
import numpy as np

from toolkit.sources.seals.decode import Array

RED, BLUE, GREY = "red", "blue", "grey"

# A channel of the paper counts as at least this share of its brightest one. Without the limit
# wood and gold would turn to paper, and every xiangqi piece to a seal.
_GREYNESS = 0.8
_LEAST, _MOST = 18, 56  # between these (of 255) an ink threshold may lie
_PALE = 7


class Ink(NamedTuple):
    """One colour's ink: `layers` = amount (0–255), paper and foreign colour (0 or 255)."""

    colour: str
    faded: bool
    level: float  # from this amount on it counts as ink
    amount: Array
    layers: Array


class Flat(NamedTuple):
    """A picture as shares of its local paper colour (uint8), with the channels' extremes."""

    rgb: Array
    most: Array
    least: Array


def flatten(rgb: Array) -> Flat:
    """Divides by the local paper colour, and looks for the extremes once."""
    height, width = rgb.shape[:2]
    size = (max(1, width // 8), max(1, height // 8))
    small = cv2.resize(rgb, size, interpolation=cv2.INTER_AREA)
    reach = max(3, max(size) // 8) | 1
    paper = cv2.blur(cv2.dilate(small, np.ones((reach, reach), np.uint8)), (reach, reach))
    brightest = paper.max(axis=2, keepdims=True)
    paper = np.maximum(np.maximum(paper, _GREYNESS * brightest), 38).astype(np.uint8)
    flat = cv2.divide(rgb, cv2.resize(paper, (width, height)), scale=255)
    red, green, blue = cv2.split(flat)
    return Flat(
        flat,
        cv2.max(cv2.max(red, green), blue),
        cv2.min(cv2.min(red, green), blue),
    )


def ink(flat: Flat, colour: str, *, faded: bool = False) -> Ink:
    """The ink of a colour; `faded` takes pale ink for ink too."""
    red, green, blue = cv2.split(flat.rgb)
    spread = cv2.subtract(flat.most, flat.least)
    if colour == RED:
        amount = cv2.subtract(red, cv2.max(green, cv2.convertScaleAbs(blue, alpha=0.96)))
    elif colour == BLUE:
        amount = cv2.subtract(blue, cv2.max(red, cv2.convertScaleAbs(green, alpha=0.96)))
    else:
        amount = cv2.bitwise_not(flat.most)
        amount[spread >= 56] = 0
    _, bright = cv2.threshold(flat.least, 183, 255, cv2.THRESH_BINARY)
    _, dull = cv2.threshold(spread, 41, 255, cv2.THRESH_BINARY_INV)
    _, coloured = cv2.threshold(spread, 64, 255, cv2.THRESH_BINARY)
    _, other = cv2.threshold(amount, 20, 255, cv2.THRESH_BINARY_INV)
    layers = cv2.merge([amount, cv2.bitwise_and(bright, dull), cv2.bitwise_and(coloured, other)])
    level = _low(amount) if faded else _level(amount)
    return Ink(colour, faded, level, amount, layers)


def _level(amount: Array) -> float:
    """Three quarters of Otsu's threshold, within bounds."""
    otsu, _ = cv2.threshold(amount, 0, 255, cv2.THRESH_OTSU)
    return float(min(max(otsu * 0.75, _LEAST), _MOST))


def _low(amount: Array) -> float:
    """Just above the noise: the median and four times the usual distance from it."""
    sample = amount[::4, ::4]
    middle = float(np.median(sample))
    noise = float(np.median(np.abs(sample - middle)))
    return min(max(middle + 4 * noise, _PALE), _LEAST)
