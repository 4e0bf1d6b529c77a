"""Bytes of a picture to pixels: upright, alpha over white, never more than needed."""

import warnings
from io import BytesIO
from typing import Any, NamedTuple

import numpy as np
from PIL import Image, ImageOps

from toolkit.sources.seals.metafile import bitmap_in, is_metafile

Array = np.ndarray[Any, np.dtype[Any]]

MOST_PIXELS = 100_000_000
LONGEST = 1600  # the long side that is kept: enough to read small letters


class UndecodableError(Exception):
    """The picture can't or must not be decoded; the message is Chinese, for the user."""


class Pixels(NamedTuple):
    """A picture to work on: RGB as uint8, and how many pixels of the original one pixel is."""

    rgb: Array
    scale: float


def decode(data: bytes) -> Pixels:
    """The picture, its long side at most LONGEST pixels.

    Raises UndecodableError; a picture of 100 megapixels is refused by its header alone.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Pillow's own limit only warns; ours refuses
        try:
            picture = Image.open(BytesIO(_raster(data)))
            if picture.width * picture.height >= MOST_PIXELS:
                raise UndecodableError("图片超过一亿像素，没有打开")
            return _pixels(picture)
        except Image.DecompressionBombError as error:
            raise UndecodableError("图片超过一亿像素，没有打开") from error
        except (OSError, ValueError, SyntaxError, EOFError) as error:
            raise UndecodableError("图片打不开（损坏，或不是图片）") from error


def _raster(data: bytes) -> bytes:
    """The bytes of a bitmap; of a metafile (EMF, WMF) the bitmap inside it."""
    if not is_metafile(data):
        return data
    inside = bitmap_in(data)
    if inside is None:
        raise UndecodableError("矢量图（EMF、WMF），里面没有位图，请打开原件看")
    return inside


def _pixels(picture: Image.Image) -> Pixels:
    longest = max(picture.size)
    picture.draft("RGB", (LONGEST, LONGEST))  # JPEG only: decodes at half or quarter size
    upright = ImageOps.exif_transpose(picture)
    if upright.mode in ("RGBA", "LA", "PA") or "transparency" in upright.info:
        layer = upright.convert("RGBA")
        white = Image.new("RGBA", layer.size, (255, 255, 255, 255))
        upright = Image.alpha_composite(white, layer)
    upright = upright.convert("RGB")
    if max(upright.size) > LONGEST:
        upright.thumbnail((LONGEST, LONGEST), Image.Resampling.BILINEAR, reducing_gap=2.0)
    return Pixels(np.asarray(upright), longest / max(upright.size))
