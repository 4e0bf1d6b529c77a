"""One picture's bytes in, what was seen of seals in it out."""

import cv2

from toolkit.model.seal import NOT_EXAMINED, NOT_FOUND, Seal, SealReport
from toolkit.sources.seals.decode import Pixels, UndecodableError, decode
from toolkit.sources.seals.presence import DOUBTFUL, Candidate, candidates, outcome

cv2.setNumThreads(2)


def examine(data: bytes) -> SealReport:
    """Looks for seals in a picture file (PNG, JPEG, GIF, BMP, TIFF, WebP)."""
    if not data:
        return SealReport(NOT_EXAMINED, why="图片没有随文件发来（只有链接），或太大")
    try:
        return examine_pixels(decode(data))
    except UndecodableError as error:
        return SealReport(NOT_EXAMINED, why=str(error))


def examine_pixels(pixels: Pixels) -> SealReport:
    """Looks for seals in a decoded picture."""
    found = candidates(pixels.rgb)
    if not found:
        return SealReport(NOT_FOUND)
    seals = [_seal(one, pixels) for one in found if one.score >= DOUBTFUL]
    return SealReport(outcome(found[0].score), round(found[0].score, 2), tuple(seals))


def _seal(one: Candidate, pixels: Pixels) -> Seal:
    x, y, width, height = one.outline.box
    high, wide = pixels.rgb.shape[:2]
    left, top = max(0.0, x), max(0.0, y)
    right, low = min(float(wide), x + width), min(float(high), y + height)
    box = (left, top, right - left, low - top)
    left, top, width, height = (round(value * pixels.scale) for value in box)
    return Seal(one.kind, round(one.score, 2), (left, top, width, height))
