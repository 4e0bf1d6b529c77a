"""Mails as senders' programs in China write them, byte by byte.

What differs and makes readers fail: the charset a name claims and the one it has, encoded words
cut inside a character, raw 8-bit names, RFC 2231 pieces, forwarded mails, zips.
"""

import base64
import io
import zipfile
from dataclasses import dataclass
from datetime import datetime, timedelta
from urllib.parse import quote

from samples.maker import draw

_TO = "entry@example.org"
_CRLF = b"\r\n"
_WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
_MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
_WORD = 42  # bytes in one encoded word; a character may be cut


@dataclass(frozen=True)
class Style:
    """A mail program: what it claims as charset, what it writes, how it names attachments."""

    label: str
    codec: str
    mailer: str
    host: str
    names: str = "words"  # words, raw, rfc2231


STYLES = {
    "qq": Style("gb18030", "gb18030", "QQMail 2.x", "qmail.example.com"),
    "163": Style("GBK", "gb18030", "Coremail Webmail Server Version XT5.0.10", "m163.example.net"),
    "foxmail": Style("gb2312", "gb18030", "Foxmail 7.2.15.80[cn]", "fox.example.com"),
    "outlook": Style("utf-8", "utf-8", "Microsoft Outlook 16.0", "ol.example.net", "rfc2231"),
    "phone": Style("utf-8", "utf-8", "Mail for Phone (1.0)", "ph.example.com"),
    "old": Style("gb2312", "gb18030", "DreamMail 4.6", "dm.example.net", "raw"),
}


@dataclass(frozen=True)
class Mail:
    """What one mail says; `extra` are headers of its own."""

    at: datetime
    style: str
    sender: str
    address: str
    subject: str
    text: str
    files: tuple[tuple[str, bytes], ...] = ()
    extra: tuple[str, ...] = ()
    wrap: str = ""  # "forward": inside a forwarded mail; "zip": the files in one archive


def mail_bytes(mail: Mail) -> bytes:
    """The mail as our server stored it."""
    if mail.wrap == "forward":
        return _forwarding(mail)
    files = mail.files
    if mail.wrap == "zip":
        files = ((f"{mail.sender}.zip", _zip(files, mail.at)),)
    style = STYLES[mail.style]
    return _CRLF.join((*_head(mail, style), *_body(mail, style, files))) + _CRLF


def _forwarding(mail: Mail) -> bytes:
    """A coach's mail, forwarded whole by the unit's office."""
    inner = Mail(
        mail.at - timedelta(hours=3), "163", "教练", "coach@m163.example.net", mail.subject,
        mail.text, mail.files,
    )  # fmt: skip
    style = STYLES[mail.style]
    boundary = _boundary(mail)
    parts = [
        *_head(mail, style, f"转发：{mail.subject}"),
        b"Content-Type: multipart/mixed; boundary=" + _quoted(boundary),
        b"",
        b"--" + boundary,
        *_text_part("转发我单位报名材料，请查收。", style),
        b"--" + boundary,
        b"Content-Type: message/rfc822",
        b"Content-Disposition: attachment",
        b"",
        mail_bytes(inner).removesuffix(_CRLF),
        b"--" + boundary + b"--",
    ]
    return _CRLF.join(parts) + _CRLF


def _head(mail: Mail, style: Style, subject: str = "") -> list[bytes]:
    sent = mail.at - timedelta(seconds=5 + draw.number(mail.address, 40))
    token = draw.digits(f"{mail.address}/{mail.at}", 12)
    lines = [
        f"Received: from {style.host} (unknown [203.0.113.{draw.number(mail.address, 200) + 20}])",
        f"\tby mx.example.org (Postfix) with ESMTPS id {token[:10]}",
        f"\tfor <{_TO}>; {_date(mail.at)} (CST)",
        f"Received: from [10.0.{token[0]}.{token[1]}] by {style.host} with HTTP; {_date(sent)}",
        f"Date: {_date(sent)}",
        f"Message-ID: <{token}@{style.host}>",
        f"X-Mailer: {style.mailer}",
        f"To: <{_TO}>",
        *mail.extra,
    ]
    return [
        *(line.encode("ascii") for line in lines),
        b"From: " + _words(mail.sender, style) + f" <{mail.address}>".encode(),
        b"Subject: " + _words(subject or mail.subject, style),
        b"MIME-Version: 1.0",
    ]


