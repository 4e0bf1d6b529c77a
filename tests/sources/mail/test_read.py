"""One mail in, one message out: names, roles, times and the letter."""

from datetime import datetime

import pytest

from tests.sources.mail.build import (
    RECEIVED,
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
)  # fmt: skip
from toolkit.model.clock import SHANGHAI
from toolkit.model.message import MailKind, Role, Via
from toolkit.sources.mail.read import MESSAGE_LIMIT, read_message

NAME = "淄博镕喆堃棋院单位报名表.xlsx"  # 镕 喆 堃 are in GBK, not in GB2312
BOOK = workbook()
GBK = NAME.encode("gbk")
UTF8 = NAME.encode("utf-8")


def percent(raw: bytes) -> bytes:
    return b"".join(b"%%%02X" % byte for byte in raw)


# How senders write the attachment's name (RFC 2047, RFC 2231, raw bytes, and mistakes)
FIELDS = {
    "gbk bytes under the label gb2312": b'filename="' + word(NAME, "gbk", "gb2312") + b'"',
    "label gb18030": b'filename="' + word(NAME, "gb18030") + b'"',
    "utf-8": b'filename="' + word(NAME) + b'"',
    "utf-8 bytes under the label gb2312": b'filename="' + word(NAME, "utf-8", "gb2312") + b'"',
    "gbk bytes under the label utf-8": b'filename="' + word(NAME, "gbk", "utf-8") + b'"',
    "unknown label": b'filename="' + word(NAME, "gbk", "x-nonsense") + b'"',
    "not quoted": b"filename=" + word(NAME),
    "raw 8-bit gbk": b'filename="' + GBK + b'"',
    "raw 8-bit utf-8": b'filename="' + UTF8 + b'"',
    "raw 8-bit gbk, not quoted": b"filename=" + GBK,
    "quote never closed": b'filename="' + UTF8,
    "RFC 2231 utf-8": b"filename*=utf-8''" + percent(UTF8),
    "RFC 2231 gb2312": b"filename*=gb2312''" + percent(GBK),
    "RFC 2231 without charset": b"filename*=" + percent(UTF8),
    "RFC 2231 in pieces, cut inside a character": (
        b"filename*0*=gbk''" + percent(GBK[:5]) + b";\r\n filename*1*=" + percent(GBK[5:])
    ),
    "RFC 2231 in pieces, cut inside an escape": (
        b"filename*0*=utf-8''" + percent(UTF8)[:10] + b";\r\n filename*1*=" + percent(UTF8)[10:]
    ),
    "RFC 2231 pieces in the wrong order": (
        b"filename*1*=" + percent(GBK[6:]) + b"; filename*0*=gbk''" + percent(GBK[:6])
    ),
    "RFC 2231 plain last piece": (
        b"filename*0*=utf-8''" + percent(UTF8[:-5]) + b";\r\n filename*1=" + UTF8[-5:]
    ),
    "percent escapes in a plain value": b'filename="' + percent(UTF8) + b'"',
    "a path": b'filename="C:\\Users\\li\\' + GBK + b'"',
    "a path upwards": b'filename="../../../' + UTF8 + b'"',
    "direction marks": b'filename="' + "\u202e".encode() + UTF8 + b'"',
}


def cut_words(raw: bytes, charset: bytes, at: int) -> bytes:
    """Two encoded words, the text cut at a byte, folded between them."""
    import base64

    def one(piece: bytes) -> bytes:
        return b"=?" + charset + b"?B?" + base64.b64encode(piece) + b"?="

    return one(raw[:at]) + b"\r\n " + one(raw[at:])


FIELDS["two words cut inside a gbk character"] = b'filename="' + cut_words(GBK, b"gb2312", 7) + b'"'
FIELDS["two words cut inside a utf-8 character"] = (
    b'filename="' + cut_words(UTF8, b"utf-8", 8) + b'"'
)
FIELDS["two words of two charsets"] = (
    b'filename="' + word(NAME[:4], "gbk", "gb2312") + b" " + word(NAME[4:]) + b'"'
)
FIELDS["Q encoding"] = b'filename="=?gb2312?Q?' + percent(GBK).replace(b"%", b"=") + b'?="'


