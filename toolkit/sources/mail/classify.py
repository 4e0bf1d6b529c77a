"""Tells what a mail is about, by words that organisers may change (templates/words/mail.toml)."""

import re
from typing import NamedTuple

from toolkit.model.message import Attachment, BigLink, MailKind, Role
from toolkit.sources.mail.roles import is_dangerous
from toolkit.sources.mail.words import any_of, count_of, words


class Look(NamedTuple):
    """What the decision is made from; `own` are the sender's words without quoted mails."""

    sender: str
    subject: str
    own: str
    attachments: tuple[Attachment, ...]
    links: tuple[BigLink, ...]
    automatic: tuple[str, ...]
    report: bool  # a delivery report by its content type


def own_words(text: str) -> str:
    """A letter up to the first quoted mail."""
    kept = []
    for line in text.split("\n"):
        plain = line.strip()
        if plain.startswith(words().quoted.markers) or re.match(
            r"(?:在|On) .{6,80}(?:写道|wrote)", plain
        ):
            break
        if not plain.startswith(">"):
            kept.append(line)
    return "\n".join(kept).strip()


def kind_of_mail(look: Look) -> MailKind:
    """The first class that fits, from the most to the least certain."""
    for kind, fits in _RULES:
        if fits(look):
            return kind
    return MailKind.QUESTION


def _bounce(look: Look) -> bool:
    local = look.sender.partition("@")[0]
    return (
        look.report
        or local in words().bounce.senders
        or (look.subject.lower().startswith(words().bounce.subjects) and not _forms(look))
    )


def _suspicious(look: Look) -> bool:
    if any(is_dangerous(a.name, a.kind, a.content) for a in look.attachments):
        return True
    said = f"{look.subject}\n{look.own}"
    return count_of(said, words().suspicious.words) >= words().suspicious.hits


def _forms(look: Look) -> bool:
    return any(a.role is Role.FORM for a in look.attachments)


def _certain_form(look: Look) -> bool:
    return any(
        a.role is Role.FORM and any_of(a.name, words().names.entry) for a in look.attachments
    )


def _spam(look: Look) -> bool:
    return count_of(f"{look.subject}\n{look.own}", words().spam.words) >= words().spam.hits


def _auto_reply(look: Look) -> bool:
    if any_of(look.subject, words().auto_reply.subjects):
        return True
    answering = [r for r in look.automatic if r.startswith(("auto-submitted", "x-auto"))]
    return bool(answering) or any_of(look.own, words().auto_reply.bodies)


def _link_only(look: Look) -> bool:
    return bool(look.links)


def _remittance(look: Look) -> bool:
    said = f"{look.subject}\n{look.own}\n" + "\n".join(a.name for a in look.attachments)
    told, asked = words().remittance, any_of(said, words().question.words)
    if any_of(said, told.denied) and asked:
        return False
    if any(re.search(pattern, said) for pattern in told.done):
        return True
    return any_of(said, told.names) and not asked


def _scanned_form(look: Look) -> bool:
    said = f"{look.subject}\n{look.own}"
    scans = [a for a in look.attachments if a.role is Role.SCAN]
    return bool(scans) and any_of(said + "".join(a.name for a in scans), words().names.entry)


def _missing(look: Look) -> bool:
    if any(a.role is not Role.DECOR for a in look.attachments):
        return False
    promise = words().promise
    if any_of(look.own, promise.denied):
        return False
    if any_of(look.own, promise.words):
        return True
    asked = any_of(f"{look.subject}\n{look.own}", words().question.words)
    return any_of(look.subject, promise.subjects) and not asked


_RULES = (
    (MailKind.BOUNCE, _bounce),
    (MailKind.SUSPICIOUS, _suspicious),
    (MailKind.FORM, _certain_form),
    (MailKind.SPAM, _spam),
    (MailKind.FORM, _forms),
    (MailKind.AUTO_REPLY, _auto_reply),
    (MailKind.LINK_ONLY, _link_only),
    (MailKind.REMITTANCE_NOTICE, _remittance),
    (MailKind.FORM, _scanned_form),
    (MailKind.MISSING_ATTACHMENT, _missing),
)
