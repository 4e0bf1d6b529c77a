"""A picture with its bytes, as the reader hands it on to whoever looks for seals."""

import hashlib
from typing import NamedTuple

from toolkit.model.form import Picture


class Placed(NamedTuple):
    """One picture: what the form remembers of it, and its bytes (empty when only linked)."""

    picture: Picture
    data: bytes


def placed(kind: str, data: bytes, where: str | None, name: str) -> Placed:
    """A picture from its bytes. `where` is `sheet!A1`, None when it has no cell."""
    digest = hashlib.sha256(data).hexdigest()
    return Placed(Picture(kind, digest, where, name, len(data)), data)
