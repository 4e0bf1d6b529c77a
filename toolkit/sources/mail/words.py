"""The words by which mails are told apart; organisers may change them in templates/words."""

import tomllib
from functools import cache

import msgspec

from toolkit.assets import template
from toolkit.model.record import Record


class BigLinkWords(Record, frozen=True):
    """Pieces of addresses under which mail services keep big attachments."""

    hosts: tuple[str, ...]


class NameWords(Record, frozen=True):
    """Words of attachment names, and of the tables inside."""

    entry: tuple[str, ...]
    other_papers: tuple[str, ...]
    evidence: tuple[str, ...]
    seal: tuple[str, ...]
    decor: tuple[str, ...]
    table: tuple[str, ...]
    dangerous: tuple[str, ...]


class BounceWords(Record, frozen=True):
    """How a returned mail (退信) shows."""

    senders: tuple[str, ...]
    subjects: tuple[str, ...]


class AutoReplyWords(Record, frozen=True):
    """How an automatic answer (自动回复) shows when no header says so."""

    subjects: tuple[str, ...]
    bodies: tuple[str, ...]


class HitWords(Record, frozen=True):
    """Words of which `hits` different ones are needed."""

    words: tuple[str, ...]
    hits: int


class RemittanceWords(Record, frozen=True):
    """A payment that was made (`done`), or whose details are given (`names`).

    `denied`: words about money that comes back, or that was not paid yet. `payers` and `amounts`
    stand before the payer and the amount, `wholes` before a sum of several; `by` are patterns
    with the payer as their group.
    """

    done: tuple[str, ...]  # regular expressions
    names: tuple[str, ...]
    denied: tuple[str, ...]
    payers: tuple[str, ...]
    by: tuple[str, ...]  # regular expressions
    amounts: tuple[str, ...]
    wholes: tuple[str, ...]
    roles: tuple[str, ...]  # what a payer is, before his name


class PromiseWords(Record, frozen=True):
    """A mail that says something is attached."""

    words: tuple[str, ...]
    subjects: tuple[str, ...]
    denied: tuple[str, ...]


class QuestionWords(Record, frozen=True):
    """A mail that asks."""

    words: tuple[str, ...]


class QuotedWords(Record, frozen=True):
    """Lines from which on the words are not the sender's own."""

    markers: tuple[str, ...]
    forwards: tuple[str, ...]


class UnitWords(Record, frozen=True):
    """How names of units look, and what stands around them."""

    endings: tuple[str, ...]
    openings: tuple[str, ...]
    introductions: tuple[str, ...]
    fillers: tuple[str, ...]
    never: tuple[str, ...]
    vague: tuple[str, ...]
    events: tuple[str, ...]  # regular expressions
    labels: tuple[str, ...]


class Words(Record, frozen=True):
    """All of templates/words/mail.toml."""

    big_link: BigLinkWords
    names: NameWords
    bounce: BounceWords
    auto_reply: AutoReplyWords
    spam: HitWords
    suspicious: HitWords
    remittance: RemittanceWords
    promise: PromiseWords
    question: QuestionWords
    quoted: QuotedWords
    unit: UnitWords


@cache
def words() -> Words:
    """The shipped words; an unknown key in the file is an error."""
    text = template("words", "mail.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Words)


def any_of(text: str, candidates: tuple[str, ...]) -> bool:
    """Whether one of the words stands in the text, letter case aside."""
    lower = text.lower()
    return any(word.lower() in lower for word in candidates)


def count_of(text: str, candidates: tuple[str, ...]) -> int:
    """How many different words of the list stand in the text."""
    lower = text.lower()
    return sum(word.lower() in lower for word in candidates)
