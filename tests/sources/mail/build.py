"""Writes raw mails by hand, byte by byte, so that tests can be as wrong as real senders are."""

import base64
import io
import zipfile
from collections.abc import Iterable

RECEIVED = (
    b"Received: from smtp.sender.example (smtp.sender.example [192.0.2.7])\r\n"
    b"\tby mx.organiser.example (Postfix) with ESMTP id 4A1B2C\r\n"
    b"\tfor <baoming@organiser.example>; Mon, 30 Dec 2019 09:15:30 +0800 (CST)\r\n"
)


def word(text: str, charset: str = "utf-8", label: str = "") -> bytes:
    """One encoded word in base64, labelled otherwise if asked."""
    coded = base64.b64encode(text.encode(charset))
    return b"=?" + (label or charset).encode() + b"?B?" + coded + b"?="


def part(
    content: bytes,
    *,
    kind: bytes = b"application/octet-stream",
    disposition: bytes = b"attachment",
    coding: bytes = b"base64",
    extra: bytes = b"",
) -> bytes:
    """A part: `kind` and `disposition` are whole raw field values with their parameters."""
    head = b"Content-Type: " + kind + b"\r\n"
    if coding:
        head += b"Content-Transfer-Encoding: " + coding + b"\r\n"
    if disposition:
        head += b"Content-Disposition: " + disposition + b"\r\n"
    body = base64.encodebytes(content).replace(b"\n", b"\r\n") if coding == b"base64" else content
    return head + extra + b"\r\n" + body


def letter(text: str, charset: str = "utf-8", kind: str = "plain") -> bytes:
    """A text part."""
    stated = f"text/{kind}; charset={charset}".encode()
    return part(text.encode(charset), kind=stated, disposition=b"")


def multipart(parts: Iterable[bytes], boundary: bytes = b"=_b1", kind: bytes = b"mixed") -> bytes:
    """A multipart with its own head."""
    head = b"Content-Type: multipart/" + kind + b'; boundary="' + boundary + b'"\r\n\r\n'
    pieces = b"".join(b"--" + boundary + b"\r\n" + p + b"\r\n" for p in parts)
    return head + pieces + b"--" + boundary + b"--\r\n"


def mail(
    content: bytes,
    *,
    subject: bytes = b"",
    sender: bytes = b"lihua@sender.example",
    received: bytes = RECEIVED,
    extra: bytes = b"",
) -> bytes:
    """A whole mail around a part, a multipart or a letter."""
    return (
        received
        + b"From: " + sender + b"\r\n"
        + b"To: baoming@organiser.example\r\n"
        + b"Subject: " + subject + b"\r\n"
        + b"Date: Mon, 30 Dec 2019 09:15:02 +0800\r\n"
        + b"Message-ID: <m1@sender.example>\r\n"
        + extra
        + b"MIME-Version: 1.0\r\n"
        + content
    )  # fmt: skip


def attached(
    name: bytes, content: bytes, text: str = "您好，报名表见附件。", **fields: bytes
) -> bytes:
    """The usual mail: a letter and one attachment, `name` as raw bytes of filename=."""
    file = part(content, disposition=b'attachment; filename="' + name + b'"')
    return mail(multipart([letter(text), file]), **fields)


def zipped(members: dict[str, bytes], charset: str = "") -> bytes:
    """A zip; with `charset` the names are raw bytes of it, without the UTF-8 flag."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for number, (name, content) in enumerate(members.items()):
            plain = f"{number:0{len(name.encode(charset))}d}" if charset else name
            archive.writestr(zipfile.ZipInfo(plain), content)
    raw = buffer.getvalue()
    for number, name in enumerate(members):
        if charset:
            coded = name.encode(charset)
            raw = raw.replace(f"{number:0{len(coded)}d}".encode(), coded)
    return raw


def workbook(marker: str = "姓名") -> bytes:
    """Bytes that pass for an xlsx with one shared string; different for each marker."""
    return zipped(
        {
            "[Content_Types].xml": b"<Types/>",
            "xl/workbook.xml": b"<workbook/>",
            "xl/sharedStrings.xml": f"<sst><si><t>{marker}</t></si></sst>".encode(),
        }
    )


def png(width: int, height: int, size: int = 0) -> bytes:
    """A picture's head with width and height, filled up to `size` bytes."""
    head = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + width.to_bytes(4, "big") + height.to_bytes(4, "big")
    return head + bytes(max(0, size - len(head)))


def tnef(files: Iterable[tuple[bytes, bytes]]) -> bytes:
    """A winmail.dat with the attachments' titles as raw bytes."""
    out = b"\x78\x9f\x3e\x22\x01\x00"
    out += _tnef_object(1, 0x9006, 8, (0x10000).to_bytes(4, "little"))
    out += _tnef_object(1, 0x9007, 6, (936).to_bytes(4, "little") + bytes(4))
    for title, content in files:
        out += _tnef_object(2, 0x9002, 6, bytes(14))
        out += _tnef_object(2, 0x8010, 1, title + b"\0")
        out += _tnef_object(2, 0x800F, 6, content)
    return out


def _tnef_object(level: int, name: int, kind: int, content: bytes) -> bytes:
    head = bytes([level]) + name.to_bytes(2, "little") + kind.to_bytes(2, "little")
    checksum = (sum(content) & 0xFFFF).to_bytes(2, "little")
    return head + len(content).to_bytes(4, "little") + content + checksum
