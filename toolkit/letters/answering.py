"""Decides whether a machine may answer a mail, and how long its sender has waited."""

from collections.abc import Collection
from datetime import datetime, timedelta
from enum import StrEnum

from toolkit.model.message import MailKind, Message
from toolkit.model.record import Record

_NEVER = {
    MailKind.BOUNCE: "这是退信",
    MailKind.AUTO_REPLY: "这是自动回复",
    MailKind.SPAM: "这是垃圾邮件",
    MailKind.SUSPICIOUS: "邮件可疑，先请人看过",
}
DUE_SOON = timedelta(hours=20)
LIMIT = timedelta(hours=24)


def may_answer(
    message: Message, own_addresses: Collection[str], answered_today: int = 0
) -> str | None:
    """Why no draft may be written to this mail; None when one may.

    `answered_today`: drafts already written to this sender on the same day; a second one could
    be the start of two machines writing to each other.
    """
    if "@" not in message.sender:
        return "没有发件人地址"
    own = {address.lower() for address in own_addresses}
    if {message.sender, message.reply_to or message.sender} & own:
        return "这是我们自己发出的邮件"
    if message.kind in _NEVER:
        return _NEVER[message.kind]
    if message.automatic:
        return f"邮件由机器发出（{message.automatic[0]}）"
    return "今天已给这个地址写过回信" if answered_today else None


class WaitState(StrEnum):
    """How an arrival stands against the promise to answer within 24 hours."""

    ANSWERED = "answered"
    ANSWERED_LATE = "answered_late"
    WAITING = "waiting"
    DUE = "due"  # red: 20 hours have passed
    OVERDUE = "overdue"
    UNKNOWN = "unknown"  # the arrival time is not known


class Wait(Record, frozen=True):
    """One line of the 24-hour report; `hours` is the age, or how long the answer took."""

    state: WaitState
    hours: float | None
    limit: datetime | None


def wait(received: datetime | None, answered: datetime | None, now: datetime) -> Wait:
    """The state of one arrival. Only an answer that was sent stops the clock; a draft does not."""
    if received is None:
        return Wait(WaitState.ANSWERED if answered else WaitState.UNKNOWN, None, None)
    age = (answered or now) - received
    if answered:
        state = WaitState.ANSWERED if age <= LIMIT else WaitState.ANSWERED_LATE
    elif age > LIMIT:
        state = WaitState.OVERDUE
    else:
        state = WaitState.DUE if age >= DUE_SOON else WaitState.WAITING
    return Wait(state, round(age / timedelta(hours=1), 1), received + LIMIT)
