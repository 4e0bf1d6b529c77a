"""A picture with its bytes, as the reader hands it on to whoever looks for seals."""

import hashlib
from typing import NamedTuple

from toolkit.model.form import Picture
from toolkit.sources.mail.sniff import kind_of, picture_size

MOST_PIXELS = 100_000_000


class Placed(NamedTuple):
    """One picture: what the form remembers of it, and its bytes (empty when only linked)."""

    picture: Picture
    data: bytes


def placed(kind: str, data: bytes, where: str | None, name: str) -> Placed:
    """A picture from its bytes. `where` is `sheet!A1`, None when it has no cell.

    The bytes of a picture with absurdly many pixels are not handed on: whoever decodes it would
    need gigabytes.
    """
    digest = hashlib.sha256(data).hexdigest()
    picture = Picture(kind, digest, where, name, len(data))
    size = picture_size(data, kind_of(data)) if data else None
    return Placed(picture, b"" if size and size[0] * size[1] > MOST_PIXELS else data)