@pytest.mark.parametrize("field", FIELDS.values(), ids=FIELDS.keys())
def test_attachment_name_and_bytes(field: bytes) -> None:
    file = part(BOOK, disposition=b"attachment;\r\n " + field)
    message = read_message(mail(multipart([letter("您好"), file])), "a.eml")
    (found,) = message.attachments
    assert (found.name, found.content) == (NAME, BOOK)
    assert (found.via, found.role, found.kind) == (Via.ATTACHMENT, Role.FORM, "xlsx")
    assert message.unit == "淄博镕喆堃棋院"


def test_name_of_content_type_when_there_is_no_filename() -> None:
    kind = b'application/vnd.ms-excel; name="' + word(NAME, "gbk", "gb2312") + b'"'
    message = read_message(mail(multipart([part(BOOK, kind=kind)])), "a.eml")
    assert message.attachments[0].name == NAME


def test_long_and_empty_names() -> None:
    long = read_message(attached(b"a" * 300 + b".xlsx", BOOK), "a.eml").attachments[0].name
    assert len(long) == 120
    assert long.endswith("a.xlsx")
    assert read_message(attached(b"", BOOK), "a.eml").attachments[0].name == "附件1.xlsx"
    assert read_message(attached(b"..", BOOK), "a.eml").attachments[0].name == "附件1.xlsx"


def test_headers_of_an_ordinary_mail() -> None:
    raw = attached(
        UTF8, BOOK,
        subject=word("淄博棋院", "gbk", "gb2312") + b"\r\n " + word("报名", "gbk", "gb2312"),
        sender=word("李华", "gbk", "gb2312") + b" <LiHua@Sender.example>",
        extra=b"Reply-To: zbqy@sender.example\r\n"
        b"In-Reply-To: <x@y>\r\nReferences: <w@y>\r\n <x@y>\r\n",
    )  # fmt: skip
    message = read_message(raw, "a.eml")
    assert message.subject == "淄博棋院报名"
    assert (message.sender, message.sender_name) == ("lihua@sender.example", "李华")
    assert message.reply_to == "zbqy@sender.example"
    assert (message.message_id, message.in_reply_to) == ("<m1@sender.example>", "<x@y>")
    assert message.references == ("<w@y>", "<x@y>")
    assert message.text == "您好，报名表见附件。"
    assert message.automatic == ()
    assert message.problems == ()


RECEIVED_CASES = [
    # Received fields, topmost first → time of arrival in Shanghai
    (RECEIVED, "2019-12-30T09:15:30"),
    (
        b"Received: by mx; Tue, 31 Dec 2019 10:00:00 +0000 (UTC)\r\n" + RECEIVED,
        "2019-12-31T18:00:00",
    ),
    (b"Received: by mx; Tue, 31 Dec 2019 02:00:00 -0800\r\n", "2019-12-31T18:00:00"),
    (b"Received: by mx; Tue, 31 Dec 2019 18:00:00 CST\r\n", "2019-12-31T18:00:00"),
    (b"Received: by mx id 7; with no time\r\n" + RECEIVED, "2019-12-30T09:15:30"),
    (b"Received: by mx; Tue, 31 Dec 2019 18:00:00\r\n", None),  # no zone: no time
    (b"", None),
]


@pytest.mark.parametrize(("received", "expected"), RECEIVED_CASES)
def test_arrival_is_what_our_own_server_wrote(received: bytes, expected: str | None) -> None:
    message = read_message(attached(UTF8, BOOK, received=received), "a.eml")
    when = datetime.fromisoformat(expected).replace(tzinfo=SHANGHAI) if expected else None
    assert message.received_at == when
    assert [p.code for p in message.problems] == ([] if expected else ["T006"])
    assert message.dated == datetime(2019, 12, 30, 9, 15, 2, tzinfo=SHANGHAI)


def test_the_organisers_own_server_can_be_named() -> None:
    fetched = b"Received: from pop by home.local; Wed, 1 Jan 2020 08:00:00 +0800\r\n"
    raw = attached(UTF8, BOOK, received=fetched + RECEIVED)
    assert read_message(raw, "a.eml", "organiser.example").received_at == datetime(
        2019, 12, 30, 9, 15, 30, tzinfo=SHANGHAI
    )


