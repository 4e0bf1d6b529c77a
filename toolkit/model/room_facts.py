"""Facts about rooms (住房): which unit was given which rooms, once and for good."""

from collections.abc import Iterable

from toolkit.model.fact import Fact
from toolkit.model.record import Record


class RoomPart(Record, frozen=True):
    """So many rooms of one type in one hotel; `type` "" = any."""

    hotel: str
    type: str
    rooms: int


class GivenRooms(Record, frozen=True):
    """What a unit booked, what it was given and why; `parts` () = nothing.

    `order` = its place in the row of payments, 0 = it does not stand in it.
    """

    unit: str
    order: int
    wanted: tuple[RoomPart, ...]
    parts: tuple[RoomPart, ...]
    reason: str = ""


class RoomsGiven(Fact, frozen=True, tag="rooms_given"):
    """Rooms were given out (安排住房): only units whose rooms are new or changed stand in it."""

    given: tuple[GivenRooms, ...]

    @property
    def about(self) -> str:
        """How many units."""
        return f"{len(self.given)} 个单位"


class Rooms(Record, frozen=True):
    """The rooms of every unit as they are now, by unit."""

    given: dict[str, GivenRooms] = {}

    def after(self, fact: RoomsGiven) -> "Rooms":
        """The rooms after one more fact; a unit keeps what it has until a fact names it."""
        return Rooms({**self.given, **{one.unit: one for one in fact.given}})


def merged(parts: Iterable[RoomPart]) -> tuple[RoomPart, ...]:
    """One part a hotel and type, in the order in which they come first."""
    counted: dict[tuple[str, str], int] = {}
    for part in parts:
        key = (part.hotel, part.type)
        counted[key] = counted.get(key, 0) + part.rooms
    return tuple(RoomPart(*key, rooms) for key, rooms in counted.items() if rooms)


def hotels_of(parts: Iterable[RoomPart]) -> dict[str, list[RoomPart]]:
    """The parts of a booking by hotel, in their order."""
    found: dict[str, list[RoomPart]] = {}
    for part in parts:
        found.setdefault(part.hotel, []).append(part)
    return found
