"""Reads header fields from their raw bytes: encoded words, parameters, names, addresses, times.

Mail libraries decode each encoded word alone and lose characters that were cut between two
words, or that GBK has and the stated gb2312 has not; so names are decoded here from the bytes.
"""

import base64
import binascii
import quopri
import re
from datetime import datetime
from email.utils import parseaddr, parsedate_to_datetime
from typing import NamedTuple

from toolkit.model.clock import SHANGHAI
from toolkit.sources.mail.text import decode

NAME_LIMIT = 120
_FIELD_LIMIT = 8192  # a longer parameter field is an attack, not a file name
_WORD = re.compile(rb"=\?([^?\s]{1,40})\?([bBqQ])\?((?:(?!=\?[A-Za-z]).)*?)(?:\?=|\Z)", re.DOTALL)
# A quoted value ends at the quote before `;` or the end: raw GBK may hold any other byte.
_PARAM = re.compile(rb';\s*([^\s=;"]{1,60})\s*=\s*(?:"(.*?)"\s*(?=;|\Z)|([^;]*))', re.DOTALL)
_INVISIBLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")


class Header(NamedTuple):
    """A field with a main value and parameters, e.g. Content-Type."""

    value: str  # lower case
    params: dict[str, str]


def unfold(raw: bytes) -> bytes:
    """The field on one line."""
    return re.sub(rb"[\r\n]+[ \t]*", b" ", raw).strip()


def decode_words(raw: bytes) -> str:
    """Text of a field: neighbouring encoded words of one charset are joined before decoding."""
    pieces: list[tuple[str | None, bytes]] = []
    end = 0
    for match in _WORD.finditer(raw):
        between = raw[end : match.start()]
        charset = match[1].split(b"*")[0].decode("ascii", "replace").lower()
        if between.strip() or not pieces:
            pieces.append((None, between))
        if pieces and pieces[-1][0] == charset:
            pieces[-1] = (charset, pieces[-1][1] + _unpack_word(match[2], match[3]))
        else:
            pieces.append((charset, _unpack_word(match[2], match[3])))
        end = match.end()
    pieces.append((None, raw[end:]))
    return "".join(decode(content, charset or "") for charset, content in pieces).strip()


def _unpack_word(how: bytes, text: bytes) -> bytes:
    if how in b"bB":
        return lenient_base64(text)
    return quopri.decodestring(text.replace(b"_", b" "), header=True)


def lenient_base64(text: bytes) -> bytes:
    """All bytes that can be had from damaged base64: foreign characters skipped, padding mended."""
    parts = re.split(rb"=+", re.sub(rb"[^A-Za-z0-9+/=]", b"", text))
    out = bytearray()
    for part in parts:
        part = part[: len(part) - (len(part) % 4 == 1)]
        try:
            out += base64.b64decode(part + b"=" * (-len(part) % 4))
        except binascii.Error:
            continue
    return bytes(out)


def parse(raw: bytes) -> Header:
    """A structured field: main value and decoded parameters; RFC 2231 pieces are put together."""
    line = unfold(raw[:_FIELD_LIMIT])
    main = line.split(b";", 1)[0].strip().lower().decode("ascii", "replace")
    plain: dict[str, bytes] = {}
    pieces: dict[str, dict[int, tuple[bool, bytes]]] = {}
    for match in _PARAM.finditer(line):
        key = match[1].decode("ascii", "replace").lower()
        value = _unquote(match[2]) if match[2] is not None else match[3].strip().strip(b'"')
        name, star, rest = key.partition("*")
        if not star:
            plain.setdefault(name, value)
            continue
        digits = rest.rstrip("*")
        place = int(digits) if digits.isdecimal() and len(digits) < 6 else 0
        coded = rest.endswith("*") or rest == ""
        pieces.setdefault(name, {}).setdefault(place, (coded, value))
    params = {key: _plain_value(value) for key, value in plain.items()}
    for key, found in pieces.items():
        params[key] = _join_pieces([found[place] for place in sorted(found)]) or params.get(key, "")
    return Header(main, params)


