"""Signs of machines: each one that ever started a loop elsewhere."""

import pytest

from toolkit.sources.mail.automatic import automatic_signs
from toolkit.sources.mail.mime import split

# head, sender, subject → whether a machine wrote it
SIGNS = [
    ("", "li@a.example", "报名", False),
    ("Auto-Submitted: no", "li@a.example", "报名", False),
    ("Auto-Submitted: auto-replied; owner-email=x", "li@a.example", "", True),
    ("auto-submitted: AUTO-GENERATED", "li@a.example", "", True),
    ("Precedence: bulk", "li@a.example", "", True),
    ("Precedence: list", "li@a.example", "", True),
    ("Precedence: first-class", "li@a.example", "", False),
    ("List-Id: <chess.example>", "li@a.example", "", True),
    ("List-Unsubscribe: <mailto:x@y>", "li@a.example", "", True),
    ("X-Autoreply: yes", "li@a.example", "", True),
    ("X-Autoresponder: 1", "li@a.example", "", True),
    ("X-Auto-Response-Suppress: All", "li@a.example", "", False),  # people's Outlook adds it
    ("Return-Path: <>", "li@a.example", "", True),
    ("Return-Path: <li@a.example>", "li@a.example", "", False),
    ("", "MAILER-DAEMON@a.example".lower(), "", True),
    ("", "postmaster@a.example", "", True),
    ("", "no-reply@a.example", "", True),
    ("", "noreply2@a.example", "", True),
    ("", "li@a.example", "自动回复：报名", True),
    ("", "li@a.example", "Re: 自动回复: 报名", True),
    ("", "li@a.example", "系统退信", True),
    ("", "li@a.example", "Undelivered Mail Returned to Sender", True),
]  # fmt: skip


@pytest.mark.parametrize(("head", "sender", "subject", "machine"), SIGNS)
def test_signs(head: str, sender: str, subject: str, machine: bool) -> None:
    found = automatic_signs(split(head.encode() + b"\r\n\r\n"), sender, subject)
    assert bool(found) is machine
