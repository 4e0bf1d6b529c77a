"""Giving out rooms (安排住房): who comes first chooses first, a unit stays together where it fits.

What a unit booked in one hotel is placed as a whole: as booked, else in other rooms of that hotel
with as many beds, else in the first hotel of the list that holds it, else (where that is allowed)
parted over several. Rooms that were given before stay as they are.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

from toolkit.model.record import Record
from toolkit.model.room_facts import RoomPart, hotels_of, merged

NO_ROOM = "无房"


class Stock(Record, frozen=True):
    """The rooms of one type that the organiser holds in one hotel; `beds` 0 = unknown."""

    hotel: str
    type: str
    rooms: int
    beds: int = 0


class Ask(Record, frozen=True):
    """What a unit booked. `open` = its payment is still undecided: it keeps its place in the row
    and the rooms, so that nobody loses or gains one by the decision, but it is given nothing.
    `more` = what it booked beyond the rooms that it has already.
    """

    unit: str
    parts: tuple[RoomPart, ...]
    open: bool = False
    more: tuple[RoomPart, ...] = ()


class Result(StrEnum):
    """How it came out, as the sheet shows it."""

    AS_BOOKED = "如所订"
    OTHER_TYPE = "换了房型"
    MOVED = "调到别家"
    PARTED = "分住几家"
    NOTHING = NO_ROOM


class Allotment(Record, frozen=True):
    """The place of a unit in the row, what it gets, and why."""

    unit: str
    order: int
    parts: tuple[RoomPart, ...]
    result: Result
    reason: str


class _Free:
    """What is left of each kind of room, in the order of the list."""

    def __init__(self, stock: Iterable[Stock]) -> None:
        self.stock = tuple(stock)
        self.rooms = {(one.hotel, one.type): one.rooms for one in self.stock}
        self.beds = {(one.hotel, one.type): one.beds for one in self.stock}
        self.hotels = tuple(dict.fromkeys(one.hotel for one in self.stock))

    def take(self, parts: Iterable[RoomPart]) -> None:
        for part in parts:
            key = (part.hotel, part.type)
            self.rooms[key] = self.rooms.get(key, 0) - part.rooms

    def has(self, parts: Sequence[RoomPart]) -> bool:
        wanted: dict[tuple[str, str], int] = {}
        for part in parts:
            key = (part.hotel, part.type)
            wanted[key] = wanted.get(key, 0) + part.rooms
        return all(self.rooms.get(key, 0) >= rooms for key, rooms in wanted.items())

    def in_hotel(self, hotel: str, parts: Sequence[RoomPart]) -> tuple[RoomPart, ...] | None:
        """The whole booking in this hotel, of other types with as many beds; None = too full."""
        left, found = dict(self.rooms), []
        for part in parts:
            got = self._some(hotel, part, left, part.rooms)
            if sum(one.rooms for one in got) < part.rooms:
                return None
            found += got
        return tuple(found)

    def anywhere(self, parts: Sequence[RoomPart]) -> tuple[RoomPart, ...] | None:
        """Parted over hotels, the booked one first; None when all together hold too few."""
        left, found = dict(self.rooms), []
        for part in parts:
            missing = part.rooms
            for hotel in (part.hotel, *(h for h in self.hotels if h != part.hotel)):
                got = self._some(hotel, part, left, missing)
                missing -= sum(one.rooms for one in got)
                found += got
            if missing:
                return None
        return tuple(found)

    def _some(
        self, hotel: str, part: RoomPart, left: dict[tuple[str, str], int], wanted: int
    ) -> list[RoomPart]:
        """Up to `wanted` rooms of one hotel, the booked type first; takes them from `left`."""
        beds = self.beds.get((part.hotel, part.type), 0)
        kinds = [one for one in self.stock if one.hotel == hotel and _suits(one, part, beds)]
        kinds.sort(key=lambda one: one.type != part.type)
        found = []
        for kind in kinds:
            count = min(wanted, max(0, left[kind.hotel, kind.type]))
            if count:
                left[kind.hotel, kind.type] -= count
                wanted -= count
                found.append(RoomPart(kind.hotel, kind.type, count))
        return found

    @property
    def total(self) -> int:
        """All rooms that are left."""
        return sum(max(0, rooms) for rooms in self.rooms.values())


def allot(
    asks: Iterable[Ask], stock: Iterable[Stock], given: Mapping[str, tuple[RoomPart, ...]],
    *, together: bool = True, may_part: bool = True,
) -> list[Allotment]:  # fmt: skip
    """Rooms for the asks in their order; `given` = what stays as it is, by unit.

    Who booked nothing takes no place in the row. An ask that is open is left out of the answer.
    """
    free = _Free(stock)
    for parts in given.values():
        free.take(parts)
    found = []
    asked = [ask for ask in asks if sum(part.rooms for part in ask.parts) > 0]
    for order, ask in enumerate(asked, 1):
        if ask.unit in given:
            found.append(_kept(ask, order, given[ask.unit], free, together, may_part))
            continue
        got, reasons = _placed(ask, free, together, may_part)
        parts = merged(got)
        free.take(parts)
        if not ask.open:
            result = compared(ask.parts, parts)
            found.append(Allotment(ask.unit, order, parts, result, "；".join(reasons)))
    return found


def _kept(
    ask: Ask, order: int, has: tuple[RoomPart, ...], free: _Free, together: bool, may_part: bool
) -> Allotment:
    """What a unit has stays; what it booked beyond that is placed after it."""
    said = "已经安排，不再变动"
    if ask.more:
        got, reasons = _placed(Ask(ask.unit, ask.more), free, together, may_part)
        free.take(got)
        has, said = merged((*has, *got)), f"原来的不动；另加的：{'；'.join(reasons)}"
    return Allotment(ask.unit, order, has, compared(ask.parts, has), said)


class Kept(Record, frozen=True):
    """What stays of the rooms a unit was given, which booking that serves, and what is missing."""

    parts: tuple[RoomPart, ...]
    serves: tuple[RoomPart, ...]
    more: tuple[RoomPart, ...] = ()


def kept_of(
    booked: Sequence[RoomPart], has: Sequence[RoomPart], wanted: Sequence[RoomPart]
) -> Kept:
    """After a unit changed its booking: fewer rooms give some up, more rooms are asked for.

    `booked` = what the rooms it has were given for. Another hotel is a new booking altogether.
    """
    if {p.hotel for p in booked} != {p.hotel for p in wanted}:
        return Kept((), (), tuple(wanted))
    before, now = _counted(booked), _counted(wanted)
    left = _counted(has)
    more = []
    for key in {**before, **now}:
        difference = now.get(key, 0) - before.get(key, 0)
        if difference > 0:
            home = key[0] if any(hotel == key[0] for hotel, _ in left) else next(iter(left))[0]
            more.append(RoomPart(home, key[1], difference))
        _give_up(left, key, -difference)
    serves = {key: min(rooms, before.get(key, 0)) for key, rooms in now.items()}
    return Kept(_parts(left), _parts(serves), tuple(more))


def _give_up(left: dict[tuple[str, str], int], key: tuple[str, str], rooms: int) -> None:
    """Takes rooms away, of that kind first, else of the last that the unit has."""
    for kind in (key, *reversed(list(left))):
        gone = min(left.get(kind, 0), max(0, rooms))
        if gone:
            left[kind] -= gone
            rooms -= gone


def _parts(counted: Mapping[tuple[str, str], int]) -> tuple[RoomPart, ...]:
    return tuple(RoomPart(*key, rooms) for key, rooms in counted.items() if rooms)


def compared(wanted: Sequence[RoomPart], got: Sequence[RoomPart]) -> Result:
    """What became of a booking."""
    if not got:
        return Result.NOTHING
    if _counted(wanted) == _counted(got):
        return Result.AS_BOOKED
    booked, given = {p.hotel for p in wanted}, {p.hotel for p in got}
    if given <= booked:
        return Result.OTHER_TYPE
    return Result.MOVED if len(given) <= len(booked) else Result.PARTED


def _placed(
    ask: Ask, free: _Free, together: bool, may_part: bool
) -> tuple[tuple[RoomPart, ...], list[str]]:
    """What the whole unit gets: all of it, or nothing."""
    taken: list[RoomPart] = []
    reasons: list[str] = []
    for hotel, parts in hotels_of(ask.parts).items():
        got, reason = _group(hotel, parts, free, together, may_part)
        reasons.append(reason)
        if not got:
            for part in taken:  # what its other bookings took is free again
                free.take([RoomPart(part.hotel, part.type, -part.rooms)])
            return (), reasons[-1:]
        free.take(got)
        taken += got
    for part in taken:
        free.take([RoomPart(part.hotel, part.type, -part.rooms)])
    return tuple(taken), reasons


def _group(
    hotel: str, parts: Sequence[RoomPart], free: _Free, together: bool, may_part: bool
) -> tuple[tuple[RoomPart, ...], str]:
    count, said = sum(part.rooms for part in parts), hotel or "（未写）"
    if free.has(parts):
        return tuple(parts), f"所订 {said} 还有 {count} 间"
    if got := free.in_hotel(hotel, parts):
        return got, f"所订 {said} 的这种房型不够，换成 {_words(got)}"
    if together or not may_part:
        for other in free.hotels:
            if other != hotel and (got := free.in_hotel(other, parts)):
                return got, f"所订 {said} 已不够 {count} 间，改到 {other}"
    if may_part and (got := free.anywhere(parts)):
        return got, f"没有一家酒店还剩 {count} 间，分住 {_words(got)}"
    if may_part:
        return (), f"各家合计只剩 {free.total} 间，不够 {count} 间"
    return (), f"没有一家酒店还剩 {count} 间，整队不拆开"


def _suits(kind: Stock, part: RoomPart, beds: int) -> bool:
    return kind.type == part.type or not part.type or not beds or kind.beds == beds


def _counted(parts: Iterable[RoomPart]) -> dict[tuple[str, str], int]:
    found: dict[tuple[str, str], int] = {}
    for part in parts:
        found[part.hotel, part.type] = found.get((part.hotel, part.type), 0) + part.rooms
    return found


def _words(parts: Iterable[RoomPart]) -> str:
    return "、".join(f"{p.hotel} {p.type} {p.rooms} 间".replace("  ", " ") for p in parts)
