"""What an attachment is good for."""

import pytest

from tests.sources.mail.build import png, workbook, zipped
from toolkit.model.message import Role, Via
from toolkit.sources.mail.roles import is_dangerous, role_of
from toolkit.sources.mail.sniff import kind_of

BOOK, OTHER = workbook(), workbook("价格")
OLE = b"\xd0\xcf\x11\xe0" + "Workbook".encode("utf-16-le")
DOC, DOC_NAMES = (
    zipped({"word/document.xml": text.encode()}) for text in ("<w:t>您好</w:t>", "<w:t>姓名</w:t>")
)
FAT = bytes(30_000)
FORM, SCAN, DECOR, NOISE = Role.FORM, Role.SCAN, Role.DECOR, Role.NOISE

# name, content, arrived how, mail speaks of an entry → role
ROLES = [
    ("报名表.xlsx", BOOK, Via.ATTACHMENT, True, FORM),
    ("1.xlsx", OTHER, Via.ATTACHMENT, False, FORM),
    ("汇款明细.xlsx", OTHER, Via.ATTACHMENT, True, SCAN),
    ("规程.docx", DOC, Via.ATTACHMENT, True, NOISE),
    ("规程及报名表.docx", DOC, Via.ATTACHMENT, True, FORM),
    ("1.docx", DOC, Via.ATTACHMENT, False, NOISE),
    ("1.docx", DOC, Via.ATTACHMENT, True, FORM),
    ("1.docx", DOC_NAMES, Via.ATTACHMENT, False, FORM),
    ("1.xls", OLE + "姓名".encode("utf-16-le"), Via.ATTACHMENT, False, FORM),
    ("表.xls", "<table><td>姓名</td></table>".encode("gbk"), Via.ATTACHMENT, False, FORM),
    ("名单.csv", "姓名,性别".encode("gbk"), Via.ATTACHMENT, False, FORM),
    ("报名表.pdf", b"%PDF-1.4 /Font", Via.ATTACHMENT, True, FORM),
    ("报名表.pdf", b"%PDF-1.4 /Image", Via.ATTACHMENT, True, SCAN),
    ("回单.pdf", b"%PDF-1.4 /Font", Via.ATTACHMENT, True, SCAN),
    ("报名.rar", b"Rar!\x1a\x07\0", Via.ATTACHMENT, True, FORM),
    ("IMG_1.jpg", b"\xff\xd8\xff" + FAT, Via.ATTACHMENT, False, SCAN),
    ("image001.png", png(300, 300, 30_000), Via.INLINE, True, SCAN),
    ("image001.png", png(300, 300, 9_000), Via.INLINE, True, DECOR),
    ("公章.png", png(300, 300, 9_000), Via.INLINE, True, SCAN),
    ("seal.png", png(300, 300, 9_000), Via.ATTACHMENT, True, SCAN),
    ("logo.png", png(300, 300, 90_000), Via.ATTACHMENT, True, DECOR),
    ("a.gif", b"GIF89a\1\0\1\0", Via.ATTACHMENT, True, DECOR),
    ("line.png", png(1000, 100, 90_000), Via.INLINE, True, DECOR),
    ("a.ics", b"BEGIN:VCALENDAR", Via.ATTACHMENT, True, NOISE),
    ("smime.p7s", b"\x30\x82\0\0", Via.ATTACHMENT, True, NOISE),
    ("报名表.exe", b"MZ", Via.ATTACHMENT, True, NOISE),
    ("报名表.xlsx", b"MZ", Via.ATTACHMENT, True, NOISE),
]


@pytest.mark.parametrize(("name", "content", "via", "about", "role"), ROLES)
def test_roles(name: str, content: bytes, via: Via, about: bool, role: Role) -> None:
    assert role_of(name, kind_of(content, name), content, via, about) is role


def test_programs_and_password_pages_are_dangerous() -> None:
    assert is_dangerous("报名表.xlsx.SCR", "scr", b"")
    assert is_dangerous("报名表.xlsx", "exe", b"MZ")
    assert is_dangerous("登录.html", "html", b"<form><input type='password'>")
    assert not is_dangerous("表.xls", "html", b"<table><td>1</td></table>")
    assert not is_dangerous("无后缀", "txt", b"")
