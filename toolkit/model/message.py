"""A mail as it arrived (来信): who, when, what it says and every file that came with it."""

from datetime import date, datetime
from enum import StrEnum

from toolkit.model.form import Problem
from toolkit.model.money import Money
from toolkit.model.record import Record


class Via(StrEnum):
    """The innermost container an attachment was taken from."""

    ATTACHMENT = "attachment"
    INLINE = "inline"
    NESTED = "message/rfc822"
    TNEF = "tnef"
    ZIP = "zip"


class Role(StrEnum):
    """What an attachment is good for.

    A form may hold entries; a scan is evidence for people (stamped page, slip, certificate);
    decor belongs to the sender's stationery; noise is everything else, dangerous files too.
    """

    FORM = "form"
    SCAN = "scan"
    DECOR = "decor"
    NOISE = "noise"


class MailKind(StrEnum):
    """What a mail is about, so that a person sees first what waits for him."""

    FORM = "form"
    LINK_ONLY = "link_only"
    MISSING_ATTACHMENT = "missing_attachment"
    QUESTION = "question"
    REMITTANCE_NOTICE = "remittance_notice"
    AUTO_REPLY = "auto_reply"
    BOUNCE = "bounce"
    SPAM = "spam"
    SUSPICIOUS = "suspicious"


class Attachment(Record, frozen=True):
    """One file that came with a mail, unpacked, with its bytes.

    `name` is safe to show and to use as a file name: no path, no control or direction marks, at
    most 120 characters, never empty. `kind` is what the bytes are, whatever the name says.
    """

    name: str
    sha256: str
    via: Via
    role: Role
    kind: str
    content: bytes
    content_id: str = ""


class BigLink(Record, frozen=True):
    """A link to a file kept by the sender's mail service (超大附件); we never fetch it."""

    url: str
    name: str = ""
    size: int | None = None  # bytes, as rounded by the service
    expires: date | None = None


class ToldPayment(Record, frozen=True):
    """What a mail says was paid (汇款告知). `payer` "" = it names none: the unit itself paid."""

    amount: Money
    payer: str = ""
    unit: str = ""
    rooms: int | None = None


class Message(Record, frozen=True):
    """One mail.

    `received_at` comes from the Received header that our own server added, in Asia/Shanghai;
    None when there is none. `dated` is what the sender's own clock claims and judges nothing.
    `automatic` lists why the mail must not be answered by a machine; empty for a person's mail.
    `source` is the path of the file, `path#n` inside a mailbox (n counts from 1).
    """

    source: str
    sha256: str
    kind: MailKind
    message_id: str = ""
    sender: str = ""  # the bare address
    sender_name: str = ""
    reply_to: str = ""
    subject: str = ""
    received_at: datetime | None = None
    dated: datetime | None = None
    text: str = ""
    unit: str | None = None
    attachments: tuple[Attachment, ...] = ()
    links: tuple[BigLink, ...] = ()
    in_reply_to: str = ""
    references: tuple[str, ...] = ()
    automatic: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()
