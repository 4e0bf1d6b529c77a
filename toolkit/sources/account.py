"""The organiser's mail account: its servers by the address, its password from a safe place."""

import os
import ssl
import tomllib

import msgspec

from toolkit.assets import template
from toolkit.model.record import Record

PASSWORD_VARIABLE = "QISAI_MAIL_PASSWORD"
KEYRING_SERVICE = "qisai"
_LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Server(Record, frozen=True):
    """A host and port; TLS always, except on this machine itself."""

    host: str
    port: int

    @property
    def tls(self) -> bool:
        """Whether the connection is encrypted and the server's certificate checked."""
        return self.host not in _LOOPBACK


class Account(Record, frozen=True):
    """An address with its servers; `hint` says which password the provider wants."""

    address: str
    imap: Server
    smtp: Server
    hint: str = ""


class MailFault(Record, frozen=True):
    """Why the mail server can't be used, and what the organiser can do."""

    message: str
    remedy: str


def encryption_fault(server: Server, error: ssl.SSLError) -> MailFault:
    """Why no encrypted connection came about; it is never given up for an open one."""
    if isinstance(error, ssl.SSLCertVerificationError):
        return MailFault(
            f"{server.host} 的安全证书通不过检查（{error.verify_message}）。",
            "请核对服务器名称；公共网络可能有人窃听，换个网络再试。",
        )
    return MailFault(
        f"和 {server.host}:{server.port} 建立不了加密连接（{error}）。",
        "请核对服务器名称和端口；收信一般是 993，发信一般是 465。",
    )


class Provider(Record, frozen=True):
    """One entry of templates/words/mail-servers.toml; servers as `host:port`."""

    domains: tuple[str, ...]
    imap: str
    smtp: str
    hint: str = ""


class _Providers(Record, frozen=True):
    provider: tuple[Provider, ...]


def providers() -> tuple[Provider, ...]:
    """The known providers; an unknown key in the file is an error."""
    text = template("words", "mail-servers.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), _Providers).provider


def find_account(address: str, server: str = "") -> Account | MailFault:
    """The account of an address. `server` (host:port) stands in for both of its servers."""
    if "@" not in address:
        return MailFault(
            "不知道用哪个邮箱。", "请用 --account 写明邮箱地址，或在规程里填上报名邮箱。"
        )
    if server:
        found = _server(server)
        if found is None:
            return MailFault(
                f"服务器的写法不对：{server}", "请写成“主机名:端口”，例：imap.a.cn:993"
            )
        return Account(address, found, found)
    domain = address.rpartition("@")[2].lower()
    for known in providers():
        imap, smtp = _server(known.imap), _server(known.smtp)
        if domain in known.domains and imap and smtp:
            return Account(address, imap, smtp, known.hint)
    return MailFault(
        f"不认识 {domain} 的邮件服务器。",
        "请向邮箱的管理员问清服务器，用 --server 主机名:端口 写明。",
    )


def _server(text: str) -> Server | None:
    host, _, port = text.rpartition(":")
    valid = host and port.isdecimal() and 0 < int(port) < 65536
    return Server(host, int(port)) if valid else None


def password_of(account: Account) -> str | MailFault:
    """From the environment, else from the system's keyring if the extra `mail` is installed."""
    found = os.environ.get(PASSWORD_VARIABLE, "") or _from_keyring(account.address)
    if found:
        return found
    return MailFault(
        f"没有 {account.address} 的密码。",
        f"{account.hint}然后把它存进系统钥匙串（keyring set {KEYRING_SERVICE} {account.address}），"
        f"或者设为环境变量 {PASSWORD_VARIABLE}。密码不会写进任何文件。",
    )


def _from_keyring(address: str) -> str:
    try:
        import keyring
    except ImportError:
        return ""
    try:
        return keyring.get_password(KEYRING_SERVICE, address) or ""
    except Exception:  # a desktop without a keyring answers in many ways; the variable remains
        return ""
