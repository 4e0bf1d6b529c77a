"""Reads Outlook's .msg files, compound files of MAPI properties ([MS-OXMSG])."""

import io
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import TYPE_CHECKING, NamedTuple

from toolkit.model.form import Problem
from toolkit.model.message import Via
from toolkit.sources.mail import mime
from toolkit.sources.mail.containers import Packed
from toolkit.sources.mail.mime import Part
from toolkit.sources.mail.text import decode, html_to_text, tidy

if TYPE_CHECKING:
    from olefile import OleFileIO

# MAPI property numbers, as they stand in the names of the streams
_SUBJECT, _BODY, _HTML, _HEADERS = "0037", "1000", "1013", "007D"
_SENDER_NAME, _SENDER_SMTP, _SENDER_ADDRESS, _SENT_BY_SMTP = "0C1A", "5D01", "0C1F", "5D02"
_MESSAGE_ID, _IN_REPLY_TO, _REFERENCES = "1035", "1042", "1039"
_FILE, _LONG_NAME, _SHORT_NAME, _DISPLAY_NAME = "3701", "3707", "3704", "3001"
_MIME_TYPE, _CONTENT_ID = "370E", "3712"
_DELIVERED, _SUBMITTED = 0x0E060040, 0x00390040
_CODEPAGES = (0x3FDE0003, 0x3FFD0003)  # internet, then message code page
_DEPTH_LIMIT = 5


class Outlook(NamedTuple):
    """What a .msg file holds, in the same shape as a raw mail."""

    head: Part
    texts: tuple[str, ...]
    pages: tuple[str, ...]
    inner: tuple[str, ...]
    packed: tuple[Packed, ...]
    problems: tuple[Problem, ...]


def open_msg(content: bytes) -> Outlook:
    """The parts of a .msg file; a damaged one gives what can be had and a problem."""
    import olefile

    try:
        ole = olefile.OleFileIO(io.BytesIO(content))
    except Exception as error:  # the library meets damage with whatever error comes first
        return _damaged(str(error))
    with ole:
        try:
            return _message(_Folder(ole, ()), 0)
        except Exception as error:
            return _damaged(str(error))


def _damaged(cause: str) -> Outlook:
    detail = {"cause": "Outlook 邮件文件已损坏", "technical": cause}
    return Outlook(Part((), b""), (), (), (), (), (Problem("F001", detail=detail),))


class _Folder:
    """One storage of the file: a message or an attachment."""

    def __init__(self, ole: "OleFileIO[str]", path: tuple[str, ...], codepage: str = "") -> None:
        self.ole = ole
        self.path = path
        self.fixed = self._fixed()
        pages = [self.fixed[tag] for tag in _CODEPAGES if self.fixed.get(tag)]
        self.codepage = _codec(pages[0]) if pages else codepage

    def _fixed(self) -> dict[int, int]:
        """Properties that stand in the table itself, as whole numbers of eight bytes."""
        raw = self.stream("__properties_version1.0")
        start = 8 if self.path and self.path[-1].startswith("__attach") else 24 if self.path else 32
        rows = range(start, len(raw) - 15, 16)
        pairs = ((raw[at : at + 4], raw[at + 8 : at + 16]) for at in rows)
        return {int.from_bytes(k, "little"): int.from_bytes(v, "little") for k, v in pairs}

    def stream(self, name: str) -> bytes:
        path = [*self.path, name]
        if not self.ole.exists(path) or self.ole.get_type(path) != 2:
            return b""
        with self.ole.openstream(path) as opened:
            return bytes(opened.read())

    def binary(self, number: str) -> bytes:
        return self.stream(f"__substg1.0_{number}0102")

    def text(self, number: str) -> str:
        wide = self.stream(f"__substg1.0_{number}001F")
        if wide:
            return wide.decode("utf-16-le", "replace").rstrip("\0")
        narrow = self.stream(f"__substg1.0_{number}001E")
        return decode(narrow.rstrip(b"\0"), self.codepage)

    def inside(self, name: str) -> "_Folder":
        return _Folder(self.ole, (*self.path, name), self.codepage)

    def attachments(self) -> list["_Folder"]:
        deep = len(self.path)
        names = {
            entry[deep]
            for entry in self.ole.listdir(streams=True, storages=True)
            if tuple(entry[:deep]) == self.path and len(entry) > deep
        }
        return [self.inside(name) for name in sorted(names) if name.startswith("__attach")]


