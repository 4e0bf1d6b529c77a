import hashlib

from toolkit.sources.pictures.placed import placed


def test_digest_and_size() -> None:
    picture = placed("floating", b"abc", "表!A1", "a.png").picture
    assert (picture.sha256, picture.size) == (hashlib.sha256(b"abc").hexdigest(), 3)
