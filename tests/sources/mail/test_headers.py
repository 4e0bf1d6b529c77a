"""Header fields from raw bytes; attachment names as a whole are tested in test_read.py."""

from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.model.clock import SHANGHAI
from toolkit.sources.mail.headers import (
    address,
    decode_words,
    lenient_base64,
    message_ids,
    moment,
    one_line,
    parse,
    safe_name,
    unfold,
)

# encoded words → text
WORDS = [
    (b"plain", "plain"),
    (b"=?utf-8?B?5qOL?=", "棋"),
    (b"=?UTF-8?b?5qOL?=", "棋"),
    (b"=?utf-8*zh-CN?Q?=E6=A3=8B?=", "棋"),
    (b"=?utf-8?Q?a_b?=", "a b"),
    (b"Re: =?utf-8?B?5qOL?= =?utf-8?B?5qOL?= x", "Re: 棋棋 x"),
    (b"=?utf-8?B?5qOL?==?utf-8?B?5qOL?=", "棋棋"),
    (b"=?utf-8?B?5qOL", "棋"),  # cut off
    (b"=?utf-8?B?5g==?= =?utf-8?B?o4s=?=", "棋"),  # cut inside a character
    (b"=?utf-8?B??=", ""),
    (b"=?utf-8?X?5qOL?=", "=?utf-8?X?5qOL?="),
    (b"\xc6\xe5", "棋"),  # raw GBK
]


@pytest.mark.parametrize(("raw", "text"), WORDS)
def test_encoded_words(raw: bytes, text: str) -> None:
    assert decode_words(raw) == text


# raw field → main value, parameters
FIELDS = [
    (b"text/plain; charset=gbk", "text/plain", {"charset": "gbk"}),
    (b' TEXT/Plain ;\r\n\tcharset="GBK" ', "text/plain", {"charset": "GBK"}),
    (b'attachment; filename="a;b.xlsx"', "attachment", {"filename": "a;b.xlsx"}),
    (b'attachment; filename="a \\"b\\".xlsx"; size=3', "attachment",
     {"filename": 'a "b".xlsx', "size": "3"}),
    (b"attachment; filename=a b.xlsx", "attachment", {"filename": "a b.xlsx"}),
    # raw GBK whose second byte is a backslash
    (b'attachment; filename="\xd5\x5c"', "attachment", {"filename": b"\xd5\x5c".decode("gbk")}),
    (b"attachment; filename*0=a; filename*1=b.xlsx", "attachment", {"filename": "ab.xlsx"}),
    (b"", "", {}),
    (b";;;=", "", {}),
]  # fmt: skip


@pytest.mark.parametrize(("raw", "value", "params"), FIELDS)
def test_parameters(raw: bytes, value: str, params: dict[str, str]) -> None:
    assert parse(raw) == (value, params)


@given(st.binary(max_size=300))
def test_no_field_fails(raw: bytes) -> None:
    parse(raw)
    decode_words(raw)
    address(raw)
    moment(raw)
    message_ids(raw)
    assert "/" not in safe_name(decode_words(raw))


def test_base64_gives_what_it_can() -> None:
    assert lenient_base64(b"cWlz\r\n YWk") == b"qisai"
    assert lenient_base64(b"cWlzYWk=junk") == b"qisai" + lenient_base64(b"junk")
    assert lenient_base64(b"c") == b""


# raw From field → name, address
SENDERS = [
    (b"=?gb2312?B?xuU=?= <A@B.example>", "棋", "a@b.example"),
    (b'"=?utf-8?B?5qOL?=" <a@b.example>', "棋", "a@b.example"),
    (b"\xc6\xe5 <a@b.example>", "棋", "a@b.example"),
    (b'"li, hua" <a@b.example>', "li, hua", "a@b.example"),
    (b"a@b.example", "", "a@b.example"),
    (b"a@b.example (li)", "li", "a@b.example"),
    (b"<<a@b.example>>", "", "a@b.example"),
    (b"nobody", "", ""),
]


@pytest.mark.parametrize(("raw", "name", "found"), SENDERS)
def test_senders(raw: bytes, name: str, found: str) -> None:
    shown, bare = address(raw)
    assert bare == found
    assert shown == name or not name


# a file name as sent → as used
NAMES = [
    ("报名表.xlsx", "报名表.xlsx"),
    ("../../etc/passwd", "passwd"),
    ("C:\\Users\\li\\表.xls", "表.xls"),
    ("a\r\nb\x00.xls", "ab.xls"),
    ("\u202eslx.exe", "slx.exe"),
    ("a.xls. ", "a.xls"),
    ("..", "x"),
    ("", "x"),
    ("长" * 200 + ".xlsx", "长" * 115 + ".xlsx"),
    ("长" * 200, "长" * 120),
]


@pytest.mark.parametrize(("sent", "used"), NAMES)
def test_safe_names(sent: str, used: str) -> None:
    assert safe_name(sent, "x") == used


def test_times_in_any_zone_become_shanghai_time() -> None:
    expected = datetime(2019, 12, 31, 18, 0, tzinfo=SHANGHAI)
    for text in (
        b"Tue, 31 Dec 2019 18:00:00 +0800",
        b"31 Dec 2019 10:00:00 GMT",
        b"Tue, 31 Dec 2019 10:00:00 -0000",
        b"by mx (comment; with +0000); Tue, 31 Dec 2019 18:00:00 +0800 (CST)",
        b"Tue, 31 Dec 2019\r\n 18:00:00 +0800",
    ):
        assert moment(text) == expected
    for text in (b"", b"Tue, 31 Dec 2019 18:00:00", b"31 Foo 2019 10:00:00 +0000", b"x +0800",
                 b"Tue, 99 Dec 2019 18:00:00 +0800"):  # fmt: skip
        assert moment(text) is None


def test_ids_and_lines() -> None:
    assert message_ids(b"<a@b>\r\n <c@d> <a@b> junk") == ("<a@b>", "<c@d>")
    assert unfold(b" a\r\n\tb\r\n c ") == b"a b c"
    assert one_line(" a\r\n b\u2028c\u202e ") == "a b c"
