"""What the data of a regulation says, piece by piece, in the form in which a text can prove it."""

import re
from collections.abc import Iterator
from datetime import date, time
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from toolkit.model.record import Record
from toolkit.rules.base import Part
from toolkit.rules.eligibility import Admission, TitleCap
from toolkit.rules.money import CertificateFee
from toolkit.rules.schema import Regulation

_MONTH = re.compile(r"\d{4}-\d{2}")
_DIGITS = re.compile(r"(?<![A-Za-z/\d])\d+(?![A-Za-z\d])")
# Prose, spellings and settings: digits in them are no figures of the text.
_NO_FIGURES = frozenset(
    {"clause", "quote", "also", "reading", "aliases", "rules", "keys",
     "round_robin_keys", "number", "code", "what"}
)  # fmt: skip
_TITLED = (Admission, TitleCap, CertificateFee)  # here a title is what the phrase must name
_TITLE_FIELDS = frozenset(
    {"titles", "title_from", "title_to", "grades", "grade_from", "grade_to", "title", "start"}
)


class Need(NamedTuple):
    """One value that a phrase or the reading must state, with its key path."""

    key: str
    value: int | date | time | str


class Claim(NamedTuple):
    """One rule or part: its phrases, where they stand, and the values they must prove."""

    key: str
    clause: str
    phrases: tuple[str, ...]
    reading: str
    needs: tuple[Need, ...]


def claims(regulation: Regulation) -> tuple[Claim, ...]:
    """All rules and parts, in the order of the file."""
    found: list[Claim] = []
    for name, value in _fields(regulation):
        if name not in ("unmodelled",):
            _collect(value, name, "", found)
    return tuple(found)


def _collect(value: Any, key: str, clause: str, found: list[Claim]) -> Iterator[Need] | tuple[()]:
    """Adds the claims inside a value; returns the needs that belong to the part around it."""
    if isinstance(value, Part):
        at = len(found)
        clause = value.clause or clause
        found.append(Claim(key, clause, (), "", ()))  # keeps its place before its own parts
        needs = tuple(_inside(value, key, clause, found))
        phrases = (*((value.quote,) if value.quote else ()), *value.also)
        found[at] = Claim(key, clause, phrases, value.reading, needs)
        return ()
    if isinstance(value, Record):
        return iter(tuple(_inside(value, key, clause, found)))
    if isinstance(value, tuple):
        parts = [_collect(v, f"{key}[{i}]", clause, found) for i, v in enumerate(value)]
        return iter([need for part in parts for need in part])
    return iter(())


def _inside(record: Record, key: str, clause: str, found: list[Claim]) -> Iterator[Need]:
    titled = isinstance(record, _TITLED)
    for name, value in _fields(record):
        if name in _NO_FIGURES or value == _default(type(record), name):
            continue
        place = f"{key}.{name}"
        yield from _values(value, place, titled and name in _TITLE_FIELDS)
        yield from _collect(value, place, clause, found)


def _values(value: Any, key: str, titled: bool) -> Iterator[Need]:
    """Figures, days and times that stand in a field itself."""
    if isinstance(value, bool):
        return
    if isinstance(value, int | date | time):
        yield Need(key, value)
    elif isinstance(value, str):
        if _MONTH.fullmatch(value) or (titled and value):
            yield Need(key, value)
        else:
            yield from (Need(key, int(digits)) for digits in _DIGITS.findall(value))
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            if not isinstance(item, Record):
                yield from _values(item, f"{key}[{index}]", titled)


def _fields(record: Record) -> list[tuple[str, Any]]:
    return [(name, getattr(record, name)) for name in record.__struct_fields__]


@lru_cache(maxsize=512)
def _default(kind: type[Record], name: str) -> Any:
    field = next(f for f in msgspec.structs.fields(kind) if f.name == name)
    return field.default
