"""Writes reply drafts (.eml) that thread, are never lost in an inbox and never start a loop."""

import base64
import hashlib
import io
import re
from collections.abc import Sequence
from datetime import datetime
from email import policy
from email.generator import BytesGenerator
from email.header import Header
from email.message import Message as Mime
from email.utils import format_datetime
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from toolkit.letters.context import Context
from toolkit.letters.templates import NAMES, TemplateFault, fill
from toolkit.model.message import Message
from toolkit.sources.mail.headers import one_line, safe_name

SUBJECT_LIMIT = 120
_NAME_LIMIT = 80  # a name in RFC 2231 takes nine characters a sign; a line holds 998
_ADDRESS = re.compile(r"[^\s<>,;:\"()\[\]\\]+@[A-Za-z0-9.-]+")
_ANSWERED = re.compile(r"^(?:\s*(?:re|回复|答复|回覆)\s*[:：]\s*)+", re.IGNORECASE)
_TICKET = re.compile(r"\[报名 ([0-9A-Z]{6,10})\]")
_OWN_ID = re.compile(rb"^Message-ID:\s*<qisai\.([0-9a-f]{32})@", re.MULTILINE | re.IGNORECASE)
_HEAD = 20_000  # bytes in which a draft's head ends
_POLICY = policy.compat32.clone(linesep="\r\n", max_line_length=0)  # lines are folded here


class File(NamedTuple):
    """A file that goes with a letter."""

    name: str
    content: bytes


def ticket_in(subject: str) -> str | None:
    """The ticket in the subject of an answer."""
    found = _TICKET.search(subject)
    return found[1] if found else None


def draft_key(context: Context, form_sha256: str, version: str = "") -> str:
    """What makes a letter the same letter: unit, form, template and the caller's version."""
    parts = (context.head.event, context.head.unit, form_sha256, NAMES[type(context)], version)
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]


def key_of(raw: bytes) -> str | None:
    """The key of a draft, from its Message-ID; None for a mail that we did not write."""
    found = _OWN_ID.search(raw[:_HEAD])
    return found[1].decode("ascii") if found else None


def draft(
    context: Context,
    *,
    now: datetime,
    own_address: str,
    reply_to: Message | None = None,
    to: str = "",
    form_sha256: str = "",
    version: str = "",
    files: Sequence[File] = (),
    folder: Path | None = None,
) -> bytes | TemplateFault:
    """The draft as the bytes of an .eml, equal for equal arguments.

    It goes to the sender of `reply_to` (or his Reply-To), else to `to`; without either the field
    stays empty for the organiser. `folder` is the event's 规程/信件. A template that can't be
    filled gives a TemplateFault.
    """
    text = fill(context, folder)
    if isinstance(text, TemplateFault):
        return text
    key = draft_key(context, form_sha256, version)
    made = _body(text, files, key)
    for name, value in _fields(context, reply_to, to, own_address, now, key):
        made[name] = value
    buffer = io.BytesIO()
    BytesGenerator(buffer, mangle_from_=False, policy=_POLICY).flatten(made)
    return buffer.getvalue()


def _fields(
    context: Context, reply_to: Message | None, to: str, own: str, now: datetime, key: str
) -> list[tuple[str, str]]:
    receiver = _address(reply_to.reply_to or reply_to.sender if reply_to else to)
    host = _address(own).partition("@")[2] or "qisai.invalid"
    fields: list[tuple[str, str]] = [("MIME-Version", "1.0")]
    fields += [
        (name, value) for name, value in (("From", _address(own)), ("To", receiver)) if value
    ]
    fields.append(("Subject", _coded(_subject(context, reply_to), "Subject")))
    fields.append(("Date", format_datetime(now)))
    fields.append(("Message-ID", f"<qisai.{key}@{host}>"))
    if reply_to and _id(reply_to.message_id):
        fields.append(("In-Reply-To", reply_to.message_id))
        chain = (*filter(_id, reply_to.references), reply_to.message_id)
        fields.append(("References", "\r\n ".join(dict.fromkeys(chain[:1] + chain[-10:]))))
    fields.append(("Auto-Submitted", "auto-replied"))
    fields.append(("X-Auto-Response-Suppress", "All"))
    fields.append(("X-Unsent", "1"))  # Outlook opens the file ready to be sent
    return fields


def _subject(context: Context, reply_to: Message | None) -> str:
    head = context.head
    said = _ANSWERED.sub("", one_line(reply_to.subject)) if reply_to else ""
    own = f"{head.event} {NAMES[type(context)]} {head.unit}"
    text = f"Re: {_TICKET.sub('', said).strip()}" if said else one_line(own)
    tag = f" [报名 {head.ticket}]" if head.ticket else ""
    return text[: SUBJECT_LIMIT - len(tag)].rstrip() + tag


def _address(text: str) -> str:
    """The bare address, "" when it is none; nothing but an address gets into a header field."""
    found = _ADDRESS.fullmatch(one_line(text))
    return found[0] if found and found[0].isascii() else ""


def _id(text: str) -> bool:
    return bool(re.fullmatch(r"<[!-~]{1,900}>", text))


def _coded(text: str, before: str = "") -> str:
    """The text as encoded words, folded; `before` stands on the first line in front of it."""
    if text.isascii():
        return text
    return Header(text, "utf-8", header_name=before, maxlinelen=76).encode(linesep="\r\n")


def _body(text: str, files: Sequence[File], key: str) -> Mime:
    letter = Mime(_POLICY)
    letter["Content-Type"] = 'text/plain; charset="utf-8"'
    _set_base64(letter, text.encode("utf-8"))
    if not files:
        return letter
    whole = Mime(_POLICY)
    whole["Content-Type"] = f'multipart/mixed; boundary="=_qisai_{key}"'
    for part in (letter, *map(_attachment, files)):
        whole.attach(part)
    return whole


def _attachment(file: File) -> Mime:
    """The name twice: as an encoded word, which old QQ mail needs, and as RFC 2231 says."""
    name = safe_name(file.name, "附件")
    name = name if len(name) <= _NAME_LIMIT else name[:60] + "…" + name[-19:]
    part = Mime(_POLICY)
    words = _quoted(_coded(name, " name="))
    part["Content-Type"] = f'{_media_type(name)};\r\n name="{words}"'
    part["Content-Disposition"] = f"attachment;\r\n filename*=utf-8''{quote(name, safe='')}"
    _set_base64(part, file.content)
    return part


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _media_type(name: str) -> str:
    office = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    known = {"xlsx": office, "xls": "application/vnd.ms-excel", "pdf": "application/pdf"}
    return known.get(name.rpartition(".")[2].lower(), "application/octet-stream")


def _set_base64(part: Mime, content: bytes) -> None:
    part["Content-Transfer-Encoding"] = "base64"
    part.set_payload(base64.encodebytes(content).decode("ascii"))
