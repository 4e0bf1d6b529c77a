"""Drafts as mail programs will read them: the standard library's strict parser is the reader."""

import email
from email import policy
from email.message import EmailMessage
from pathlib import Path

import pytest

from tests.letters.samples import ALL, CONFIRMATION, CORRECTION, HEAD, NOW, arrived
from toolkit.ledger.reconcile.codes import unit_code
from toolkit.letters.context import Context
from toolkit.letters.drafts import File, draft, draft_key, ticket_in
from toolkit.letters.templates import TemplateFault
from toolkit.model.message import Message
from toolkit.sources.mail.read import read_message

OWN = "baoming@organiser.example"
LONG = "淄博晨光棋院单位报名表（请更正）.xlsx"


def made(context: Context = CORRECTION, reply_to: Message | None = None, **more: object) -> bytes:
    raw = draft(context, now=NOW, own_address=OWN, reply_to=reply_to, **more)  # type: ignore[arg-type]
    assert isinstance(raw, bytes), raw
    return raw


def parsed(raw: bytes) -> EmailMessage:
    message = email.message_from_bytes(raw, policy=policy.SMTP)
    assert isinstance(message, EmailMessage)
    assert not message.defects
    return message


def test_an_answer_threads_and_says_that_a_machine_wrote_it() -> None:
    asked = arrived(references=("<w@y>", "<x@y>"), reply_to="qiyuan@sender.example")
    message = parsed(made(reply_to=asked))
    assert message["Subject"] == f"Re: 淄博晨光棋院报名 [报名 {HEAD.ticket}]"
    assert (message["From"], message["To"]) == (OWN, "qiyuan@sender.example")
    assert message["In-Reply-To"] == "<m1@sender.example>"
    assert message["References"].split() == ["<w@y>", "<x@y>", "<m1@sender.example>"]
    assert message["Auto-Submitted"] == "auto-replied"
    assert message["X-Auto-Response-Suppress"] == "All"
    assert message["Date"].datetime == NOW


def test_every_letter_arrives_as_written() -> None:
    for context in ALL:
        message = parsed(made(context, to="x@y.example"))
        assert HEAD.unit in message.get_content()
        assert HEAD.event in message["Subject"]


def test_equal_arguments_give_equal_bytes_and_the_key_follows_unit_form_and_version() -> None:
    files = [File(LONG, b"PK" * 1000)]
    assert made(files=files) == made(files=files)
    keys = {
        draft_key(CORRECTION, "a"), draft_key(CORRECTION, "b"), draft_key(CONFIRMATION, "a"),
        draft_key(CORRECTION, "a", "2"),
    }  # fmt: skip
    assert len(keys) == 4
    message_id = parsed(made(form_sha256="a"))["Message-ID"]
    assert message_id == f"<qisai.{draft_key(CORRECTION, 'a')}@organiser.example>"


def test_file_names_are_read_by_old_and_new_programs_alike() -> None:
    for name in (LONG, "plain.xlsx", 'quote"d.xlsx', "很长" * 70 + ".xlsx"):
        raw = made(files=[File(name, b"PK\x03\x04" + bytes(900))])
        (part,) = parsed(raw).iter_attachments()
        shown = part.get_filename()
        assert shown == name or (len(name) > 80 and shown is not None and shown.endswith(".xlsx"))
        assert part.get_content() == b"PK\x03\x04" + bytes(900)
        without_star = raw.replace(b"filename*=", b"x-gone=")
        assert read_message(without_star, "a").attachments[0].name == shown


def test_lines_end_in_crlf_and_fit() -> None:
    raw = made(reply_to=arrived(subject="长主题" * 60), files=[File(LONG, b"x" * 5000)])
    assert b"\n" not in raw.replace(b"\r\n", b"")
    assert b"\r" not in raw.replace(b"\r\n", b"")
    assert max(map(len, raw.split(b"\r\n"))) < 998


# what a hostile sender may write into his mail
HOSTILE = [
    {"subject": "报名\r\nBcc: all@victims.example\r\n\r\nHello"},
    {"subject": "报名\x00\x0b\x0c\x1c\u2028Bcc: all@victims.example"},
    {"subject": "=?utf-8?B?DQpCY2M6IGFsbEB2aWN0aW1zLmV4YW1wbGU=?="},
    {"sender": "a@b.example\r\nBcc: all@victims.example"},
    {"sender": "a@b.example, all@victims.example"},
    {"reply_to": "<a@b.example> Bcc: all@victims.example"},
    {"message_id": "<x@y>\r\nBcc: all@victims.example"},
    {"references": ("<x@y>\r\nBcc: all@victims.example", "<" + "x" * 2000 + "@y>")},
    {"sender_name": "x\r\nBcc: all@victims.example"},
]


@pytest.mark.parametrize("fields", HOSTILE)
def test_a_senders_fields_cannot_add_header_fields(fields: dict[str, object]) -> None:
    message = parsed(made(reply_to=arrived(**fields), files=[File("a\r\nBcc: x@y.xlsx", b"x")]))
    allowed = {
        "Content-Type", "MIME-Version", "From", "To", "Subject", "Date", "Message-ID",
        "In-Reply-To", "References", "Auto-Submitted", "X-Auto-Response-Suppress", "X-Unsent",
    }  # fmt: skip
    assert set(message.keys()) <= allowed
    assert "victims" not in str(message["To"])
    assert "victims" not in str(message["References"])


def test_subjects_do_not_grow_from_answer_to_answer() -> None:
    subject = parsed(made(reply_to=arrived()))["Subject"]
    again = parsed(made(reply_to=arrived(subject=f"回复：Re: {subject}")))["Subject"]
    assert again == subject
    assert len(parsed(made(reply_to=arrived(subject="长" * 500)))["Subject"]) <= 120


def test_tickets_find_their_way_back() -> None:
    code = unit_code("全国棋协大师赛", "淄博晨光棋院")
    assert ticket_in(f"回复：报名 [报名 {code}]") == code
    assert ticket_in("没有代码 [报名]") is None
    codes = {unit_code("x", str(n)) for n in range(2000)}
    assert len(codes) == 2000


def test_a_broken_template_gives_no_draft(tmp_path: Path) -> None:
    (tmp_path / "请更正.txt").write_text("{{ nothing }}", encoding="utf-8")
    result = draft(CORRECTION, now=NOW, own_address=OWN, folder=tmp_path)
    assert isinstance(result, TemplateFault)
