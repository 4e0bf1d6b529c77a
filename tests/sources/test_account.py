"""Servers by the address, passwords from safe places."""

import ssl
import sys
from types import ModuleType

import pytest

from toolkit.sources.account import (
    PASSWORD_VARIABLE,
    Account,
    MailFault,
    Server,
    encryption_fault,
    find_account,
    password_of,
    providers,
)


def test_usual_addresses_need_no_server() -> None:
    for address, host in (
        ("baoming@163.com", "imap.163.com"),
        ("a@VIP.QQ.com", "imap.qq.com"),
        ("x@foxmail.com", "imap.qq.com"),
    ):
        account = find_account(address)
        assert isinstance(account, Account)
        assert (account.imap.host, account.imap.port, account.imap.tls) == (host, 993, True)
        assert account.hint


def test_every_provider_is_complete_and_encrypted() -> None:
    domains = [domain for known in providers() for domain in known.domains]
    assert len(domains) == len(set(domains))
    for domain in domains:
        account = find_account(f"a@{domain}")
        assert isinstance(account, Account)
        assert account.imap.port == 993
        assert account.smtp.port in (465, 587)


@pytest.mark.parametrize(
    ("address", "server"), [("", ""), ("a@unknown.example", ""), ("a@b.example", "host")]
)
def test_what_is_missing_is_said(address: str, server: str) -> None:
    fault = find_account(address, server)
    assert isinstance(fault, MailFault)
    assert fault.remedy


def test_only_this_machine_itself_goes_without_encryption() -> None:
    account = find_account("a@b.example", "127.0.0.1:1143")
    assert isinstance(account, Account)
    assert account.imap == account.smtp == Server("127.0.0.1", 1143)
    assert not account.imap.tls
    assert Server("127.0.0.1.b.example", 143).tls


def test_a_bad_certificate_is_told_from_a_wrong_port() -> None:
    server = Server("imap.b.example", 993)
    bad = ssl.SSLCertVerificationError(1, "bad")
    bad.verify_message = "expired"
    assert "证书" in encryption_fault(server, bad).message
    assert "端口" in encryption_fault(server, ssl.SSLError(1, "wrong version")).remedy


def keyring(answer: str | None) -> ModuleType:
    """A stand-in for the optional package."""
    module = ModuleType("keyring")

    def get_password(service: str, address: str) -> str | None:
        if answer == "locked":
            raise RuntimeError(service, address)
        return answer

    module.get_password = get_password  # type: ignore[attr-defined]
    return module


def test_passwords_come_from_the_environment_or_the_keyring(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    account = find_account("a@163.com")
    assert isinstance(account, Account)
    monkeypatch.delenv(PASSWORD_VARIABLE, raising=False)
    for answer, expected in (("secret", "secret"), (None, None), ("locked", None)):
        monkeypatch.setitem(sys.modules, "keyring", keyring(answer))
        found = password_of(account)
        assert found == expected if expected else isinstance(found, MailFault)
    monkeypatch.setitem(sys.modules, "keyring", None)
    fault = password_of(account)
    assert isinstance(fault, MailFault)
    assert "授权码" in fault.remedy
    monkeypatch.setenv(PASSWORD_VARIABLE, "other")
    assert password_of(account) == "other"
