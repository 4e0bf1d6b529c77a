"""Rooms in order of payment (订房次序): who completed his due first chooses first.

The rule of the benchmark and the default: only units paid in full before the deadline, in the
order in which their completing payments arrived; a unit is never split: the booked hotel if it
holds the whole unit, else the first hotel in the order of the list that does, else none.
"""

from collections.abc import Iterable, Sequence

from toolkit.model.bank import DueUnit, Hotel
from toolkit.model.record import Record

NO_ROOM = "无房"


class Claim(Record, frozen=True):
    """A payment that completes a unit's due, in the order of arrival.

    `open` marks a transfer whose unit is still undecided: it keeps the place in the row and the
    rooms, so that nobody loses or gains a place by the decision, but it gives the unit nothing.
    """

    unit: DueUnit
    open: bool = False


class Roomed(Record, frozen=True):
    """The place of a unit in the row, the hotel it gets (无房 when none holds it), and why."""

    unit_id: str
    order: int
    hotel: str
    reason: str


def room_order(claims: Iterable[Claim], hotels: Sequence[Hotel]) -> list[Roomed]:
    """Rooms for the claims in their order; units that booked no rooms take no place."""
    free = {hotel.name: hotel.rooms for hotel in hotels}
    placed = []
    order = 0
    for claim in claims:
        unit = claim.unit
        if unit.rooms <= 0:
            continue
        order += 1
        hotel = _choose(unit, hotels, free)
        if hotel != NO_ROOM:
            free[hotel] -= unit.rooms
        if not claim.open:
            placed.append(Roomed(unit.unit_id, order, hotel, _why(unit, hotel)))
    return placed


def _choose(unit: DueUnit, hotels: Sequence[Hotel], free: dict[str, int]) -> str:
    if free.get(unit.hotel, 0) >= unit.rooms:
        return unit.hotel
    return next((hotel.name for hotel in hotels if free[hotel.name] >= unit.rooms), NO_ROOM)


def _why(unit: DueUnit, hotel: str) -> str:
    if hotel == unit.hotel:
        return f"所订 {hotel} 还有 {unit.rooms} 间"
    if hotel == NO_ROOM:
        return f"没有一家酒店还剩 {unit.rooms} 间，整队不拆开"
    return f"所订 {unit.hotel or '（未写）'} 已不够 {unit.rooms} 间，改到 {hotel}"
