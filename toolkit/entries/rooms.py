"""The room plan (订房计划) of a form, held against the regulation's hotels and room types."""

import re
from collections.abc import Iterable
from datetime import date

from msgspec.structs import replace

from toolkit.entries.roster import Room
from toolkit.model.form import Form, Line
from toolkit.rules.parts import Hotel, RoomType
from toolkit.rules.schema import Regulation
from toolkit.values.dates import read_date, read_day_near
from toolkit.values.text import squeeze, stated

_COUNT = re.compile(r"(\d{1,4})(?:\.0+)?(?:间|人|位|套|个|床)?")
_NAMES = re.compile(r"[、，,;；/\s]+")


def rooms_of(form: Form, regulation: Regulation | None) -> tuple[Room, ...]:
    """Every line of the plan, in the form's order."""
    return tuple(_room(line, regulation) for line in form.rooms)


def vacated(rooms: tuple[Room, ...], names: Iterable[str]) -> tuple[Room, ...]:
    """The plan without these people: out of the line that names each, else out of the last one.

    A room that nobody is left in is given up; beds that stay empty in a kept room stay in it.
    """
    plan = list(rooms)
    for name in names:
        held = [n for n, room in enumerate(plan) if room.people]
        named = [n for n in held if name in plan[n].names]
        if held:
            place = (named or held)[0 if named else -1]
            plan[place] = _without(plan[place], name)
    return tuple(plan)


def _without(room: Room, name: str) -> Room:
    people, rooms = (room.people or 0) - 1, room.rooms
    if rooms is not None:
        tight = room.beds > 0 and rooms == -(-(people + 1) // room.beds)
        rooms = -(-people // room.beds) if tight else min(rooms, people)
    kept = tuple(one for one in room.names if one != name)
    return replace(room, people=people, rooms=rooms, names=kept)


def _room(line: Line, regulation: Regulation | None) -> Room:
    hotel_text, type_text = _text(line, "hotel"), _text(line, "type")
    hotel = _hotel(hotel_text, regulation)
    kind = _type(type_text, hotel)
    unread = tuple(
        field
        for field in ("rooms", "people")
        if _text(line, field) and whole_number(_text(line, field)) is None
    )
    return Room(
        line,
        hotel.name if hotel else hotel_text,
        hotel is not None,
        kind.name if kind else type_text,
        kind is not None,
        kind.beds if kind else 0,
        whole_number(_text(line, "rooms")),
        whole_number(_text(line, "people")),
        _day(line, "arrive", regulation),
        _day(line, "depart", regulation),
        tuple(name for name in _NAMES.split(_text(line, "names")) if name),
        unread,
    )


def _hotel(text: str, regulation: Regulation | None) -> Hotel | None:
    """The hotel of that name: exact, then contained either way; nothing when two fit."""
    wanted = squeeze(text)
    if not wanted or regulation is None:
        return None
    fits = [h for h in regulation.hotels if wanted in map(squeeze, (h.name, *h.aliases))]
    if not fits:
        fits = [h for h in regulation.hotels if squeeze(h.name) in wanted]
    return fits[0] if len(fits) == 1 else None


def _type(text: str, hotel: Hotel | None) -> RoomType | None:
    wanted = squeeze(text)
    if hotel is None or not wanted:
        return None
    for kind in hotel.rooms:
        if wanted in map(squeeze, (kind.name, *kind.aliases)):
            return kind
    fits = [kind for kind in hotel.rooms if any(map(wanted.startswith, (kind.name, *kind.aliases)))]
    return fits[0] if len(fits) == 1 else None


def _day(line: Line, field: str, regulation: Regulation | None) -> date | None:
    """A date; month and day alone ("1月17日") belong to the year of the event."""
    said = line.said.get(field)
    if said is None:
        return None
    if regulation is None:
        verdict = read_date(said)
        return verdict.day if verdict else None
    return read_day_near(said, regulation.dates.play.first)


def whole_number(text: str) -> int | None:
    """A count as people write it: 3, 3间, ３ 人; None when it is none."""
    found = _COUNT.fullmatch(squeeze(text))
    return int(found[1]) if found else None


def _text(line: Line, field: str) -> str:
    return stated(line.said.get(field))
