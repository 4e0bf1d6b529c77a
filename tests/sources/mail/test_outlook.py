"""Outlook's own files give the same message as a raw mail."""

from datetime import UTC, datetime

from tests.sources.mail.build import workbook
from tests.sources.mail.compound import compound, filetime, outlook
from toolkit.model.clock import SHANGHAI
from toolkit.model.message import MailKind, Message, Role, Via
from toolkit.sources.mail.mailbox import read_mail_file
from toolkit.sources.mail.outlook import open_msg

NAME = "淄博镕喆堃棋院单位报名表.xlsx"
BOOK = workbook()
TEXTS = {
    "0037": "镕喆堃棋院报名",
    "1000": "您好，报名表见附件。",
    "0C1A": "李华",
    "5D01": "lihua@sender.example",
    "1035": "<m7@sender.example>",
}
ARRIVED = datetime(2019, 12, 31, 10, 0, 0, tzinfo=UTC)
TABLE = {0x0E060040: filetime(ARRIVED), 0x3FFD0003: 936}


def read(tree: object) -> Message:
    return read_mail_file(compound(tree), "a.msg")  # type: ignore[arg-type]


def test_unicode_and_8_bit_files_read_alike() -> None:
    for codec in ("", "gbk"):
        message = read(outlook(TEXTS, [(NAME, BOOK)], codec=codec, fixed=TABLE))
        (found,) = message.attachments
        assert (found.name, found.content, found.role) == (NAME, BOOK, Role.FORM)
        assert (message.subject, message.text) == (TEXTS["0037"], TEXTS["1000"])
        assert (message.sender, message.sender_name) == ("lihua@sender.example", "李华")
        assert message.message_id == "<m7@sender.example>"
        assert message.received_at == ARRIVED
        assert message.received_at.tzinfo is SHANGHAI
        assert message.kind is MailKind.FORM


def test_8_bit_file_without_a_code_page() -> None:
    message = read(outlook(TEXTS, [(NAME, BOOK)], codec="gbk"))
    assert message.attachments[0].name == NAME
    assert [p.code for p in message.problems] == ["T006"]


def test_header_fields_that_came_along_win() -> None:
    head = "Received: by mx.organiser.example; Mon, 30 Dec 2019 09:15:30 +0800\r\nSubject: x\r\n"
    message = read(outlook({**TEXTS, "007D": head}, [], fixed=TABLE))
    assert message.subject == "x"
    assert message.received_at == datetime(2019, 12, 30, 9, 15, 30, tzinfo=SHANGHAI)


def test_forwarded_message_and_large_streams() -> None:
    big = BOOK + bytes(200_000)
    inner = outlook({"0037": "原信"}, [(NAME, big)], inside=True)
    (found,) = read(outlook(TEXTS, [], embedded=inner)).attachments
    assert (found.name, found.content, found.via) == (NAME, big, Via.NESTED)


def test_damaged_files_are_a_problem_not_a_crash() -> None:
    whole = compound(outlook(TEXTS, [(NAME, BOOK)], fixed=TABLE))
    for cut in (20, 600, 1500, len(whole) // 2):
        assert open_msg(whole[:cut]).problems or cut > 600