def _codec(page: int) -> str:
    page &= 0xFFFFFFFF
    return {65001: "utf-8", 20127: "ascii", 54936: "gb18030"}.get(page, f"cp{page}")


def _message(folder: _Folder, depth: int) -> Outlook:
    texts = [tidy(folder.text(_BODY))]
    page = folder.binary(_HTML)
    markup = decode(page, folder.codepage) if page else folder.text(_HTML)
    pages = [html_to_text(markup)] if markup else []
    inner: list[str] = []
    packed: list[Packed] = []
    problems: list[Problem] = []
    for found in folder.attachments():
        embedded = "__substg1.0_3701000D"
        if not found.ole.exists([*found.path, embedded]):
            packed.append(_attachment(found))
        elif depth < _DEPTH_LIMIT:
            forwarded = _message(found.inside(embedded), depth + 1)
            inner += (decode(forwarded.head.raw("subject")), *forwarded.texts, *forwarded.inner)
            packed += [p._replace(via=Via.NESTED) for p in forwarded.packed]
            problems += forwarded.problems
        else:
            problems.append(Problem("F001", detail={"cause": "转发的邮件套得太深"}))
    return Outlook(
        _head(folder), tuple(texts), tuple(pages), tuple(inner), tuple(packed), tuple(problems)
    )


def _attachment(folder: _Folder) -> Packed:
    names = (folder.text(_LONG_NAME), folder.text(_SHORT_NAME), folder.text(_DISPLAY_NAME))
    name = next((n for n in names if n and "\ufffd" not in n), "")
    cid = folder.text(_CONTENT_ID).strip("<> ")
    via = Via.INLINE if cid else Via.ATTACHMENT
    return Packed(name, folder.binary(_FILE), via, cid, folder.text(_MIME_TYPE).lower())


def _head(folder: _Folder) -> Part:
    """The mail's own header fields; what they lack is filled in from the properties."""
    head = mime.split(folder.text(_HEADERS).encode("utf-8", "replace"))
    addresses = (
        folder.text(_SENDER_SMTP),
        folder.text(_SENT_BY_SMTP),
        folder.text(_SENDER_ADDRESS),
    )
    sender = next((a for a in addresses if "@" in a), "")
    quoted = folder.text(_SENDER_NAME).replace('"', "")
    stated = {
        "subject": folder.text(_SUBJECT),
        "from": f'"{quoted}" <{sender}>' if sender else quoted,
        "message-id": folder.text(_MESSAGE_ID),
        "in-reply-to": folder.text(_IN_REPLY_TO),
        "references": folder.text(_REFERENCES),
        "received": _stamp("by outlook; ", folder.fixed.get(_DELIVERED)),
        "date": _stamp("", folder.fixed.get(_SUBMITTED)),
    }
    missing = [
        (name, " ".join(value.split()).encode("utf-8", "replace"))
        for name, value in stated.items()
        if value and not head.raw(name)
    ]
    return Part((*head.fields, *missing), b"")


def _stamp(before: str, filetime: int | None) -> str:
    """A FILETIME (100 ns since 1601) as a header field writes it."""
    if not filetime or not 1 << 56 < filetime < 1 << 58:
        return ""
    when = datetime(1601, 1, 1, tzinfo=UTC) + timedelta(microseconds=filetime // 10)
    return before + format_datetime(when)
