"""Hands finished drafts to the mail server."""

import email
import re
import smtplib
import ssl
from collections.abc import Callable
from email import policy
from email.generator import BytesGenerator
from io import BytesIO

from toolkit.sources.account import Account, MailFault, encryption_fault

_TIMEOUT = 60
_TRIES = 3
_WAIT = 20.0  # seconds before a refused mail is tried again; servers that limit rates want that
_ADDRESS = re.compile(r"[^\s<>,;:\"()\[\]\\]+@[A-Za-z0-9.-]+")


def receiver_of(raw: bytes) -> str:
    """The one address a draft goes to; "" when there is none or more than one."""
    message = email.message_from_bytes(raw, policy=policy.compat32)
    found = _ADDRESS.findall(str(message.get("To", "")))
    return found[0] if len(found) == 1 else ""


def finished(raw: bytes, address: str) -> bytes:
    """The draft as it is sent: with a sender, without the mark that made it a draft."""
    made = policy.compat32.clone(linesep="\r\n", max_line_length=0)
    message = email.message_from_bytes(raw, policy=made)
    del message["X-Unsent"]
    if "From" not in message:
        message["From"] = address
    buffer = BytesIO()
    BytesGenerator(buffer, mangle_from_=False, policy=made).flatten(message)
    return buffer.getvalue()


class Sender:
    """An open connection to the organiser's SMTP server; made by `open_sender`."""

    def __init__(self, account: Account, password: str, sleep: Callable[[float], None]) -> None:
        self._account = account
        self._password = password
        self._sleep = sleep
        self._connection: smtplib.SMTP | None = None

    def send(self, raw: bytes) -> MailFault | None:
        """Sends one draft; None when the server took it.

        What may pass (a busy server, a broken line) is tried three times, a plain refusal is not.
        """
        receiver = receiver_of(raw)
        if not receiver:
            return MailFault("没有收件人，或者不止一个。", "请打开草稿填好一个收件人。")
        for turn in range(_TRIES):
            if turn:
                self._sleep(_WAIT * turn)
            fault, for_good = self._try(receiver, finished(raw, self._account.address))
            if fault is None or for_good:
                return fault
        return fault

    def _try(self, receiver: str, raw: bytes) -> tuple[MailFault | None, bool]:
        """One attempt: what went wrong, and whether trying again is no use."""
        try:
            self.open().sendmail(self._account.address, [receiver], raw)
        except smtplib.SMTPAuthenticationError as error:
            hint = self._account.hint or "请检查邮箱地址和密码。"
            return MailFault(f"{self._account.address} 登录不了（{_said(error)}）。", hint), True
        except smtplib.SMTPRecipientsRefused as error:
            code, said = next(iter(error.recipients.values()))
            words = said.decode("utf-8", "replace")
            return MailFault(f"收件人 {receiver} 被拒绝（{words}）。", "请核对地址。"), code >= 500
        except smtplib.SMTPResponseException as error:
            remedy = "服务器不收这封信，请在网页邮箱里试一次。"
            return MailFault(f"没有发出（{_said(error)}）。", remedy), error.smtp_code >= 500
        except ssl.SSLError as error:
            return encryption_fault(self._account.smtp, error), True
        except (smtplib.SMTPException, OSError) as error:
            self.close()
            return MailFault(f"连不上发信服务器（{error}）。", "请检查网络后再试。"), False
        return None, True

    def open(self) -> smtplib.SMTP:
        """The connection, made and logged in when there is none."""
        if self._connection is None:
            made = self._connect()
            try:
                self._log_in(made)
            except (smtplib.SMTPException, OSError):
                made.close()
                raise
            self._connection = made
        return self._connection

    def _connect(self) -> smtplib.SMTP:
        server = self._account.smtp
        if server.tls and server.port == 465:
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(server.host, server.port, timeout=_TIMEOUT, context=context)
        return smtplib.SMTP(server.host, server.port, timeout=_TIMEOUT)

    def _log_in(self, connection: smtplib.SMTP) -> None:
        server = self._account.smtp
        if server.tls and server.port != 465:
            connection.starttls(context=ssl.create_default_context())
        if server.tls or connection.has_extn("auth"):
            connection.login(self._account.address, self._password)

    def close(self) -> None:
        """Leaves the server; a server that is gone already is no matter."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.quit()
            except (smtplib.SMTPException, OSError):
                connection.close()


def _said(error: smtplib.SMTPResponseException) -> str:
    said = error.smtp_error
    return said.decode("utf-8", "replace") if isinstance(said, bytes) else str(said)
