"""Reads one raw mail into a Message: everything it holds, whatever shape it is in."""

import hashlib
import re
from datetime import datetime
from typing import NamedTuple

from toolkit.model.form import Problem
from toolkit.model.message import Attachment, BigLink, Message, Role, Via
from toolkit.sources.mail import mime
from toolkit.sources.mail.automatic import automatic_signs
from toolkit.sources.mail.classify import Look, kind_of_mail, own_words
from toolkit.sources.mail.containers import Packed
from toolkit.sources.mail.headers import (
    address,
    decode_words,
    message_ids,
    moment,
    one_line,
    unfold,
)
from toolkit.sources.mail.links import find_links
from toolkit.sources.mail.mime import Leaf, Part
from toolkit.sources.mail.outlook import Outlook
from toolkit.sources.mail.text import decode, html_to_text, tidy
from toolkit.sources.mail.units import unit_of_text, unit_of_title
from toolkit.sources.mail.unpack import unpack
from toolkit.sources.mail.words import any_of, words

MESSAGE_LIMIT = 25 * 1024 * 1024
_JUDGED = 100_000  # characters of a letter that are looked at for words, links and units
_SUBJECT_BYTES = 16_384


class Content(NamedTuple):
    """What a mail or an Outlook file holds, before anybody judged it."""

    texts: tuple[str, ...]
    pages: tuple[str, ...]  # HTML bodies as text
    inner: tuple[str, ...]  # subjects and texts of forwarded mails
    files: tuple[Attachment, ...]
    problems: tuple[Problem, ...]


def read_message(raw: bytes, source: str, server: str = "") -> Message:
    """The message in `raw`; never fails.

    `server`: the end of the host name of the organiser's own mail server; its Received header
    gives the time of arrival. Without it the topmost header with a time does.
    """
    mail = mime.split(raw)
    if len(raw) > MESSAGE_LIMIT:
        limit = Problem("F001", detail={"file": source, "cause": "邮件超过 25 MB"})
        return compose(mail, Content((), (), (), (), (limit,)), raw, source, server)
    return compose(mail, _content(mail), raw, source, server)


def read_outlook(opened: Outlook, raw: bytes, source: str, server: str = "") -> Message:
    """The message of a .msg file (`raw`) that was taken apart."""
    said = " ".join((subject_of(opened.head), *opened.texts, *opened.pages))
    files, problems = unpack(list(opened.packed), any_of(said, words().names.entry))
    content = Content(
        opened.texts, opened.pages, opened.inner, files, (*opened.problems, *problems)
    )
    return compose(opened.head, content, raw, source, server)


def _content(mail: Part) -> Content:
    texts: list[str] = []
    pages: list[str] = []
    inner: list[str] = []
    packed: list[Packed] = []
    problems: list[Problem] = []
    for number, leaf in enumerate(mime.leaves(mail)):
        if number >= mime.PART_LIMIT:
            detail = {"cause": f"邮件超过 {mime.PART_LIMIT} 个部分，后面的没有读"}
            problems.append(Problem("F001", detail=detail))
            break
        if leaf.head:
            inner.append(subject_of(leaf.part))
        elif _is_text(leaf.part):
            text, found = _text_of(leaf.part)
            packed += found
            page = leaf.part.content_type.value == "text/html"
            (inner if leaf.nested else pages if page else texts).append(text)
        else:
            packed.append(_packed(leaf))
    about = any_of(" ".join([subject_of(mail), *texts, *pages]), words().names.entry)
    files, more = unpack(packed, about)
    return Content(tuple(texts), tuple(pages), tuple(inner), files, (*problems, *more))


def _is_text(part: Part) -> bool:
    """Whether a part is a letter, not a file."""
    kind = part.content_type
    if kind.value not in ("text/plain", "text/html", "text", ""):
        return False
    named = part.disposition.params.get("filename") or kind.params.get("name")
    return not named and part.disposition.value != "attachment"


