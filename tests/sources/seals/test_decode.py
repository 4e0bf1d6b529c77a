import struct
import zlib

import pytest
from PIL import Image

from tests.sources.seals.pictures import as_bytes
from toolkit.sources.seals.decode import LONGEST, UndecodableError, decode


def test_see_through_parts_become_white_and_ink_stays() -> None:
    picture = Image.new("RGBA", (40, 30), (200, 0, 0, 0))
    picture.putpixel((5, 6), (200, 0, 0, 255))
    pixels = decode(as_bytes(picture))
    assert pixels.rgb.shape == (30, 40, 3)
    assert tuple(pixels.rgb[0, 0]) == (255, 255, 255)
    assert tuple(pixels.rgb[6, 5]) == (200, 0, 0)


def test_a_photo_taken_upright_is_turned_as_its_mark_says() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # turn right
    pixels = decode(as_bytes(Image.new("RGB", (60, 20)), "JPEG", exif=exif))
    assert pixels.rgb.shape[:2] == (60, 20)


def test_a_large_picture_shrinks_and_says_by_how_much() -> None:
    pixels = decode(as_bytes(Image.new("RGB", (4000, 1000), "white")))
    assert max(pixels.rgb.shape) == LONGEST
    assert pixels.scale == pytest.approx(4000 / LONGEST)


def png_head(width: int, height: int) -> bytes:
    """A PNG that claims a size and holds nothing."""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", b"")]
    chunks = [
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


@pytest.mark.parametrize("size", [(10_000, 10_000), (60_000, 60_000)])
def test_a_hundred_megapixels_are_refused_by_the_header(size: tuple[int, int]) -> None:
    with pytest.raises(UndecodableError, match="一亿像素"):
        decode(png_head(*size))


@pytest.mark.parametrize("data", [b"", b"no picture", png_head(50, 50), b"\xff\xd8\xff\xe0 torn"])
def test_what_is_no_picture_is_said_to_be_none(data: bytes) -> None:
    with pytest.raises(UndecodableError, match="打不开"):
        decode(data)