def _body(mail: Mail, style: Style, files: tuple[tuple[str, bytes], ...]) -> list[bytes]:
    if not files:
        return _text_part(mail.text, style)
    boundary = _boundary(mail)
    lines = [
        b"Content-Type: multipart/mixed; boundary=" + _quoted(boundary),
        b"",
        b"This is a multi-part message in MIME format.",
        b"",
        b"--" + boundary,
        *_text_part(mail.text, style),
    ]
    for name, content in files:
        lines += [b"--" + boundary, *_file_part(name, content, style)]
    return [*lines, b"--" + boundary + b"--"]


def _text_part(text: str, style: Style) -> list[bytes]:
    head = f'Content-Type: text/plain; charset="{style.label}"'.encode()
    return [head, b"Content-Transfer-Encoding: base64", b"", *_base64(text.encode(style.codec))]


def _file_part(name: str, content: bytes, style: Style) -> list[bytes]:
    if style.names == "rfc2231":
        coded = quote(name.encode("utf-8")).encode("ascii")
        pieces = [coded[start : start + 60] for start in range(0, len(coded), 60)]
        first = b"utf-8''" + pieces[0]
        named = [b" filename*%d*=%s" % (n, p) for n, p in enumerate((first, *pieces[1:]))]
        head = [b"Content-Type: application/octet-stream"]
        head += [b"Content-Disposition: attachment;" + _CRLF + (b";" + _CRLF).join(named)]
    else:
        word = name.encode("gb18030") if style.names == "raw" else _words(name, style)
        head = [b"Content-Type: application/octet-stream;" + _CRLF + b"\tname=" + _quoted(word)]
        head += [b"Content-Disposition: attachment; filename=" + _quoted(word)]
    return [*head, b"Content-Transfer-Encoding: base64", b"", *_base64(content)]


def _words(text: str, style: Style) -> bytes:
    """Encoded words of a fixed number of bytes, wherever a character may end."""
    if text.isascii():
        return text.encode("ascii")
    coded = text.encode(style.codec)
    pieces = [coded[start : start + _WORD] for start in range(0, len(coded), _WORD)]
    label = style.label.encode("ascii")
    return (_CRLF + b" ").join(b"=?%s?B?%s?=" % (label, base64.b64encode(p)) for p in pieces)


def _base64(content: bytes) -> list[bytes]:
    coded = base64.b64encode(content)
    return [coded[start : start + 76] for start in range(0, len(coded), 76)]


def _boundary(mail: Mail) -> bytes:
    return f"----=_Part_{draw.digits(f'{mail.address}{mail.at}/part', 10)}".encode()


def _quoted(text: bytes) -> bytes:
    return b'"' + text + b'"'


def _date(at: datetime) -> str:
    day = f"{_WEEKDAYS[at.weekday()]}, {at.day} {_MONTHS[at.month - 1]} {at.year}"
    return f"{day} {at:%H:%M:%S} +0800"


def _zip(files: tuple[tuple[str, bytes], ...], at: datetime) -> bytes:
    """Names in GBK without the UTF-8 flag, as Chinese Windows writes them."""
    out = io.BytesIO()
    names = {
        f"{number:0{len(name.encode('gb18030'))}d}": name for number, (name, _) in enumerate(files)
    }
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for stand_in, (_, content) in zip(names, files, strict=True):
            archive.writestr(
                zipfile.ZipInfo(stand_in, (at.year, at.month, at.day, 8, 0, 0)), content
            )
    packed = out.getvalue()
    for stand_in, name in names.items():  # zipfile itself would write them in UTF-8
        packed = packed.replace(stand_in.encode(), name.encode("gb18030"))
    return packed
