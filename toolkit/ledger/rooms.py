"""Rooms in order of payment (订房次序): who completed his due first chooses first.

The rule of the accountant's tables: only units paid in full before the deadline, in the order in
which their completing payments arrived; a unit is never split: the booked hotel if it holds the
whole unit, else the first hotel in the order of the list that does, else none.
"""

from collections.abc import Iterable, Sequence

from toolkit.ledger.allocation import NO_ROOM as NO_ROOM
from toolkit.ledger.allocation import Ask, Stock, allot
from toolkit.model.bank import DueUnit, Hotel
from toolkit.model.record import Record
from toolkit.model.room_facts import RoomPart


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
    asks = [
        Ask(claim.unit.unit_id, (RoomPart(claim.unit.hotel, "", claim.unit.rooms),), claim.open)
        for claim in claims
    ]
    stock = [Stock(hotel.name, "", hotel.rooms) for hotel in hotels]
    return [
        Roomed(one.unit, one.order, one.parts[0].hotel if one.parts else NO_ROOM, one.reason)
        for one in allot(asks, stock, {}, may_part=False)
    ]
