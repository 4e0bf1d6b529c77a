"""Mails are sorted as a person would sort them (tests/cases/mail-kinds.txt)."""

import pytest

from tests.sources.mail.build import letter, mail, multipart, part, png, workbook, zipped
from tests.sources.mail.cases import rows
from toolkit.model.message import MailKind
from toolkit.sources.mail.classify import own_words
from toolkit.sources.mail.read import read_message


def file(name: str) -> bytes:
    """A part whose content is what its name promises."""
    inline = name.endswith("+")
    name = name.removesuffix("+")
    suffix = name.rpartition(".")[2]
    book = workbook("x" if name.endswith("-空.xlsx") else "姓名")
    content = {
        "xlsx": book,
        "xls": b"\xd0\xcf\x11\xe0" + "Workbook 姓名".encode("utf-16-le"),
        "docx": zipped({"word/document.xml": "<w:t>第八条</w:t>".encode()}),
        "pdf": b"%PDF-1.4 /Font",
        "zip": zipped({"报名表.xlsx": book}),
        "rar": b"Rar!\x1a\x07\0" + bytes(100),
        "jpg": b"\xff\xd8\xff" + bytes(90_000),
        "png": png(200, 80, 4_000),
        "exe": b"MZ" + bytes(500),
    }.get(suffix, b"x" * 500)
    disposition = (b"inline" if inline else b"attachment") + b'; filename="' + name.encode() + b'"'
    return part(content, disposition=disposition, extra=b"Content-ID: <1>\r\n" if inline else b"")


@pytest.mark.parametrize(("kind", "subject", "text", "files"), rows("mail-kinds.txt", 4))
def test_kind(kind: str, subject: str, text: str, files: str) -> None:
    parts = [file(name.strip()) for name in files.split(",") if name.strip()]
    message = read_message(mail(multipart([letter(text), *parts]), subject=subject.encode()), "a")
    assert message.kind is MailKind(kind)


def test_delivery_reports_and_robots_are_known_by_their_head() -> None:
    report = multipart(
        [letter("sorry"), part(b"", kind=b"message/delivery-status")], kind=b"report"
    )
    assert read_message(mail(report), "a").kind is MailKind.BOUNCE
    daemon = mail(letter("x"), sender=b"MAILER-DAEMON@mx.example")
    assert read_message(daemon, "a").kind is MailKind.BOUNCE
    answered = mail(letter("x"), extra=b"Auto-Submitted: auto-replied\r\n")
    assert read_message(answered, "a").kind is MailKind.AUTO_REPLY


def test_quoted_mails_are_not_the_senders_words() -> None:
    for quoted in (
        "好的\n\n------------------ 原始邮件 ------------------\n发件人: x\n请问？",
        "好的\n> 请问？\n> 谢谢",
        "好的\n在 2019-12-28 10:00:00，“组委会” <a@b.example> 写道：\n请问？",
        "好的\nOn Sat, Dec 28, 2019 someone wrote:\n请问？",
    ):
        assert own_words(quoted) == "好的"
