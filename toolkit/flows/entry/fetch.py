"""`qisai fetch`: new mails of the organiser's mailbox into 1来件/邮箱, for `ingest`."""

import re
from hashlib import sha256
from pathlib import Path

from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Failure, Outcome
from toolkit.sources.account import Account, MailFault
from toolkit.sources.imap import Mailbox, open_mailbox
from toolkit.store.files import write_atomic
from toolkit.store.folder import ARRIVALS

FOLDER = "邮箱"


def fetch(
    desk: Desk, account: Account | MailFault, password: str | MailFault, folder: str = "INBOX"
) -> Outcome | Failure:
    """Saves what is new, each mail byte for byte in a file of its own.

    A file's name is the mail's UIDVALIDITY and UID: so the folder itself remembers what came.
    """
    for fault in (account, password):
        if isinstance(fault, MailFault):
            return Failure(fault.message, fault.remedy)
    assert isinstance(account, Account)
    assert isinstance(password, str)
    mailbox = open_mailbox(account, password, folder)
    if isinstance(mailbox, MailFault):
        return Failure(mailbox.message, mailbox.remedy)
    try:
        return _save(mailbox, desk.event / ARRIVALS / FOLDER)
    finally:
        mailbox.close()


def _save(mailbox: Mailbox, target: Path) -> Outcome:
    files = list(target.glob("*.eml"))
    stems = [re.fullmatch(r"(\d+)-(\d+)", file.stem) for file in files]
    known = {(int(stem[1]), int(stem[2])) for stem in stems if stem}
    # a server that renumbers its mails sends all of them again
    digests = {sha256(file.read_bytes()).hexdigest() for file in files}
    saved: list[str] = []
    too_large: list[str] = []
    lines: list[str] = []
    for mail in mailbox.new(known):
        if isinstance(mail, MailFault):
            lines += [mail.message, mail.remedy]
            break
        name = f"{mail.validity}-{mail.uid}.eml"
        if not mail.raw:
            too_large.append(
                f"  编号 {mail.uid}：{mail.size >> 20} MB，太大，没有收；请在网页邮箱里看。"
            )
        elif sha256(mail.raw).hexdigest() not in digests:
            write_atomic(target / name, mail.raw)
            saved.append(name)
    lines = [f"收到 {len(saved)} 封新邮件，放在 {ARRIVALS}/{FOLDER}。", *too_large, *lines]
    data = {"saved": saved, "too_large": len(too_large), "notes": lines[1:]}
    return Outcome(tuple(lines), "运行 qisai ingest 读取来件。", data)
