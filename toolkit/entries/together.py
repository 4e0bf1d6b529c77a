"""Which forms of a unit count together: a newer form replaces those whose players it names again.

Forms without a common player (分组分别寄来) stand beside each other until the list is published,
and a person is told (F018). Who decides that the newer one replaces all has said so by refusing.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from msgspec.structs import replace

from toolkit.entries.people import DECISIONS, People, Register, people_of
from toolkit.entries.roster import Entry, Step, Version
from toolkit.model.event import State
from toolkit.model.form import Form
from toolkit.model.said import Said
from toolkit.rules.schema import Regulation

CODE = "F018"


class Together(NamedTuple):
    """The forms that count, their players, and how it came to that, form by form."""

    parts: tuple[Version, ...]
    people: People
    steps: tuple[Step, ...]


class _Part(NamedTuple):
    version: Version
    people: People


def apart_key(form: Form) -> str:
    """What tells the decision about this form (F018) from one about another of the unit."""
    return form.sha256[:12]


def together(
    key: str,
    versions: Sequence[Version],
    regulation: Regulation | None,
    state: State,
    start: int = 0,
) -> Together:
    """Plays a unit's forms in order. `start` = the roster's number of its first player."""
    register = Register(key)
    published = state.publications[0].at if state.publications else None
    parts: list[_Part] = []
    steps: list[Step] = []
    for version in versions:
        people = people_of(
            version, key, register, regulation, state.corrections, start, state.decisions
        )
        before = _entries(parts, start)
        apart = _apart(parts, people) if _in_time(version, published) else []
        kept = [] if _replaces_all(key, version, state.decisions) else apart
        replaced = [part.version for part in parts if part not in kept]
        parts = [*kept, _Part(version, people)]
        steps.append(
            Step(
                version,
                tuple(before),
                tuple(_entries(parts, start)),
                tuple(replaced),
                tuple(part.version for part in apart),
                len(kept) == len(apart),
            )
        )
    doubles = tuple(double for part in parts for double in part.people.doubles)
    people = People(tuple(_entries(parts, start)), doubles)
    return Together(tuple(part.version for part in parts), people, tuple(steps))


def whole_form(parts: Sequence[Version]) -> Form | None:
    """The statements of several forms about the unit, the newest first; None when there is one.

    Totals are left out: each spoke of its own part.
    """
    if len(parts) == 1:
        return None
    forms = [part.form for part in parts]
    heading: dict[str, tuple[Said, ...]] = {}
    for form in forms:
        heading |= {f: said for f, said in form.heading.items() if not f.startswith("total_")}
    return replace(
        forms[-1],
        heading=heading,
        players=tuple(line for form in forms for line in form.players),
        rooms=tuple(line for form in forms for line in form.rooms),
        companions=tuple(line for form in forms for line in form.companions),
        pictures=tuple(picture for form in forms for picture in form.pictures),
    )


def _entries(parts: Sequence[_Part], start: int) -> list[Entry]:
    found = [entry for part in parts for entry in part.people.entries]
    return [replace(entry, order=start + number) for number, entry in enumerate(found)]


def _apart(parts: Sequence[_Part], people: People) -> list[_Part]:
    """The forms of which the newer one names nobody; a form without players replaces all."""
    named = {entry.id for entry in people.entries}
    return [p for p in parts if named and not named & {e.id for e in p.people.entries}]


def _in_time(version: Version, published: datetime | None) -> bool:
    """After the publication a form with other players is a change, never a second half."""
    return published is None or version.order[0] <= published


def _replaces_all(key: str, version: Version, decisions: DECISIONS) -> bool:
    decided = decisions.get((CODE, f"{key}/{apart_key(version.form)}"))
    return decided is not None and decided.verdict == "refuse"
