"""4回信: a letter becomes a draft there and a fact."""

from hashlib import sha256
from typing import NamedTuple

import msgspec

from toolkit.flows.desk import Desk
from toolkit.letters import context as letter
from toolkit.letters.drafts import File, draft, draft_key
from toolkit.letters.templates import TemplateFault
from toolkit.model.facts import Drafted, MessageArrived
from toolkit.model.message import MailKind, Message
from toolkit.sources.mail.headers import safe_name
from toolkit.store.folder import LETTERS, REGULATION

MONEY = "收款"  # letters about money do not replace those about the entry, nor the other way


class Wanted(NamedTuple):
    """A letter to be drafted: what it says, for whom, and what makes it this letter."""

    context: letter.Context
    kind: str
    name: str  # of the unit, for the file name
    unit: str
    sha256: str
    version: str = ""
    files: tuple[File, ...] = ()

    @property
    def key(self) -> str:
        """The same for the same letter."""
        return draft_key(self.context, self.sha256, self.version)

    @property
    def file(self) -> str:
        """The draft's name."""
        return f"{safe_name(self.name)}-{self.kind}.eml"


def write_draft(
    desk: Desk, wanted: Wanted, message: MessageArrived | None, to: str = ""
) -> Drafted | TemplateFault:
    """Writes the draft as the answer to `message`, else to the address `to`.

    Its fact is returned, not noted; an organiser's template that can't be filled is a fault. A
    draft to the same unit that was never sent and says something else now would only mislead.
    """
    made = draft(
        wanted.context,
        now=desk.now,
        own_address=desk.regulation.address,
        reply_to=_as_message(message) if message else None,
        to=to,
        form_sha256=wanted.sha256,
        version=wanted.version,
        files=wanted.files,
        folder=desk.event / REGULATION / "信件",
    )
    if isinstance(made, TemplateFault):
        return made
    remove_unsent(desk, wanted.unit, money=wanted.kind == MONEY)
    desk.outputs.write(f"{LETTERS}/{wanted.file}", made)
    return Drafted(
        wanted.key, wanted.file, wanted.kind, message.sha256 if message else "", wanted.unit
    )


def version_of(context: letter.Context) -> str:
    """Changes when what the letter says changes."""
    return sha256(msgspec.json.encode(context, order="sorted")).hexdigest()[:16]


def remove_unsent(desk: Desk, unit: str, *, money: bool = False) -> None:
    """Removes the drafts to a unit that were not sent: those about its money, or the others."""
    for fact in desk.state.drafted.values():
        if unit and fact.unit == unit and (fact.kind == MONEY) is money:
            desk.outputs.remove(f"{LETTERS}/{fact.name}")


def _as_message(fact: MessageArrived) -> Message:
    """What a reply needs of the mail it answers."""
    return Message(
        fact.name,
        fact.sha256,
        MailKind(fact.kind),
        fact.message_id,
        fact.sender,
        fact.sender_name,
        fact.reply_to,
        fact.subject,
        fact.received_at,
        references=fact.references,
    )
