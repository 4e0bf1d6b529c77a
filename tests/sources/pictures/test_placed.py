import hashlib
import struct

from toolkit.sources.pictures.placed import placed


def test_too_many_pixels_are_named_but_not_handed_on() -> None:
    head = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
    big = placed("floating", head + struct.pack(">II", 30_000, 30_000), None, "a.png")
    small = placed("floating", head + struct.pack(">II", 3_000, 3_000), None, "a.png")
    assert (big.data, big.picture.size) == (b"", len(head) + 8)
    assert small.data


def test_digest_and_size() -> None:
    picture = placed("floating", b"abc", "表!A1", "a.png").picture
    assert (picture.sha256, picture.size) == (hashlib.sha256(b"abc").hexdigest(), 3)