def _unquote(value: bytes) -> bytes:
    # a backslash after a byte over 0x80 is the second half of a GBK character
    return re.sub(rb'(?<![\x81-\xfe])\\(["\\])', rb"\1", value)


def _plain_value(value: bytes) -> str:
    text = decode_words(value)
    if re.search(r"(?:%[0-9A-Fa-f]{2}){3}", text) and text.isascii():
        unescaped = decode(_unpercent(text.encode("ascii")))
        return text if "\ufffd" in unescaped else unescaped
    return text


def _join_pieces(pieces: list[tuple[bool, bytes]]) -> str:
    """RFC 2231: the first coded piece names the charset; escapes may be cut between pieces."""
    if not pieces[0][0]:
        return decode_words(b"".join(value for _, value in pieces))
    charset, content = b"", b""
    text = pieces[0][1]
    if text.count(b"'") >= 2:
        charset, _, text = text.split(b"'", 2)
    run = text
    for coded, value in pieces[1:]:
        if coded:
            run += value
        else:
            content += _unpercent(run) + value
            run = b""
    return decode(content + _unpercent(run), charset.decode("ascii", "replace"))


def _unpercent(text: bytes) -> bytes:
    return re.sub(rb"%([0-9A-Fa-f]{2})", lambda m: bytes([int(m[1], 16)]), text)


def safe_name(name: str, fallback: str = "") -> str:
    """A file name without path, control or direction marks; at most 120 characters."""
    name = _INVISIBLE.sub("", name).replace("\\", "/").rstrip("/ ").split("/")[-1].strip()
    name = name.rstrip(". ")
    if not name.strip("."):
        return fallback
    if len(name) <= NAME_LIMIT:
        return name
    stem, dot, suffix = name.rpartition(".")
    if not dot or len(suffix) > 10:
        return name[:NAME_LIMIT]
    return stem[: NAME_LIMIT - len(suffix) - 1] + "." + suffix


def one_line(text: str) -> str:
    """A subject or name as shown to people: one line, no invisible marks."""
    return re.sub(r"\s+", " ", _INVISIBLE.sub(" ", text)).strip()


def address(raw: bytes) -> tuple[str, str]:
    """Display name and bare address of a From or Reply-To field; "" for what is missing."""
    line = unfold(raw)
    shielded = _WORD.sub(lambda m: b"=?x?" + binascii.hexlify(m[0]) + b"?=", line)
    name, found = parseaddr(shielded.decode("ascii", "surrogateescape"))
    if "@" not in found:
        seen = re.search(rb"[^\s<>\"',;:()]+@[^\s<>\"',;:()]+", line)
        found = seen[0].decode("ascii", "replace") if seen else ""
    words = re.sub(
        rb"=\?x\?([0-9a-f]*)\?=",
        lambda m: binascii.unhexlify(m[1]),
        name.encode("utf-8", "surrogateescape"),
    )
    return one_line(decode_words(words)), one_line(found).lower()


def moment(raw: bytes) -> datetime | None:
    """The time of a Date field, or of the end of a Received field, in Asia/Shanghai.

    A time without a zone is no time: eight hours either way would decide about a deadline.
    """
    text = unfold(raw).rsplit(b";", 1)[-1].decode("ascii", "replace")
    text = re.sub(r"\([^)]*\)", " ", text).strip()
    text = re.sub(r"\bCST\Z", "+0800", text)  # China's, not Chicago's: it is our own server's word
    if not re.search(r"(?:[+-]\d{4}|GMT|UTC?|[EMP][SD]T|Z)\s*\Z", text, re.IGNORECASE):
        return None
    try:
        when = parsedate_to_datetime(re.sub(r"-0000\Z", "+0000", text))
        return when.astimezone(SHANGHAI) if when.tzinfo else None
    except (ValueError, TypeError, IndexError, OverflowError):
        return None


def message_ids(raw: bytes) -> tuple[str, ...]:
    """The ids (`<…>`) of a Message-ID, In-Reply-To or References field, in order."""
    text = unfold(raw).decode("ascii", "replace")
    return tuple(dict.fromkeys(re.findall(r"<[^<>\s]+>", text)))