def _text_of(part: Part) -> tuple[str, list[Packed]]:
    """The letter of a part, and files that were written into it in the old uuencoded way."""
    raw = part.decoded()
    kind = part.content_type
    found = [Packed(decode_words(name), data, Via.INLINE) for name, data in mime.uuencoded(raw)]
    if found:
        raw = raw[: raw.index(b"begin ")]
    charset = kind.params.get("charset", "")
    if kind.value != "text/html":
        return tidy(decode(raw, charset)), found
    stated = re.search(rb"<meta[^>]+charset=[\"']?([\w-]+)", raw[:2000], re.IGNORECASE)
    return html_to_text(decode(raw, charset or (stated[1].decode() if stated else ""))), found


def _packed(leaf: Leaf) -> Packed:
    part = leaf.part
    disposition, kind = part.disposition, part.content_type
    names = (disposition.params.get("filename", ""), kind.params.get("name", ""))
    name = next((n for n in names if n and "\ufffd" not in n), names[0] or names[1])
    content_id = part.raw("content-id")
    inline = disposition.value == "inline" or (not disposition.value and bool(content_id))
    via = Via.NESTED if leaf.nested else Via.INLINE if inline else Via.ATTACHMENT
    cid = unfold(content_id).decode("ascii", "replace").strip("<> ")
    return Packed(name, part.decoded(), via, cid, kind.value)


def compose(mail: Part, content: Content, raw: bytes, source: str, server: str = "") -> Message:
    """The record, from the head of a mail and what it holds."""
    subject = subject_of(mail)
    sender_name, sender = address(mail.raw("from") or mail.raw("sender"))
    received = _received(mail, server)
    text = "\n\n".join(t for t in content.texts if t) or "\n\n".join(t for t in content.pages if t)
    everything = "\n".join((*content.texts, *content.pages, *content.inner))[:_JUDGED]
    links = find_links(everything, received)
    automatic = automatic_signs(mail, sender, subject)
    look = Look(
        sender,
        subject,
        own_words(text[:_JUDGED]),
        content.files,
        links,
        automatic,
        _is_report(mail),
    )
    return Message(
        source=source,
        sha256=hashlib.sha256(raw).hexdigest(),
        kind=kind_of_mail(look),
        message_id=next(iter(message_ids(mail.raw("message-id"))), ""),
        sender=sender,
        sender_name=sender_name,
        reply_to=address(mail.raw("reply-to"))[1],
        subject=subject,
        received_at=received,
        dated=moment(mail.raw("date")),
        text=text,
        unit=_unit(content.files, subject, (look.own, *content.inner)),
        attachments=content.files,
        links=links,
        in_reply_to=next(iter(message_ids(mail.raw("in-reply-to"))), ""),
        references=message_ids(mail.raw("references")),
        automatic=automatic,
        problems=(*content.problems, *_own_problems(received, links, content.files)),
    )


def subject_of(mail: Part) -> str:
    """The subject on one line."""
    return one_line(decode_words(unfold(mail.raw("subject")[:_SUBJECT_BYTES])))


def _received(mail: Part, server: str) -> datetime | None:
    """The time our own server put on top. Lower headers were written by others."""
    lines = [unfold(line) for line in mail.all("received")]
    if server:
        by = rb"\bby\s+[\w.-]*" + re.escape(server.encode("ascii", "replace")) + rb"(?![\w.-])"
        lines = [line for line in lines if re.search(by, line, re.IGNORECASE)]
    return next((when for line in lines if (when := moment(line))), None)


def _is_report(mail: Part) -> bool:
    kind = mail.content_type
    return kind.value == "multipart/report" and "disposition" not in kind.params.get(
        "report-type", ""
    )


def _unit(files: tuple[Attachment, ...], subject: str, letters: tuple[str, ...]) -> str | None:
    """By the form's name, which the regulation prescribes, then the subject, then the letter."""
    named = [a.name for a in files if a.role is Role.FORM]
    named += [a.name for a in files if a.role is Role.SCAN and any_of(a.name, words().names.entry)]
    for title in (*named, subject):
        unit = unit_of_title(title)
        if unit:
            return unit
    return next((unit for letter in letters if (unit := unit_of_text(letter))), None)


def _own_problems(
    received: datetime | None, links: tuple[BigLink, ...], files: tuple[Attachment, ...]
) -> tuple[Problem, ...]:
    problems = [] if received else [Problem("T006")]
    if not any(a.role is Role.FORM for a in files):
        problems += [Problem("F014", detail={"url": link.url, "name": link.name}) for link in links]
    return tuple(problems)
