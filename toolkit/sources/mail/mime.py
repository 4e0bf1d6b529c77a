"""Takes a raw mail apart into parts, on bytes, whatever damage was done to it on the way.

The standard library's parser gives the rest of a mail up as plain text after one bad header
line or a boundary that does not match; a form must not be lost over that.
"""

import binascii
import contextlib
import quopri
import re
from collections.abc import Iterator
from typing import NamedTuple

from toolkit.sources.mail.headers import Header, lenient_base64, parse

PART_LIMIT = 200
DEPTH_LIMIT = 20
_BAD_LINES = 200  # among the fields, before the rest is taken for the body
FIELD = re.compile(rb"([!-9;-~]+)[ \t]*:")
_LINE = re.compile(rb"[^\r\n]*(?:\r\n|\n|\r|\Z)")
_MIME_FIELD = re.compile(
    rb"\s*(?:content-(?:type|transfer-encoding|disposition|id)|mime-version)\s*:", re.I
)
_KNOWN_FIELD = re.compile(
    rb"(?:content-|mime-version|subject|from|to|cc|date|message-id|received|x-|reply-to|return-path"
    rb"|references|in-reply-to|auto-submitted|precedence|sender|list-)[!-9;-~]*[ \t]*:",
    re.IGNORECASE,
)
_SNIFFED_BOUNDARY = re.compile(
    rb"(?:\A|[\r\n])--([^\s-][^\r\n]{3,150}?|-[^\r\n]{3,150}?)[ \t]*\r?\n(?:content-|mime-)", re.I
)
_UU_BEGIN = re.compile(rb"^begin [0-7]{3} ([^\r\n]+)\r?\n", re.MULTILINE)
_UU_END = re.compile(rb"^end\s*$", re.MULTILINE)


class Part(NamedTuple):
    """A mail or a part of one: header fields in order (names in lower case) and the coded body."""

    fields: tuple[tuple[str, bytes], ...]
    body: bytes

    def raw(self, name: str) -> bytes:
        """The first field of that name, b"" when absent."""
        return next((value for key, value in self.fields if key == name), b"")

    def all(self, name: str) -> list[bytes]:
        """Every field of that name, topmost first."""
        return [value for key, value in self.fields if key == name]

    @property
    def content_type(self) -> Header:
        """Content-Type, text/plain when absent."""
        return parse(self.raw("content-type") or b"text/plain")

    @property
    def disposition(self) -> Header:
        """Content-Disposition."""
        return parse(self.raw("content-disposition"))

    def decoded(self) -> bytes:
        """The body without its transfer encoding."""
        coding = self.raw("content-transfer-encoding").strip().strip(b'"').lower()
        if coding.startswith(b"base64") or coding == b"b":
            return lenient_base64(self.body)
        if coding.startswith(b"quoted"):
            return quopri.decodestring(self.body)
        if coding in (b"x-uuencode", b"uuencode", b"x-uue", b"uue"):
            return b"".join(content for _, content in uuencoded(self.body)) or self.body
        return self.body


class Leaf(NamedTuple):
    """A part without parts; `nested` counts the forwarded mails it lies in.

    `head` marks the head of a forwarded mail itself: fields without a body.
    """

    part: Part
    nested: int
    head: bool = False


def split(raw: bytes) -> Part:
    """Header fields and body. Bad lines among the fields are skipped, not taken for the body."""
    if b"\r\r\n" in raw[:2000]:  # a relay that doubled the carriage returns
        raw = raw.replace(b"\r\r\n", b"\r\n")
    fields: list[tuple[str, bytes]] = []
    bad_lines = 0
    position = len(raw) - len(raw.lstrip(b"\xef\xbb\xbf\r\n\t "))
    if position and not _KNOWN_FIELD.match(raw, position):
        return Part((), raw)
    while position < len(raw):
        match = _LINE.match(raw, position)
        line = match[0] if match else b""
        field = FIELD.match(line)
        if not line.strip():
            position += len(line)
            if fields and not _header_goes_on(raw, position, fields):
                break
        elif fields and line[:1] in b" \t":
            fields[-1] = (fields[-1][0], fields[-1][1] + line)
            position += len(line)
        elif field:
            name = field[1].decode("ascii").lower()
            fields.append((name, line[field.end() :]))
            position += len(line)
        elif bad_lines < _BAD_LINES and _fields_follow(raw, position + len(line)):
            position += len(line)
            bad_lines += 1
        else:
            break
    return Part(tuple(fields), raw[position:])


