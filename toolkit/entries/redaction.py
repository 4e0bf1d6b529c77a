"""What stays of a fact when personal data is deleted (个人信息到期删除).

What was public stays: names, sexes, units, sections, titles, results, prizes. Everything else that
a person said about himself becomes a salted digest: equal values stay equal, nobody can read them.
Law: 个人信息保护法 article 47; bookkeeping papers are kept elsewhere.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from toolkit.model.facts import AnyFact

Digest = Callable[[str], str]

PUBLIC_FIELDS = frozenset({
    "name", "sex", "section", "title", "grade", "unit", "rating", "leader", "coach", "seq",
    "hotel", "type", "rooms", "people", "arrive", "depart",
})  # fmt: skip
"""Fields of a form that the public lists show too, or that say nothing about a person."""

SECRET_KEYS = frozenset({
    "id_number", "birth", "sender", "sender_name", "reply_to", "payer", "account",
    "remark", "summary", "extra", "phone", "holder", "branch", "address", "relation", "evidence",
    "examples",
})  # fmt: skip
"""Keys of any record whose text is personal."""

TYPED_PUBLIC = frozenset({"came", "what", "covers", "names", "amount", "order", "rate", "source"})
"""What people typed about others that is not about the person: keys of `RowTyped.said`."""


def redact(fact: AnyFact, digest: Digest) -> AnyFact:
    """The fact without personal values; its kind, order and links stay."""
    plain = msgspec.to_builtins(fact)
    made: AnyFact = msgspec.convert(_cleared(plain, digest), AnyFact)
    return made


def _cleared(value: Any, digest: Digest) -> Any:
    if isinstance(value, list | tuple):
        return [_cleared(one, digest) for one in value]
    if not isinstance(value, dict):
        return value
    return {key: _field(key, one, digest, value) for key, one in value.items()}


def _field(key: str, value: Any, digest: Digest, of: dict[str, Any]) -> Any:
    """One field of a record, by what the record is about."""
    if key in ("said", "heading", "detail") and isinstance(value, dict):
        kept = TYPED_PUBLIC if of.get("fact") == "row_typed" else PUBLIC_FIELDS
        return {name: one if name in kept else _secret(one, digest) for name, one in value.items()}
    corrected = key == "value" and of.get("fact") == "corrected"
    if corrected and of.get("field") not in PUBLIC_FIELDS:
        return _secret(value, digest)
    unknown_column = key == "values" and "letter" in of
    of_a_mail = key == "subject" and of.get("fact") == "message_arrived"
    if key in SECRET_KEYS or unknown_column or of_a_mail:
        return _secret(value, digest)
    return _cleared(value, digest)


def _secret(value: Any, digest: Digest) -> Any:
    """Texts become digests, wherever they stand; places of cells stay."""
    if isinstance(value, str):
        return digest(value) if value else value
    if isinstance(value, list | tuple):
        return [_secret(one, digest) for one in value]
    if isinstance(value, dict):
        places = ("where", "kind")
        return {key: v if key in places else _secret(v, digest) for key, v in value.items()}
    return value
