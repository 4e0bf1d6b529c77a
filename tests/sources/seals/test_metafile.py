"""Bitmaps come out of metafiles as they went in; metafiles of lines alone have none."""

import gzip
import struct
import zlib
from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from tests.sources.seals.pictures import drawn_ring
from toolkit.sources.seals.decode import UndecodableError, decode
from toolkit.sources.seals.metafile import bitmap_in, is_metafile


def dib() -> bytes:
    out = BytesIO()
    drawn_ring(120).convert("RGB").save(out, "BMP")
    return out.getvalue()[14:]


def emf(*records: bytes) -> bytes:
    head = struct.pack("<II", 1, 108) + struct.pack("<8i", 0, 0, 120, 120, 0, 0, 3000, 3000)
    head += b" EMF" + bytes(64)
    return head + b"".join(records) + struct.pack("<IIIII", 14, 20, 0, 16, 20)


def stretched(bitmap: bytes) -> bytes:
    head, bits = bitmap[:40], bitmap[40:]
    offsets = struct.pack("<IIII", 80, 40, 120, len(bits))
    body = bytes(16) + struct.pack("<6i", 0, 0, 0, 0, 120, 120) + offsets
    body += struct.pack("<IIii", 0, 0xCC0020, 120, 120) + head + bits
    return struct.pack("<II", 81, 8 + len(body)) + body


def wmf(bitmap: bytes) -> bytes:
    body = struct.pack("<IH", 0xCC0020, 0) + bytes(16) + bitmap
    body += bytes(len(body) % 2)
    record = struct.pack("<IH", 3 + len(body) // 2, 0x0F43) + body
    placed = b"\xd7\xcd\xc6\x9a" + struct.pack("<HhhhhHIH", 0, 0, 0, 1200, 1200, 1440, 0, 0)
    head = b"\x01\x00\x09\x00\x00\x03" + bytes(12)
    return placed + head + record + struct.pack("<IH", 3, 0)


PACKINGS = {"plain": bytes, "emz": gzip.compress, "in an xls": zlib.compress}


@pytest.mark.parametrize("packing", PACKINGS)
@pytest.mark.parametrize("made", [emf(stretched(dib())), wmf(dib())], ids=["emf", "wmf"])
def test_the_picture_comes_out_as_it_went_in(made: bytes, packing: str) -> None:
    shown = decode(PACKINGS[packing](made)).rgb
    assert np.array_equal(shown, np.asarray(drawn_ring(120).convert("RGB")))


def test_a_file_that_a_record_holds_comes_out_whole() -> None:
    out = BytesIO()
    drawn_ring(120).save(out, "PNG")
    comment = struct.pack("<III", 70, 12 + len(out.getvalue()), 0) + out.getvalue()
    found = bitmap_in(emf(comment))
    assert found is not None
    assert Image.open(BytesIO(found)).size == (120, 120)


def test_lines_alone_are_no_picture_and_say_so() -> None:
    assert is_metafile(emf())
    assert bitmap_in(emf()) is None
    with pytest.raises(UndecodableError, match="矢量图"):
        decode(emf())


@pytest.mark.parametrize("data", [b"", b"\x78no zlib", b"\x1f\x8bno gzip", dib()])
def test_other_bytes_are_no_metafile(data: bytes) -> None:
    assert not is_metafile(data)


def test_a_torn_metafile_never_raises_anything_else() -> None:
    whole = emf(stretched(dib()))
    for cut in range(44, 400, 7):
        with pytest.raises(UndecodableError):
            decode(whole[:cut])
