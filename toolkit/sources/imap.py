"""Reads an IMAP mailbox without changing anything in it, not even the read marks."""

import base64
import contextlib
import imaplib
import re
import ssl
from collections.abc import Collection, Iterator
from typing import NamedTuple

from toolkit import __version__
from toolkit.sources.account import Account, MailFault, encryption_fault
from toolkit.sources.mail.read import MESSAGE_LIMIT

_TIMEOUT = 30


class Fetched(NamedTuple):
    """A mail as the server holds it. `raw` is empty when it is larger than we read."""

    validity: int  # UIDVALIDITY: with the UID it names the mail for good
    uid: int
    size: int
    raw: bytes


class Mailbox:
    """An open, read-only folder; made by `open_mailbox`."""

    def __init__(self, connection: imaplib.IMAP4, validity: int) -> None:
        self._connection = connection
        self.validity = validity

    def new(self, known: Collection[tuple[int, int]]) -> Iterator[Fetched | MailFault]:
        """Every mail whose (validity, UID) is not known, oldest first.

        A connection that breaks ends the row with a MailFault; what came before it is whole.
        """
        try:
            _, found = self._connection.uid("SEARCH", "ALL")
            uids = [int(uid) for uid in b" ".join(filter(None, found)).split()]
            for uid in uids:
                if (self.validity, uid) not in known:
                    yield self._fetch(uid)
        except (imaplib.IMAP4.error, OSError) as error:
            yield MailFault(
                f"收信中途断了（{_words(error)}）。", "再运行一次就会接着收，已收下的不会丢。"
            )

    def _fetch(self, uid: int) -> Fetched:
        _, answer = self._connection.uid("FETCH", str(uid), "(RFC822.SIZE)")
        size = _number(rb"RFC822\.SIZE (\d+)", answer)
        if size > MESSAGE_LIMIT:
            return Fetched(self.validity, uid, size, b"")
        _, answer = self._connection.uid("FETCH", str(uid), "(BODY.PEEK[])")
        raw = next((part[1] for part in answer if isinstance(part, tuple)), b"")
        return Fetched(self.validity, uid, size, raw)

    def close(self) -> None:
        """Leaves the server."""
        _hang_up(self._connection)


def open_mailbox(account: Account, password: str, folder: str = "INBOX") -> Mailbox | MailFault:
    """Logs in, says who we are (163 and 126 open no folder before), opens the folder read-only."""
    server = account.imap
    try:
        connection = _connect(account)
    except ssl.SSLError as error:
        return encryption_fault(server, error)
    except OSError as error:
        return MailFault(
            f"连不上 {server.host}:{server.port}（{error}）。", "请检查网络和服务器名称后再试。"
        )
    opened = _try_open(connection, account, password, folder)
    if isinstance(opened, MailFault):
        _hang_up(connection)
    return opened


def _try_open(
    connection: imaplib.IMAP4, account: Account, password: str, folder: str
) -> Mailbox | MailFault:
    host = account.imap.host
    try:
        return _open(connection, account, password, folder)
    except imaplib.IMAP4.error as error:
        return MailFault(f"{host} 的回答看不懂（{_words(error)}）。", "请稍后再试。")
    except OSError as error:
        return MailFault(f"和 {host} 的连接断了（{error}）。", "请稍后再试；已收下的不会丢。")


def _hang_up(connection: imaplib.IMAP4) -> None:
    """Leaves the server; one that is gone already is no matter."""
    with contextlib.suppress(imaplib.IMAP4.error, OSError):
        connection.logout()
    with contextlib.suppress(OSError):
        connection.shutdown()


def _connect(account: Account) -> imaplib.IMAP4:
    server = account.imap
    if not server.tls:
        return imaplib.IMAP4(server.host, server.port, timeout=_TIMEOUT)
    context = ssl.create_default_context()
    return imaplib.IMAP4_SSL(server.host, server.port, ssl_context=context, timeout=_TIMEOUT)


def _open(
    connection: imaplib.IMAP4, account: Account, password: str, folder: str
) -> Mailbox | MailFault:
    try:
        connection.login(account.address, password)
    except imaplib.IMAP4.error as error:
        return MailFault(
            f"{account.address} 登录不了（{_words(error)}）。",
            account.hint or "请检查邮箱地址和密码。",
        )
    with contextlib.suppress(imaplib.IMAP4.error):  # a server that knows no ID needs none
        connection.xatom("ID", f'("name" "qisai" "version" "{__version__}" "vendor" "qisai")')
    status, answer = connection.select(f'"{utf7(folder)}"', readonly=True)
    if status != "OK":
        said = b" ".join(part for part in answer if isinstance(part, bytes)).decode(
            "utf-8", "replace"
        )
        return MailFault(f"打不开邮箱里的文件夹“{folder}”（{said}）。", "请检查文件夹的名称。")
    return Mailbox(connection, _number(rb"(\d+)", connection.response("UIDVALIDITY")[1]))


def _words(error: Exception) -> str:
    """What the server said, readable."""
    text = error.args[0] if error.args else ""
    return text.decode("utf-8", "replace") if isinstance(text, bytes) else str(text)


def _number(pattern: bytes, answer: list[object]) -> int:
    for part in answer:
        line = part[0] if isinstance(part, tuple) else part
        found = re.search(pattern, line) if isinstance(line, bytes) else None
        if found:
            return int(found[1])
    return 0


def utf7(folder: str) -> str:
    """A folder's name in IMAP's own kind of UTF-7 (RFC 3501, 5.1.3)."""

    def coded(match: re.Match[str]) -> str:
        text = base64.b64encode(match[0].encode("utf-16-be")).decode("ascii")
        return "&" + text.rstrip("=").replace("/", ",") + "-"

    return re.sub(r"[^ -~]+", coded, folder.replace("&", "&-")).replace('"', '\\"')
