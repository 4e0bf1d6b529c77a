"""Finds the mails in files and folders: .eml, .mbox and .msg, told apart by content."""

import mmap
import re
from collections.abc import Iterator
from pathlib import Path

from toolkit.model.form import Problem
from toolkit.model.message import Message
from toolkit.sources.mail import mime
from toolkit.sources.mail.outlook import open_msg
from toolkit.sources.mail.read import read_message, read_outlook
from toolkit.sources.mail.sniff import kind_of

# A mailbox's separator: a line "From <who> <weekday> <month> <day> <time> <year>"
_SEPARATOR = re.compile(
    rb"(?:\A|(?<=\n))From [^\r\n]*?\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? "
    rb"[^\r\n]*\d\d:\d\d[^\n]*\n"
)
_MAIL_SUFFIXES = (".eml", ".msg", ".mbox", ".mbx")
_HEAD = 65_536


def mails_in(path: Path, shown: str, server: str = "") -> Iterator[Message | Problem]:
    """Every mail of a file or folder (subfolders too, in order of their names).

    `shown` is how the user typed the path; it stands in `Message.source`. A file that was named
    itself and is no mail gives a problem; such files inside a folder are none of ours.
    """
    if not path.is_dir():
        yield from _mails_of_file(path, shown, server, named=True)
        return
    for file in sorted(p for p in path.rglob("*") if p.is_file()):
        inside = f"{shown.rstrip('/')}/{file.relative_to(path).as_posix()}"
        yield from _mails_of_file(file, inside, server, named=False)


def is_mail(path: Path) -> bool:
    """Whether a file holds mails, by its first bytes; an .eml is one whatever it holds."""
    if path.suffix.lower() in _MAIL_SUFFIXES:
        return True
    with path.open("rb") as stream:
        head = stream.read(_HEAD)
    return bool(_SEPARATOR.match(head)) or kind_of(head, path.name) in ("mail", "msg")


def _mails_of_file(path: Path, shown: str, server: str, named: bool) -> Iterator[Message | Problem]:
    try:
        if not is_mail(path):
            if named:
                yield Problem("F001", detail={"file": shown, "cause": "不是邮件文件"})
            return
        yield from _split_file(path, shown, server)
    except OSError as error:
        yield Problem("F001", detail={"file": shown, "cause": f"打不开：{error.strerror}"})


def _split_file(path: Path, shown: str, server: str) -> Iterator[Message | Problem]:
    with path.open("rb") as stream:
        head = stream.read(_HEAD)
    if not head.strip():
        yield Problem("F001", detail={"file": shown, "cause": "文件是空的"})
        return
    if _SEPARATOR.match(head):
        for number, raw in enumerate(split_mbox(path), 1):
            yield read_message(raw, f"{shown}#{number}", server)
        return
    yield read_mail_file(path.read_bytes(), shown, server)


def read_mail_file(content: bytes, source: str, server: str = "") -> Message:
    """The one mail of an .eml or .msg file."""
    if kind_of(content, "x.bin") == "msg":
        return read_outlook(open_msg(content), content, source, server)
    return read_message(content, source, server)


def split_mbox(path: Path) -> Iterator[bytes]:
    """The raw mails of a mailbox file, without reading it into memory as a whole."""
    with (
        path.open("rb") as stream,
        mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ) as content,
    ):
        start = None
        for match in _SEPARATOR.finditer(content):
            if not _opens_mail(content, match.end()):
                continue
            if start is not None:
                yield _unescaped(content[start : match.start()])
            start = match.end()
        if start is not None:
            yield _unescaped(content[start:])


def _opens_mail(content: mmap.mmap, position: int) -> bool:
    """Whether header fields follow; a line of a letter may look like a separator."""
    return bool(mime.FIELD.match(content[position : position + 200]))


def _unescaped(raw: bytes) -> bytes:
    """Lines that began with “From ” were written with a `>` before them."""
    return re.sub(rb"^>(>*From )", rb"\1", raw, flags=re.MULTILINE)
