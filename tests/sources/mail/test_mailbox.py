"""Files and folders of mails."""

from pathlib import Path

import pytest

from tests.sources.mail.build import attached, letter, mail, part, workbook
from tests.sources.mail.compound import compound, outlook
from toolkit.model.form import Problem
from toolkit.model.message import Message
from toolkit.sources.mail.mailbox import mails_in, read_mail_file, split_mbox

NAME = "淄博棋院单位报名表.xlsx".encode()


def mbox(*mails: bytes) -> bytes:
    return b"".join(
        b"From lihua@sender.example Mon Dec 30 09:15:30 2019\r\n"
        + raw.replace(b"\nFrom ", b"\n>From ") + b"\r\n\r\n"
        for raw in mails
    )  # fmt: skip


def test_mbox_gives_every_mail_with_its_number(tmp_path: Path) -> None:
    text = "您好\nFrom 2019 on we play.\n\nFrom Mon to Tue 10:00 we play\n请问住宿？"
    mails = [attached(NAME, workbook(str(n))) for n in range(3)] + [
        mail(part(text.encode(), kind=b"text/plain", disposition=b"", coding=b"8bit"))
    ]
    (tmp_path / "all.mbox").write_bytes(mbox(*mails))
    found = list(mails_in(tmp_path / "all.mbox", "all.mbox"))
    assert [m.source for m in found if isinstance(m, Message)] == [
        f"all.mbox#{n}" for n in (1, 2, 3, 4)
    ]
    last = found[-1]
    assert isinstance(last, Message)
    assert last.text == text
    plain = [read_mail_file(raw, "x") for raw in mails]
    assert [m.attachments for m in found if isinstance(m, Message)] == [
        m.attachments for m in plain
    ]


def test_mbox_without_suffix_and_with_plain_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "收件箱"
    path.write_bytes(mbox(attached(NAME, workbook())).replace(b"\r\n", b"\n"))
    (raw,) = split_mbox(path)
    assert raw.startswith(b"Received:")
    (message,) = mails_in(path, "收件箱")
    assert isinstance(message, Message)
    assert len(message.attachments) == 1


def test_folder_is_read_in_order_and_other_files_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "2019").mkdir()
    (tmp_path / "2019" / "b.eml").write_bytes(mail(letter("请问？")))
    (tmp_path / "a.msg").write_bytes(compound(outlook({"0037": "x"}, [])))
    (tmp_path / "note.txt").write_text("no mail", encoding="utf-8")
    (tmp_path / "form.xlsx").write_bytes(workbook())
    found = list(mails_in(tmp_path, "来件/"))
    assert [m.source for m in found if isinstance(m, Message)] == ["来件/2019/b.eml", "来件/a.msg"]


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 no mail", b"\xff\xd8\xff"])
def test_a_named_file_that_is_no_mail_is_a_problem(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.bin"
    path.write_bytes(content)
    (found,) = mails_in(path, "x.bin")
    assert isinstance(found, Problem)
    assert found.code == "F001"
