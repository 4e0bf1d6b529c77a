"""Changes single parts of a zipped office file, to make what no library writes."""

import io
import zipfile
from collections.abc import Callable

Change = bytes | Callable[[bytes], bytes]


def operated(data: bytes, changes: dict[str, Change]) -> bytes:
    """The file with parts replaced, changed by a function (old bytes, b"" for new) or added."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(made, "w", 8) as new:
        names = old.namelist()
        for name in [*names, *(n for n in changes if n not in names)]:
            before = old.read(name) if name in names else b""
            change = changes.get(name, before)
            new.writestr(name, change(before) if callable(change) else change)
    return made.getvalue()


def swap(old: str, new: str) -> Callable[[bytes], bytes]:
    """A change of one text inside a part; it must be there."""

    def change(data: bytes) -> bytes:
        assert old.encode() in data, old
        return data.replace(old.encode(), new.encode(), 1)

    return change


def zipped(members: dict[str, bytes], *, cp: str = "") -> bytes:
    """A zip; with `cp` the names are raw bytes of that code page, as old Windows packs them."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", 8) as packed:
        for name, data in members.items():
            packed.writestr(_RawName(name, cp) if cp else name, data)
    return made.getvalue()


class _RawName(zipfile.ZipInfo):
    """A member whose name is written in a code page and without the UTF-8 mark."""

    def __init__(self, name: str, cp: str) -> None:
        super().__init__(name)
        self.compress_type = zipfile.ZIP_DEFLATED
        self.cp = cp

    def _encodeFilenameFlags(self) -> tuple[bytes, int]:  # noqa: N802  (overrides zipfile's)
        return self.filename.encode(self.cp), self.flag_bits & ~0x800
