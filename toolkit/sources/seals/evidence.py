"""What a person looks at to decide: the seal cut out, and its letters in a line, as small PNGs."""

from io import BytesIO
from typing import NamedTuple

import numpy as np
from PIL import Image

from toolkit.model.seal import SealReport
from toolkit.sources.files.sniff import sniff
from toolkit.sources.seals.decode import Array, Pixels, UndecodableError, decode
from toolkit.sources.seals.examine import Claim, examine_pixels, not_examined
from toolkit.sources.seals.pages import pages
from toolkit.sources.seals.presence import DOUBTFUL, candidates
from toolkit.sources.seals.unwrap import renditions

# Pixels, twice what the sheet shows, so that it stays sharp; all pictures are equally tall.
_TALL, _STRIP = 216, (620, 72)
_AROUND = 0.12  # of the seal's size


class Seen(NamedTuple):
    """What a picture showed; `crop` and `strip` are PNG files, empty when there is nothing."""

    report: SealReport
    crop: bytes = b""
    strip: bytes = b""


def look_at(data: bytes, claim: Claim, name: str = "") -> Seen:
    """Looks at a picture file, or at the pages of a PDF, of which the best counts."""
    if data and sniff(data, name) == "pdf":
        seen = [_look_at(page, claim) for page in pages(data)]
        return max(seen, key=lambda one: one.report.score, default=Seen(not_examined("PDF 打不开")))
    try:
        return _look_at(decode(data), claim)
    except UndecodableError as error:
        return Seen(not_examined(str(error)))


def _look_at(pixels: Pixels, claim: Claim) -> Seen:
    report = examine_pixels(pixels, claim)
    if not report.seals:
        return Seen(report, png(small(pixels.rgb, (_TALL, _TALL))))
    x, y, width, height = (round(value / pixels.scale) for value in report.seals[0].box)
    space = round(_AROUND * max(width, height))
    part = pixels.rgb[max(0, y - space) : y + height + space, max(0, x - space) : x + width + space]
    return Seen(report, png(small(part, (_TALL, _TALL))), _strip(pixels))


def _strip(pixels: Pixels) -> bytes:
    """The best candidate's letters; without the reading part too, for people can read them."""
    best = next((one for one in candidates(pixels.rgb) if one.score >= DOUBTFUL), None)
    made = next(renditions(pixels.rgb, best), []) if best else []
    if not made:
        return b""
    line = small(made[0], _STRIP)
    return png(line, line.width)


def small(picture: Array, most: tuple[int, int]) -> Image.Image:
    """The picture made to fit; never made larger."""
    image = Image.fromarray(np.ascontiguousarray(picture))
    image.thumbnail(most, Image.Resampling.LANCZOS)
    return image


def png(image: Image.Image, width: int = _TALL, height: int = _TALL) -> bytes:
    """As PNG, in the middle of a white ground of that size."""
    ground = Image.new(image.mode, (width, height), "white")
    ground.paste(image, ((width - image.width) // 2, (height - image.height) // 2))
    out = BytesIO()
    ground.quantize(64).save(out, "PNG", optimize=True)
    return out.getvalue()
