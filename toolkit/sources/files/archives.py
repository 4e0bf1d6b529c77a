"""Opens zip, 7z and rar archives (压缩包) into memory, never onto the disk."""

import io
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from toolkit.model.form import Problem
from toolkit.sources.files.unreadable import broken, locked
from toolkit.sources.mail.containers import MEMBER_LIMIT, TOTAL_LIMIT, ZIP_MEMBERS, open_zip

_RESEND = "请直接发 xlsx，或改用 zip 压缩"
_LITTER = ("__macosx/", "~$", "._", "thumbs.db", ".ds_store", "desktop.ini")


class Member(NamedTuple):
    """One file of an archive; the name is as written there and only for showing."""

    name: str
    data: bytes


class Archive(NamedTuple):
    """What came out of an archive, and what could not be taken out."""

    members: tuple[Member, ...]
    problems: tuple[Problem, ...]


def open_archive(data: bytes, kind: str, name: str, passwords: Sequence[str] = ()) -> Archive:
    """All files of an archive, nested zips too. Raises Unreadable when it can't be opened at all.

    7z and rar need the extra `archives`; compressed rar members also need unrar, unar or 7-Zip
    on the machine. What is missing ends in F001 with the request to send it another way.
    """
    if kind == "zip":
        opened = open_zip(data, name)
        members = tuple(Member(f.name, f.content) for f in opened.files if not _litter(f.name))
        if not members and opened.problems:
            raise _as_verdict(opened.problems[0])
        return Archive(members, tuple(map(_reworded, opened.problems)))
    members = tuple({"7z": _seven_zip, "rar": _rar}[kind](data, passwords))
    if not members:
        raise broken(f"压缩包是空的或已损坏，{_RESEND}", kind)
    return Archive(members, ())


def _as_verdict(problem: Problem) -> Exception:
    if problem.code == "F002":
        return locked("zip")
    return broken(problem.detail.get("cause", "压缩包打不开"), "zip")


def _reworded(problem: Problem) -> Problem:
    cause, name = problem.detail.get("cause", ""), problem.detail.get("file", "")
    return Problem(problem.code, None, {"reason": f"{cause}（{name}）"})


def _seven_zip(data: bytes, passwords: Sequence[str]) -> Iterator[Member]:
    try:
        import py7zr
        from py7zr.io import BytesIOFactory
    except ImportError as error:
        raise broken(f"7z 压缩包在这台电脑上打不开，{_RESEND}", "7z") from error
    try:
        with py7zr.SevenZipFile(io.BytesIO(data), password=next(iter(passwords), None)) as archive:
            if archive.needs_password() and not passwords:
                raise locked("7z")
            listed = [m for m in archive.list() if not m.is_directory and not _litter(m.filename)]
            _check([(m.filename, m.uncompressed) for m in listed], "7z")
            factory = BytesIOFactory(MEMBER_LIMIT)
            archive.extract(targets=[m.filename for m in listed], factory=factory)
            found = [(m.filename, factory.products.get(m.filename)) for m in listed]
    except (py7zr.exceptions.ArchiveError, OSError, EOFError, ValueError) as error:
        raise broken(f"7z 压缩包打不开，{_RESEND}", "7z") from error
    for name, product in found:
        if product is not None:
            product.seek(0)
            yield Member(name, product.read())


def _rar(data: bytes, passwords: Sequence[str]) -> Iterator[Member]:
    try:
        import rarfile
    except ImportError as error:
        raise broken(f"rar 压缩包在这台电脑上打不开，{_RESEND}", "rar") from error
    try:
        with rarfile.RarFile(io.BytesIO(data)) as archive:
            if archive.needs_password() and not passwords:
                raise locked("rar")
            listed = [m for m in archive.infolist() if m.is_file() and not _litter(m.filename)]
            _check([(m.filename, m.file_size) for m in listed], "rar")
            members = [Member(m.filename, _take(archive, m, passwords)) for m in listed]
    except (rarfile.Error, OSError, EOFError) as error:
        raise broken(f"rar 压缩包打不开，{_RESEND}", "rar") from error
    yield from members


def _take(archive: Any, member: Any, passwords: Sequence[str]) -> bytes:
    return bytes(archive.read(member, pwd=next(iter(passwords), None)))


def _check(members: list[tuple[str, int]], kind: str) -> None:
    sizes = [size or 0 for _, size in members]
    if len(sizes) > ZIP_MEMBERS or sum(sizes) > TOTAL_LIMIT or any(s > MEMBER_LIMIT for s in sizes):
        raise broken("压缩包里的文件太多或太大", kind)


def _litter(name: str) -> bool:
    plain = name.replace("\\", "/").lower()
    last = plain.rpartition("/")[2]
    return plain.startswith(_LITTER[0]) or last.startswith(_LITTER[1:3]) or last in _LITTER[3:]
