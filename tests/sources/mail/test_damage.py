"""Two hundred damaged mails: none may crash the reader, none may lose an attachment it still has.

There is no module of this name: damage concerns the reader as a whole.
"""

import hashlib
import random
import re
import time

import pytest

from tests.sources.mail.build import (
    attached,
    letter,
    mail,
    multipart,
    part,
    png,
    tnef,
    word,
    workbook,
    zipped,
)
from toolkit.sources.mail.mailbox import read_mail_file
from toolkit.sources.mail.read import read_message

NAME = "淄博镕喆堃棋院单位报名表.xlsx"
BOOK, SCAN = workbook("甲"), png(900, 1200, 6_000)
GBK = NAME.encode("gbk")


def shapes() -> dict[str, bytes]:
    """Real shapes of mails; each holds the workbook and the scan, somewhere."""
    form = part(BOOK, disposition=b'attachment; filename="' + word(NAME, "gbk", "gb2312") + b'"')
    scan = part(SCAN, kind=b"image/png", disposition=b'attachment; filename="scan.png"')
    both = zipped({NAME: BOOK, "scan.png": SCAN}, "gbk")
    words = multipart([letter("您好"), letter("<p>您好</p>", kind="html")], b"alt", b"alternative")
    inner = mail(multipart([letter("原信"), form, scan], b"inner"))
    return {
        "plain": mail(multipart([letter("您好"), form, scan])),
        "alternative": mail(multipart([words, form, scan], b"----=_NextPart_000")),
        "zip": attached(b"bm.zip", both),
        "winmail": attached(b"winmail.dat", tnef([(GBK, BOOK), (b"scan.png", SCAN)])),
        "forwarded": mail(
            multipart([letter("转发"), part(inner, kind=b"message/rfc822", coding=b"8bit")], b"out")
        ),
    }


def edit_line_ends(raw: bytes, _: random.Random) -> bytes:
    return raw.replace(b"\r\n", b"\n")


def edit_cr(raw: bytes, _: random.Random) -> bytes:
    return raw.replace(b"\r\n", b"\r\r\n")


def edit_end_boundary(raw: bytes, _: random.Random) -> bytes:
    return re.sub(rb"\r\n--[^\r\n]+--\r\n\Z", b"\r\n", raw)


def edit_case(raw: bytes, _: random.Random) -> bytes:
    return raw.replace(b"Content-Type:", b"CONTENT-TYPE :").replace(b"base64", b"BASE64")


def edit_boundary_in_head(raw: bytes, _: random.Random) -> bytes:
    return re.sub(rb'boundary="[^"]+"', b'boundary="wrong"', raw, count=1)


def edit_no_boundary(raw: bytes, _: random.Random) -> bytes:
    return re.sub(rb'; boundary="[^"]+"', b"", raw, count=1)


def edit_no_type(raw: bytes, _: random.Random) -> bytes:
    return re.sub(rb"Content-Type: multipart[^\r]+\r\n", b"", raw, count=1)


def edit_bad_line_in_head(raw: bytes, rnd: random.Random) -> bytes:
    lines = raw.split(b"\r\n\r\n", 1)
    head = lines[0].split(b"\r\n")
    head.insert(
        rnd.randrange(1, len(head)), rnd.choice([b"no colon here", b"\xc4\xe3\xba\xc3", b"=20"])
    )
    return b"\r\n".join(head) + b"\r\n\r\n" + lines[1]


def edit_blank_line_in_head(raw: bytes, _: random.Random) -> bytes:
    return raw.replace(b"MIME-Version: 1.0\r\n", b"\r\nMIME-Version: 1.0\r\n", 1)


def edit_from_line(raw: bytes, _: random.Random) -> bytes:
    return b"From lihua@sender.example Mon Dec 30 09:15:30 2019\r\n" + raw


def edit_blank_lines_on_top(raw: bytes, _: random.Random) -> bytes:
    return b"\xef\xbb\xbf\r\n\r\n" + raw


def edit_trailing_blanks(raw: bytes, _: random.Random) -> bytes:
    return re.sub(rb"(--=?_?[\w=-]+)\r\n", rb"\1 \t\r\n", raw)


