"""Drafts leave as they were written, through a real SMTP server."""

import pytest

from tests.letters.samples import CORRECTION, NOW, arrived
from tests.servers import HOST, Inbox, free_port, header, smtp_server
from toolkit.letters.drafts import File, draft
from toolkit.letters.send import Sender, finished, receiver_of
from toolkit.sources.account import Account, MailFault, Server
from toolkit.sources.mail.read import read_message

OWN = "baoming@organiser.example"


def written(own: str = OWN) -> bytes:
    files = [File("淄博晨光棋院单位报名表（请更正）.xlsx", b"PK\x03\x04" + bytes(3000))]
    raw = draft(CORRECTION, now=NOW, own_address=own, reply_to=arrived(), files=files)
    assert isinstance(raw, bytes)
    return raw


def sender(port: int, waited: list[float]) -> Sender:
    server = Server(HOST, port)
    return Sender(Account(OWN, server, server), "secret", waited.append)


def test_a_draft_arrives_as_it_was_written() -> None:
    inbox, waited = Inbox(), list[float]()
    with smtp_server(inbox) as port:
        connection = sender(port, waited)
        assert connection.send(written()) is None
        assert connection.send(written()) is None  # over the same connection
        connection.close()
    (receivers, raw), _ = inbox.mails
    assert receivers == ["lihua@sender.example"]
    assert header(raw, "X-Unsent") is None
    assert header(raw, "Auto-Submitted") == "auto-replied"
    before, after = read_message(written(), "a"), read_message(raw, "a")
    assert (before.text, before.subject) == (after.text, after.subject)
    assert [(a.name, a.content) for a in before.attachments] == [
        (a.name, a.content) for a in after.attachments
    ]
    assert waited == []


def test_a_busy_server_is_asked_again_and_a_refusal_is_not() -> None:
    for refuse, tries, ok in (
        (("451 busy", "451 busy"), 3, True),
        (("451 busy",) * 9, 3, False),
        (("550 no such user",), 1, False),
    ):
        inbox, waited = Inbox(refuse), list[float]()
        with smtp_server(inbox) as port:
            connection = sender(port, waited)
            fault = connection.send(written())
            connection.close()
        assert (inbox.tries, fault is None) == (tries, ok)
        assert len(waited) == tries - 1
        if fault:
            assert "lihua@sender.example" in fault.message


def test_no_server_and_no_receiver_are_faults() -> None:
    waited: list[float] = []
    fault = sender(free_port(), waited).send(written())
    assert isinstance(fault, MailFault)
    assert len(waited) == 2
    assert sender(free_port(), waited).send(b"Subject: x\r\n\r\nx") is not None


def test_without_encryption_nothing_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toolkit.sources.account._LOOPBACK", ())
    monkeypatch.setattr("toolkit.letters.send._TIMEOUT", 5)
    inbox = Inbox()
    with smtp_server(inbox) as port:
        fault = sender(port, []).send(written())
    assert fault is not None
    assert inbox.mails == []


@pytest.mark.parametrize(
    ("to", "receiver"),
    [
        (b"a@b.example", "a@b.example"),
        (b"Li <a@b.example>", "a@b.example"),
        (b"a@b.example, c@d.example", ""),
        (b"nobody", ""),
        (b"", ""),
    ],
)
def test_the_one_receiver(to: bytes, receiver: str) -> None:
    assert receiver_of(b"To: " + to + b"\r\n\r\nx") == receiver


def test_a_draft_without_a_sender_gets_the_account() -> None:
    assert header(finished(written(""), OWN), "From") == OWN
    assert finished(written(), "other@x.example") == written().replace(b"X-Unsent: 1\r\n", b"")
