"""What a unit owes (应缴): lines with count, price, clause and cause; pure, integer fen.

The entry fee is a player's; leaders, coaches and companions pay only their package. A room that
must be booked whole is charged for its beds, the empty ones in a line of their own.
"""

from collections.abc import Iterable, Iterator

from toolkit.entries.changes import Change
from toolkit.entries.roster import Room, Unit
from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.rules.parts import Hotel
from toolkit.rules.schema import Regulation


class Charge(Record, frozen=True):
    """One line of what is owed: `count` × `each`, by which clause and why."""

    label: str
    count: int
    each: Money
    clause: str
    cause: str = ""
    board: bool = False  # board and lodging, not a fee

    @property
    def amount(self) -> Money:
        """The line's sum."""
        return self.each * self.count


def charges(
    unit: Unit, regulation: Regulation, changes: Iterable[Change] = (), late: int = 0
) -> tuple[Charge, ...]:
    """All lines of a unit. `changes` = the approved ones; `late` = players who pay a surcharge."""
    return (
        *_fees(unit, regulation),
        *(line for room in unit.rooms for line in _board_and_lodging(room, regulation)),
        *_late(late, regulation),
        *_changes(changes),
    )


def total(lines: Iterable[Charge]) -> Money:
    """The sum of the lines."""
    return sum((line.amount for line in lines), ZERO)


def _fees(unit: Unit, regulation: Regulation) -> Iterator[Charge]:
    for fee in regulation.fees:
        if unit.entries:
            yield Charge(fee.name, len(unit.entries), fee.money, fee.clause, "每名棋手")


def _board_and_lodging(room: Room, regulation: Regulation) -> Iterator[Charge]:
    """A line for the people of a room plan line, and one for the beds they leave empty."""
    hotel = next((h for h in regulation.hotels if h.name == room.hotel), None)
    if hotel is None or not room.people:
        return
    yield Charge(f"{hotel.name} 食宿费", room.people, hotel.money, hotel.clause, _plan(room), True)
    lodging = regulation.lodging
    empty = room.beds * (room.rooms or 0) - room.people
    if lodging and lodging.empty_bed_charged and empty > 0:
        yield Charge(
            f"{hotel.name} 空床", empty, hotel.money, lodging.clause, "整间预订，不拼房", True
        )


def _plan(room: Room) -> str:
    return f"{room.type} {room.rooms or '?'} 间 {room.people} 人"


def _late(players: int, regulation: Regulation) -> Iterator[Charge]:
    if players and regulation.late.surcharge:
        each = Money.yuan(regulation.late.surcharge)
        yield Charge("逾期附加费", players, each, regulation.late.clause, "逾期报名")


def _changes(changes: Iterable[Change]) -> Iterator[Charge]:
    for change in changes:
        if change.fee.fen:
            yield Charge("变更手续费", 1, change.fee, change.clause, change.words)


def one_day(hotel: Hotel, regulation: Regulation) -> Money:
    """One day of a package (一天住宿费): the package over its days, half up to the fen."""
    days = regulation.lodging.days if regulation.lodging else 1
    return hotel.money.share(1, days)
