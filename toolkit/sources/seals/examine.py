"""One picture's bytes in, what was seen of seals in it out."""

from collections.abc import Sequence

import cv2
from msgspec.structs import replace

from toolkit.model.record import Record
from toolkit.model.seal import (
    CONFIRMED,
    DIFFERS,
    FOUND,
    NOT_EXAMINED,
    NOT_FOUND,
    UNREADABLE,
    UNSURE,
    Seal,
    SealReport,
)
from toolkit.sources.seals import extra
from toolkit.sources.seals.decode import Array, Pixels, UndecodableError, decode
from toolkit.sources.seals.presence import DOUBTFUL, SURE, Candidate, candidates, outcome
from toolkit.sources.seals.recognise import Reading, recogniser
from toolkit.sources.seals.unwrap import renditions
from toolkit.sources.seals.verify import Whose, free_reading, whose

cv2.setNumThreads(2)
_BEYOND_DOUBT = 0.98
_NEARLY, _PLAIN = 4.0, 6.0  # scores between which letters decide


class Claim(Record, frozen=True):
    """Whose seal it should be: the unit's full name, short names and aliases; and other units."""

    names: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


NOBODY = Claim()


def examine(data: bytes, claim: Claim = NOBODY) -> SealReport:
    """Looks for seals in a picture file (PNG, JPEG, GIF, BMP, TIFF, WebP)."""
    if not data:
        return not_examined("图片没有随文件发来（只有链接），或太大")
    try:
        return examine_pixels(decode(data), claim)
    except UndecodableError as error:
        return not_examined(str(error))


def not_examined(why: str) -> SealReport:
    """The report on a picture that could not be looked at."""
    return SealReport(NOT_EXAMINED, why=why)


def examine_pixels(pixels: Pixels, claim: Claim = NOBODY) -> SealReport:
    """Looks for seals in a decoded picture; reads them where the extra `seal` is installed."""
    found = candidates(pixels.rgb)
    if not found:
        return SealReport(NOT_FOUND)
    seals = [(one, _seal(one, pixels)) for one in found if one.score >= DOUBTFUL]
    report = SealReport(outcome(found[0].score), round(found[0].score, 2))
    if not extra.installed():
        return replace(report, seals=tuple(seal for _, seal in seals))
    return _read(report, seals, pixels, claim)


def _read(
    report: SealReport, seals: Sequence[tuple[Candidate, Seal]], pixels: Pixels, claim: Claim
) -> SealReport:
    """Adds texts and the verdict: confirmed by one seal is enough, different must be all."""
    said: list[Whose] = []
    read: list[Seal] = []
    for candidate, seal in seals:
        one = whose(_readings(pixels.rgb, candidate), claim.names, claim.others, recogniser())
        if one.match == DIFFERS and not _whole(candidate, pixels):
            one = one._replace(match=UNREADABLE)  # what is cut off may have been the name
        said.append(one)
        read.append(replace(seal, text=one.text, confidence=one.confidence))
    report = with_letters(report, said)
    if report.outcome != FOUND or not claim.names:
        return replace(report, seals=tuple(read))
    verdicts = {one.match for one, seal in zip(said, read, strict=True) if seal.score >= SURE}
    match = CONFIRMED if CONFIRMED in verdicts else UNREADABLE
    match = DIFFERS if verdicts == {DIFFERS} else match
    return replace(report, seals=tuple(read), match=match)


def with_letters(report: SealReport, said: Sequence[Whose]) -> SealReport:
    """A clear name makes a seal of what nearly was one; without any letter it was nearly one."""
    if report.outcome == UNSURE and report.score >= _NEARLY and said[0].telling:
        return replace(report, outcome=FOUND, score=SURE)
    if report.outcome == FOUND and report.score < _PLAIN and not any(one.text for one in said):
        return replace(report, outcome=UNSURE)
    return report


def _whole(seal: Candidate, pixels: Pixels) -> bool:
    """False when the seal runs out of the picture by more than a fiftieth of its width."""
    x, y, width, height = seal.outline.box
    high, wide = pixels.rgb.shape[:2]
    out = max(-x, -y, x + width - wide, y + height - high)
    return bool(out < 0.02 * max(width, height))


def _readings(rgb: Array, seal: Candidate) -> list[Reading]:
    """The lines of one rendition after the other, until one is read beyond doubt."""
    readings: list[Reading] = []
    for rendition in renditions(rgb, seal):
        readings += recogniser().read(rendition)
        if free_reading(readings)[1] >= _BEYOND_DOUBT:
            break
    return readings


def _seal(one: Candidate, pixels: Pixels) -> Seal:
    x, y, width, height = one.outline.box
    high, wide = pixels.rgb.shape[:2]
    left, top = max(0.0, x), max(0.0, y)
    right, low = min(float(wide), x + width), min(float(high), y + height)
    box = (left, top, right - left, low - top)
    left, top, width, height = (round(value * pixels.scale) for value in box)
    return Seal(one.kind, round(one.score, 2), (left, top, width, height))
