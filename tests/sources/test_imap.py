"""Mails are fetched from a real server, also from one that wants to know who asks."""

import imaplib
from collections.abc import Iterator

import pytest

from tests.servers import HOST, PASSWORD, USER, free_port, id_gate, imap_server
from tests.sources.mail.build import attached, workbook
from toolkit.sources import imap
from toolkit.sources.account import Account, MailFault, Server
from toolkit.sources.imap import Fetched, Mailbox, open_mailbox, utf7


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    with imap_server() as found:
        yield found


def account(port: int, address: str = USER) -> Account:
    server = Server(HOST, port)
    return Account(address, server, server, "请用授权码。")


def append(port: int, raw: bytes, folder: str = "INBOX") -> None:
    connection = imaplib.IMAP4(HOST, port)
    connection.login(USER, PASSWORD)
    connection.create(f'"{folder}"')
    status, _ = connection.append(f'"{folder}"', "", "", raw)
    assert status == "OK"
    connection.logout()


def flags(port: int) -> bytes:
    connection = imaplib.IMAP4(HOST, port)
    connection.login(USER, PASSWORD)
    connection.select("INBOX", readonly=True)
    _, answer = connection.uid("FETCH", "1:*", "(FLAGS)")
    connection.logout()
    return b"\n".join(line for line in answer if isinstance(line, bytes))


def opened(port: int, folder: str = "INBOX") -> Mailbox:
    mailbox = open_mailbox(account(port), PASSWORD, folder)
    assert isinstance(mailbox, Mailbox), mailbox
    return mailbox


def test_mails_come_byte_for_byte_and_the_mailbox_stays_as_it_was(port: int) -> None:
    raw = attached("淄博棋院单位报名表.xlsx".encode("gbk"), workbook())  # 8-bit header bytes
    append(port, raw)
    before = flags(port)
    mailbox = opened(port)
    mails = list(mailbox.new(()))
    assert raw in [mail.raw for mail in mails if isinstance(mail, Fetched)]
    known = [(mail.validity, mail.uid) for mail in mails if isinstance(mail, Fetched)]
    assert known[0][0] > 0
    assert len(set(known)) == len(mails)
    assert list(mailbox.new(known)) == []
    mailbox.close()
    mailbox.close()
    assert flags(port) == before


def test_a_server_that_wants_an_id_first_opens_its_folder(port: int) -> None:
    with id_gate(port) as gate:
        connection = imaplib.IMAP4(HOST, gate)
        connection.login(USER, PASSWORD)
        assert connection.select("INBOX", readonly=True)[0] == "NO"  # the gate works
        connection.logout()
        mailbox = opened(gate)
        assert list(mailbox.new(()))
        mailbox.close()


def test_large_mails_are_named_but_not_fetched(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    append(port, attached(b"big.xlsx", bytes(5000)))
    monkeypatch.setattr(imap, "MESSAGE_LIMIT", 3000)
    mailbox = opened(port)
    large = [m for m in mailbox.new(()) if isinstance(m, Fetched) and not m.raw]
    mailbox.close()
    assert [mail.size > 5000 for mail in large] == [True]


def test_folders_with_chinese_names(port: int) -> None:
    append(port, attached(b"a.xlsx", workbook()), utf7("报名"))
    mailbox = opened(port, "报名")
    assert len(list(mailbox.new(()))) == 1
    mailbox.close()


def test_what_goes_wrong_is_said_with_a_remedy(port: int) -> None:
    faults = [
        open_mailbox(account(port), "wrong"),
        open_mailbox(account(port, "nobody"), PASSWORD),
        open_mailbox(account(port), PASSWORD, "没有的"),
        open_mailbox(account(free_port()), PASSWORD),
    ]
    for fault in faults:
        assert isinstance(fault, MailFault)
        assert fault.message
        assert fault.remedy
    assert isinstance(faults[0], MailFault)
    assert faults[0].remedy == "请用授权码。"


def test_without_encryption_there_is_no_connection(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("toolkit.sources.account._LOOPBACK", ())
    fault = open_mailbox(account(port), PASSWORD)
    assert isinstance(fault, MailFault)
    assert "加密" in fault.message


def test_a_line_that_breaks_ends_the_row_with_a_fault(port: int) -> None:
    mailbox = opened(port)
    mails = mailbox.new(())
    assert isinstance(next(mails), Fetched)
    mailbox.close()
    (fault,) = mails
    assert isinstance(fault, MailFault)


def test_folder_names_in_imaps_own_coding() -> None:
    # the examples of RFC 3501, 5.1.3, and a quote
    assert utf7("~peter/mail/台北/日本語") == "~peter/mail/&U,BTFw-/&ZeVnLIqe-"
    assert utf7("a&b") == "a&-b"
    assert utf7('a"b') == 'a\\"b'
