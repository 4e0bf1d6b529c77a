"""Writing to disk so that a crash or an open workbook never loses or halves anything."""

import os
from pathlib import Path

from toolkit.model.record import Record


class Written(Record, frozen=True):
    """Where a file ended up; `instead_of` is set when the wanted name was open elsewhere."""

    path: str
    instead_of: str = ""


def write_atomic(path: Path, data: bytes) -> Written:
    """Writes beside the target, syncs, then replaces it.

    When the target is open in Excel, WPS or LibreOffice, the data goes to a second name beside
    it ("问题清单 (2).xlsx"), and the result says so.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    with temporary.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    return replace_closed(temporary, path)


def replace_closed(temporary: Path, path: Path) -> Written:
    """Puts a finished file in its place, or beside it when what stands there is open."""
    for target in _names(path):
        if is_open_elsewhere(target):
            continue
        try:
            temporary.replace(target)
        except PermissionError:
            continue
        return Written(str(target), "" if target == path else str(path))
    temporary.unlink()
    raise PermissionError(f"无法写入 {path}，请关闭打开着的文件后再试")


def is_open_elsewhere(path: Path) -> bool:
    """True when Excel/WPS (~$名) or LibreOffice (.~lock.名#) left its owner file beside it."""
    owners = (path.with_name(f"~${path.name}"), path.with_name(f".~lock.{path.name}#"))
    return any(owner.exists() for owner in owners)


def append_synced(path: Path, lines: bytes, at: int) -> int:
    """Appends whole lines at byte `at` and returns the file's new size.

    Whatever an interrupted append left behind `at` is cut off; a newline that an editor stripped
    from the line before is put back.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("r+b" if path.exists() else "w+b") as file:
        file.truncate(at)
        file.seek(max(0, at - 1))
        if at and file.read(1) != b"\n":
            file.write(b"\n")
        file.write(lines)
        file.flush()
        os.fsync(file.fileno())
        return file.tell()


def _names(path: Path) -> list[Path]:
    """The wanted name and up to nine second ones."""
    return [path, *(path.with_name(f"{path.stem} ({n}){path.suffix}") for n in range(2, 11))]
