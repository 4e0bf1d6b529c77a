"""Opens what mail programs pack files into: zip archives and Outlook's winmail.dat (TNEF)."""

import io
import logging
import zipfile
from typing import NamedTuple

from toolkit.model.form import Problem
from toolkit.model.message import Via
from toolkit.sources.grids.package import cut_short
from toolkit.sources.mail.sniff import kind_of
from toolkit.sources.mail.text import decode

ZIP_DEPTH = 3
ZIP_MEMBERS = 200
MEMBER_LIMIT = 30 * 1024 * 1024
ZIP_RATIO = 100
TOTAL_LIMIT = 200 * 1024 * 1024  # of everything unpacked from one zip, nested ones included


class Packed(NamedTuple):
    """A file taken from a container; the name is as written there, not yet safe."""

    name: str
    content: bytes
    via: Via
    content_id: str = ""
    content_type: str = ""


class Opened(NamedTuple):
    """What came out; `whole` is False when something could not be taken out."""

    files: tuple[Packed, ...]
    problems: tuple[Problem, ...]
    whole: bool


class _Budget:
    """Bytes that may still be unpacked."""

    def __init__(self) -> None:
        self.left = TOTAL_LIMIT

    def spend(self, size: int) -> bool:
        """Whether the size is still allowed; takes it off if so."""
        if size > self.left:
            return False
        self.left -= size
        return True


def open_zip(content: bytes, name: str) -> Opened:
    """The members of a zip, nested ones too; names by the UTF-8 flag, else as their bytes say."""
    return _open_zip(content, name, 1, _Budget())


def _open_zip(content: bytes, name: str, depth: int, budget: _Budget) -> Opened:
    try:
        archive = zipfile.ZipFile(io.BytesIO(content))
        if cut_short(archive, content):
            return _failed("F001", name, "压缩包不完整")
        members = [m for m in archive.infolist() if not m.is_dir() and not _is_litter(m.filename)]
    except Exception:  # zipfile meets damage with whatever error comes first
        return _failed("F001", name, "压缩包已损坏")
    files: list[Packed] = []
    problems: list[Problem] = []
    if len(members) > ZIP_MEMBERS:
        problems.append(_problem("F001", name, f"压缩包内文件超过 {ZIP_MEMBERS} 个"))
    for member in members[:ZIP_MEMBERS]:
        label = _member_name(member)
        found = _take(archive, member, f"{name}>{label}", budget)
        if isinstance(found, Problem):
            problems.append(found)
        elif kind_of(found, label) == "zip":
            inner = _open_inner(found, f"{name}>{label}", depth, budget)
            files += inner.files
            problems += inner.problems
        else:
            files.append(Packed(label, found, Via.ZIP))
    return Opened(tuple(files), tuple(problems), not problems)


def _open_inner(content: bytes, name: str, depth: int, budget: _Budget) -> Opened:
    if depth >= ZIP_DEPTH:
        return _failed("F001", name, f"压缩包套了超过 {ZIP_DEPTH} 层")
    return _open_zip(content, name, depth + 1, budget)


def _is_litter(name: str) -> bool:
    """What macOS and Windows add by themselves."""
    last = name.replace("\\", "/").rpartition("/")[2]
    return (
        name.startswith("__MACOSX") or last.startswith("._") or last in (".DS_Store", "Thumbs.db")
    )


def _member_name(member: zipfile.ZipInfo) -> str:
    if member.flag_bits & 0x800:
        return member.filename
    return decode(member.orig_filename.encode("cp437", "replace"))


def _take(
    archive: zipfile.ZipFile, member: zipfile.ZipInfo, name: str, budget: _Budget
) -> bytes | Problem:
    if member.flag_bits & 0x1:
        return _problem("F002", name, "压缩包有密码")
    bomb = member.file_size > 1_000_000 and member.file_size > ZIP_RATIO * member.compress_size
    if member.file_size > MEMBER_LIMIT or bomb or not budget.spend(member.file_size):
        return _problem("F001", name, "文件解压后过大")
    try:
        with archive.open(member) as stream:
            content = stream.read(MEMBER_LIMIT + 1)
    except Exception:  # zipfile meets damage with whatever error comes first
        return _problem("F001", name, "压缩包内的文件已损坏")
    return content if len(content) <= MEMBER_LIMIT else _problem("F001", name, "文件解压后过大")


def open_tnef(content: bytes, name: str) -> Opened:
    """The files inside a winmail.dat."""
    from tnefparse import TNEF

    logging.getLogger("tnefparse").addHandler(logging.NullHandler())
    try:
        parsed = TNEF(content, do_checksum=False)
    except Exception:  # the library meets damage with whatever error comes first
        return _failed("F001", name, "Outlook 专用格式（winmail.dat）已损坏")
    files = tuple(
        Packed(_tnef_name(found), bytes(found.data), Via.TNEF)
        for found in parsed.attachments
        if isinstance(found.data, (bytes, bytearray)) and found.data
    )
    return Opened(files, (), len(files) == len(parsed.attachments))


def _tnef_name(found: object) -> str:
    """The long name; the title in its own bytes when the library's reading lost characters."""
    from tnefparse import properties

    long_names = [
        attribute.data
        for attribute in getattr(found, "mapi_attrs", [])
        if attribute.name == properties.MAPI_ATTACH_LONG_FILENAME
    ]
    raw = getattr(found, "_name", b"")
    for name in (*long_names, raw):
        text = name if isinstance(name, str) else decode(bytes(name))
        if text.strip("\0") and "\ufffd" not in text:
            return text.strip("\0")
    return ""


def _problem(code: str, name: str, cause: str) -> Problem:
    return Problem(code, detail={"file": name, "cause": cause})


def _failed(code: str, name: str, cause: str) -> Opened:
    return Opened((), (_problem(code, name, cause),), whole=False)