def test_zip_members_have_their_names_from_gbk_and_utf8() -> None:
    for charset in ("", "gbk", "utf-8"):
        raw = attached(b"bm.zip", zipped({"报名/" + NAME: BOOK, "__MACOSX/._a": b"x"}, charset))
        (found,) = read_message(raw, "a.eml").attachments
        assert (found.name, found.content, found.via) == (NAME, BOOK, Via.ZIP)


def test_winmail_dat_is_opened() -> None:
    raw = attached(b"winmail.dat", tnef([(GBK, BOOK), (b"seal.png", png(400, 400, 30_000))]))
    first, second = read_message(raw, "a.eml").attachments
    assert (first.name, first.content, first.via, first.role) == (NAME, BOOK, Via.TNEF, Role.FORM)
    assert (second.name, second.role) == ("seal.png", Role.SCAN)


def test_forwarded_mails_are_opened_and_the_outer_sender_counts() -> None:
    inner = attached(UTF8, BOOK, sender=b"player@home.example")
    forwarded = part(inner, kind=b"message/rfc822", disposition=b"", coding=b"")
    message = read_message(mail(multipart([letter("转发"), forwarded], b"outer")), "a.eml")
    (found,) = message.attachments
    assert (found.name, found.via, found.content) == (NAME, Via.NESTED, BOOK)
    assert message.sender == "lihua@sender.example"
    assert message.text == "转发"


def test_a_mail_attached_as_a_file_is_opened() -> None:
    inner = attached(UTF8, BOOK)
    for name in (b"fw.eml", b"noname"):
        (found,) = read_message(attached(name, inner), "a.eml").attachments
        assert (found.name, found.via, found.content) == (NAME, Via.NESTED, BOOK)


def test_seal_pictures_and_stationery_are_told_apart() -> None:
    def inline(name: bytes, content: bytes) -> bytes:
        shown = b'inline; filename="' + name + b'"'
        extra = b"Content-ID: <" + name + b">\r\n"
        return part(content, kind=b"image/png", disposition=shown, extra=extra)

    parts = [
        letter("<p>报名表见附件</p>", kind="html"),
        inline(b"image001.png", png(300, 300, 9_000)),
        inline(b"image002.png", png(1200, 1600, 90_000)),
        inline(b"image003.png", png(900, 120, 40_000)),
        inline("公章.png".encode(), png(200, 200, 9_000)),
    ]
    message = read_message(mail(multipart(parts, kind=b"related")), "a.eml")
    assert [a.role for a in message.attachments] == [Role.DECOR, Role.SCAN, Role.DECOR, Role.SCAN]
    assert {a.via for a in message.attachments} == {Via.INLINE}


def test_link_to_a_big_attachment() -> None:
    text = (
        "报名表太大，放在超大附件里。\n从QQ邮箱发来的超大附件\n"
        "淄博棋院单位报名表.zip (35.5M, 2020年01月15日 10:20 到期)\n"
        "进入下载页面：https://wx.mail.qq.com/ftn/download?func=3&key=abc&code=1\n"
    )
    message = read_message(mail(letter(text), subject=word("淄博棋院报名")), "a.eml")
    assert message.kind is MailKind.LINK_ONLY
    (link,) = message.links
    assert link.url == "https://wx.mail.qq.com/ftn/download?func=3&key=abc&code=1"
    assert (link.name, link.size) == ("淄博棋院单位报名表.zip", 37_224_448)
    assert str(link.expires) == "2020-01-15"
    assert [p.code for p in message.problems] == ["F014"]


def test_a_mail_over_the_limit_keeps_its_head() -> None:
    raw = attached(UTF8, b"", subject=b"big") + b"x" * MESSAGE_LIMIT
    message = read_message(raw, "a.eml")
    assert (message.subject, message.attachments) == ("big", ())
    assert [p.code for p in message.problems] == ["F001"]


def test_more_than_200_parts_are_reported() -> None:
    message = read_message(mail(multipart([part(BOOK)] * 300)), "a.eml")
    assert len(message.attachments) == 200
    assert [p.code for p in message.problems] == ["F001"]