def _header_goes_on(raw: bytes, position: int, fields: list[tuple[str, bytes]]) -> bool:
    """A blank line that fell into the header: MIME fields follow that were still missing."""
    seen = {name for name, _ in fields}
    if "content-type" in seen or not _MIME_FIELD.match(raw, position, position + 200):
        return False
    return bool(_MIME_FIELD.match(raw, position))


def _fields_follow(raw: bytes, position: int) -> bool:
    """Whether a known field stands before the next blank line."""
    for _ in range(50):
        match = _LINE.match(raw, position)
        if not match or not match[0].strip():
            return False
        if _KNOWN_FIELD.match(match[0]):
            return True
        position = match.end()
    return False


def leaves(part: Part, depth: int = 0, nested: int = 0) -> Iterator[Leaf]:
    """All leaves in order. Forwarded mails are opened too; their own parts count as nested."""
    kind = part.content_type.value
    if depth > DEPTH_LIMIT:
        yield Leaf(part, nested)
    elif kind in ("message/rfc822", "message/global"):
        inner = split(part.decoded())
        yield Leaf(inner._replace(body=b""), nested + 1, head=True)
        yield from leaves(inner, depth + 1, nested + 1)
    else:
        own, pieces = _pieces(part, kind)
        if own is not None:
            yield Leaf(part._replace(body=own), nested)
        for piece in pieces:
            yield from leaves(split(piece), depth + 1, nested)


def _pieces(part: Part, kind: str) -> tuple[bytes | None, list[bytes]]:
    """A part's own body (None for a sound multipart) and the raw parts inside it.

    Where a boundary is missing or damaged, any boundary line before MIME fields will do; what
    stands before it is the part's own body.
    """
    many = kind.startswith("multipart/")
    boundary = part.content_type.params.get("boundary", "").encode("utf-8", "replace").strip()
    pieces = _cut(part.body, boundary) if many and boundary else []
    if pieces:
        return None, pieces
    sniffed = _SNIFFED_BOUNDARY.search(part.body)
    if not sniffed:
        return part.body, []
    own = None if many else part.body[: sniffed.start()]
    return own, _cut(part.body if many else part.body[sniffed.start() :], sniffed[1])


def _cut(body: bytes, boundary: bytes) -> list[bytes]:
    """The pieces between boundary lines; one before the first line only if MIME fields open it."""
    line = rb"(?:\A|\r\n|\n|\r)--" + re.escape(boundary) + rb"(--)?[ \t]*(?=[\r\n]|\Z)"
    marks = list(re.finditer(line, body))
    if not marks:
        return []
    ends = [mark.start() for mark in marks[1:]] + [len(body)]
    pieces = [
        body[mark.end() : end].removeprefix(b"\r").removeprefix(b"\n")
        for mark, end in zip(marks, ends, strict=True)
        if not mark[1] or _MIME_FIELD.match(body, mark.end())
    ]
    before = body[: marks[0].start()]
    opening = re.search(rb"(?:\A|[\r\n])(?=content-type\s*:)", before, re.IGNORECASE)
    return [before[opening.end() :], *pieces] if opening else pieces


def uuencoded(body: bytes) -> list[tuple[bytes, bytes]]:
    """Files written into a text as `begin 644 name … end`: name and content of each."""
    found = []
    position = 0
    while begin := _UU_BEGIN.search(body, position):
        end = _UU_END.search(body, begin.end())
        if not end:
            break
        found.append((begin[1].strip(), _uu_content(body[begin.end() : end.start()])))
        position = end.end()
    return found


def _uu_content(lines: bytes) -> bytes:
    content = bytearray()
    for line in lines.splitlines():
        try:
            content += binascii.a2b_uu(line)
        except binascii.Error:
            # some writers count wrong; the standard library's own remedy
            size = (((line[0] - 32) & 63) * 4 + 5) // 3
            with contextlib.suppress(binascii.Error):
                content += binascii.a2b_uu(line[:size])
    return bytes(content)
