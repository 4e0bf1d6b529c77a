"""Packing files for the archive (归档包): copies in a zip, each with its checksum; nothing else."""

import os
import zipfile
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from toolkit.store.archive import digest
from toolkit.store.files import Written, replace_closed

SUMS = "SHA256SUMS.txt"
"""The list of checksums in every package, as `sha256sum --check` reads it."""


def write_package(path: Path, root: Path, names: Sequence[str], at: datetime) -> Written:
    """Packs the files of these names below `root`; equal files give an equal package.

    One file at a time is in memory. Raises OSError when a file can't be read or written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        _write(temporary, root, names, at)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
    return replace_closed(temporary, path)


def _write(path: Path, root: Path, names: Sequence[str], at: datetime) -> None:
    sums = []
    with zipfile.ZipFile(path, "w") as package:
        for name in names:
            data = (root / name).read_bytes()
            sums.append(f"{digest(data)}  {name}\n")
            _add(package, name, data, at)
        _add(package, SUMS, "".join(sums).encode(), at)


def _add(package: zipfile.ZipFile, name: str, data: bytes, at: datetime) -> None:
    entry = zipfile.ZipInfo(name, at.timetuple()[:6])
    entry.create_system = 0  # equal bytes on every system
    package.writestr(entry, data, zipfile.ZIP_DEFLATED)
