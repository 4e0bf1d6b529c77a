"""Messages are records: they survive JSON and can't be changed."""

import msgspec
import pytest

from toolkit.model.message import Attachment, MailKind, Message, Role, Via


def test_a_message_survives_json_with_its_attachments() -> None:
    file = Attachment("报名表.xlsx", "0" * 64, Via.ZIP, Role.FORM, "xlsx", b"PK\0\xff")
    message = Message("a.eml", "1" * 64, MailKind.FORM, attachments=(file,))
    raw = msgspec.json.encode(message)
    assert msgspec.json.decode(raw, type=Message) == message


def test_a_message_cannot_be_changed() -> None:
    message = Message("a.eml", "1" * 64, MailKind.FORM)
    with pytest.raises(AttributeError):
        message.subject = "x"  # type: ignore[misc]