def edit_noise_in_base64(raw: bytes, rnd: random.Random) -> bytes:
    lines = raw.split(b"\r\n")
    coded = [n for n, line in enumerate(lines) if re.fullmatch(rb"[A-Za-z0-9+/]{76}", line)]
    for number in rnd.sample(coded, min(3, len(coded))):
        lines[number] = lines[number][:30] + b"\x80 *\t" + lines[number][30:]
    return b"\r\n".join(lines)


def edit_no_padding(raw: bytes, _: random.Random) -> bytes:
    return re.sub(rb"={1,2}\r\n", b"\r\n", raw)


def edit_line_length(raw: bytes, _: random.Random) -> bytes:
    return re.sub(rb"([A-Za-z0-9+/]{76})\r\n", rb"\1", raw)


HARMLESS = [edit for name, edit in sorted(globals().items()) if name.startswith("edit_")]


@pytest.mark.parametrize("shape", shapes())
@pytest.mark.parametrize("edit", HARMLESS, ids=lambda edit: edit.__name__)
def test_damage_around_attachments_loses_none(shape: str, edit: object) -> None:
    assert callable(edit)
    raw = edit(shapes()[shape], random.Random(shape))
    message = read_message(raw, "a.eml")
    found = {a.sha256 for a in message.attachments}
    assert {hashlib.sha256(content).hexdigest() for content in (BOOK, SCAN)} <= found
    assert message.sender == "lihua@sender.example"


def damaged(raw: bytes, rnd: random.Random) -> bytes:
    """Bytes changed, dropped, doubled, moved or cut off, anywhere."""
    out = bytearray(raw)
    for _ in range(rnd.randrange(1, 30)):
        at, size = rnd.randrange(len(out) or 1), rnd.choice([1, 1, 2, 8, 60, 400])
        how = rnd.randrange(5)
        if how == 0:
            out[at : at + 1] = bytes([rnd.randrange(256)])
        elif how == 1:
            del out[at : at + size]
        elif how == 2:
            out[at:at] = out[at : at + size]
        elif how == 3:
            piece = out[at : at + size]
            del out[at : at + size]
            to = rnd.randrange(len(out) + 1)
            out[to:to] = piece
        else:
            out[at:at] = rnd.choice(
                [b"\r\n", b"\0", b"--", b"=?gb2312?B?", b'"', b";", b"\r\n\r\n"]
            )
    return bytes(out[: rnd.randrange(len(out) + 1)] if rnd.random() < 0.1 else out)


@pytest.mark.parametrize("seed", range(200))
def test_no_damage_crashes_the_reader(seed: int) -> None:
    rnd = random.Random(seed)
    raw = damaged(rnd.choice(list(shapes().values())), rnd)
    message = read_mail_file(raw, "a.eml")
    assert message.sha256 == hashlib.sha256(raw).hexdigest()
    for found in message.attachments:
        assert found.name
        assert len(found.name) <= 120
        assert not set(found.name) & set("/\\\r\n\0\u202e")


# mails made to keep a reader busy: each would take minutes where time grows with the square
BUSY = {
    "uuencode without end": mail(letter("begin 644 a\n" * 100_000)),
    "open tags": mail(letter("<a href='" * 100_000, kind="html")),
    "open comments": mail(letter("<!--" * 100_000, kind="html")),
    "encoded words": mail(letter("x"), subject=b"=?utf-8?B?" * 20_000),
    "parameters": b"Content-Type: a" + b';a="' * 50_000 + b"\r\n\r\nx",
    "bad head lines": b"bad line\r\n" * 100_000 + b"\r\nx",
    "boundary lines": mail(letter("\n--a b\n" * 100_000)),
    "links": mail(letter("https://pan.baidu.com/s/ " * 30_000)),
    "parts in parts": b"Content-Type: multipart/mixed; boundary=a\r\n\r\n" * 5_000,
    "units": mail(letter(("我是" + "晨" * 30) * 10_000)),
}


@pytest.mark.parametrize("name", BUSY)
def test_no_mail_keeps_the_reader_busy(name: str) -> None:
    begin = time.process_time()
    read_message(BUSY[name], "a.eml")
    assert time.process_time() - begin < 2
