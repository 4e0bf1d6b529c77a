"""Regulations with one number changed or one block dropped, to see whether the audit notices.

Run as a program it reports the share noticed and every survivor:
`python -m tests.rules.mutants [ID…]`.
"""

import copy
import re
import sys
import tomllib
from collections.abc import Iterator
from datetime import date, time, timedelta
from typing import Any, NamedTuple

import msgspec

from tests.regulations import ALL, regulation, source_text, text
from toolkit.rules.audit import Audit, audit
from toolkit.rules.load import contradictions
from toolkit.rules.schema import Regulation

Place = tuple[str | int, ...]
_PROSE = frozenset({"reading", "reason", "aliases", "name", "short", "id", "holder", "address"})


class Mutant(NamedTuple):
    """One changed regulation: what was done where."""

    kind: str  # "number" or "drop"
    place: Place
    value: Any = None

    @property
    def key(self) -> str:
        """The place as people write it: hotels[0].amount."""
        steps = (f"[{p}]" if isinstance(p, int) else f".{p}" for p in self.place)
        return "".join(steps).lstrip(".")

    def of(self, data: dict[str, Any]) -> dict[str, Any]:
        """The data so changed."""
        made = copy.deepcopy(data)
        around: Any = made
        for step in self.place[:-1]:
            around = around[step]
        if self.kind == "drop":
            del around[self.place[-1]]
        else:
            around[self.place[-1]] = self.value
        return made


def mutants(data: dict[str, Any]) -> Iterator[Mutant]:
    """Every mutant of the data. Numbers in explanations, names and spellings are prose."""
    for place, value in _leaves(data, ()):
        field = next((str(p) for p in reversed(place) if isinstance(p, str)), "")
        if field in _PROSE:
            continue
        for other in _changed(value):
            yield Mutant("number", place, other)
    for place in _blocks(data, ()):
        yield Mutant("drop", place)


def survives(mutant: Mutant, data: dict[str, Any], original: Audit, source: str) -> bool:
    """True when the audit says nothing that it did not say before."""
    try:
        changed = msgspec.convert(mutant.of(data), Regulation)
    except msgspec.ValidationError:
        return False
    if contradictions(changed):
        return False
    found = audit(changed, source)
    return not (
        set(found.missing) - set(original.missing)
        or set(found.unclaimed) - set(original.unclaimed)
        or {(f.code, f.message) for f in found.findings}
        - {(f.code, f.message) for f in original.findings}
    )


def survivors(name: str) -> tuple[int, list[Mutant]] | None:
    """How many mutants a regulation has, and which survive; None without its text."""
    source = source_text(name)
    if source is None:
        return None
    original = audit(regulation(name), source)
    data = tomllib.loads(text(name))
    made = list(mutants(data))
    return len(made), [mutant for mutant in made if survives(mutant, data, original, source)]


def _leaves(value: Any, place: Place) -> Iterator[tuple[Place, Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, (*place, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _leaves(inner, (*place, index))
    else:
        yield place, value


def _changed(value: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield value + 1
    elif isinstance(value, date):
        yield value + timedelta(days=1)
        yield value.replace(year=value.year + 1)
    elif isinstance(value, time):
        yield value.replace(hour=(value.hour + 1) % 24)
    elif isinstance(value, str):
        for found in re.finditer(r"(?<![A-Za-z])\d", value):
            digit = str((int(found[0]) + 1) % 10)
            yield value[: found.start()] + digit + value[found.end() :]


def _blocks(value: Any, place: Place) -> Iterator[Place]:
    """Every table of the file, and every inline table of a list."""
    if isinstance(value, dict):
        if place:
            yield place
        for key, inner in value.items():
            yield from _blocks(inner, (*place, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _blocks(inner, (*place, index))


if __name__ == "__main__":
    for one in sys.argv[1:] or ALL:
        result = survivors(one)
        if result is None:
            print(f"{one}: no text here")  # noqa: T201
            continue
        total, left = result
        print(f"{one}: {total - len(left)} of {total} noticed")  # noqa: T201
        for mutant in left:
            print(f"  {mutant.kind} {mutant.key}")  # noqa: T201
