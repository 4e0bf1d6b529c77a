"""The archive of originals (记录/原件): every received byte string under its sha256."""

from hashlib import sha256
from pathlib import Path

from toolkit.store.files import write_atomic


def digest(data: bytes) -> str:
    """The name of these bytes in the archive: sha256, hexadecimal."""
    return sha256(data).hexdigest()


def keep(folder: Path, data: bytes) -> str:
    """Stores the bytes once and returns their digest."""
    name = digest(data)
    path = folder / name
    if not path.exists() or path.stat().st_size != len(data):
        write_atomic(path, data)
    return name


def fetch(folder: Path, name: str) -> bytes | None:
    """The bytes under that digest; None when they are missing or no longer the same."""
    path = folder / name
    if not path.exists():
        return None
    data = path.read_bytes()
    return data if digest(data) == name else None
