"""Board and lodging (食宿费) by the room plan: people, empty beds, what a withdrawal leaves.

A room that must be booked whole is charged for its beds, the empty ones in a line of their own.
After publication a withdrawn player's bed costs the days that the regulation keeps; other beds
that are given up cost what they cost before, where the regulation says that nothing is paid back.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date

from toolkit.entries.roster import Room
from toolkit.ledger.charges import Charge, ChargeKind
from toolkit.model.money import Money
from toolkit.model.record import Record
from toolkit.rules.parts import Hotel
from toolkit.rules.schema import Regulation


class Booking(Record, frozen=True):
    """What was booked when the list was published, and how many were added since.

    `names` = whose withdrawal was approved; `waiting` = how many withdrew and were not let go.
    """

    rooms: tuple[Room, ...] = ()
    added: int = 0
    names: tuple[str, ...] = ()
    waiting: int = 0

    @property
    def withdrawn(self) -> int:
        """How many withdrew with approval."""
        return len(self.names)


def board_lines(
    rooms: Iterable[Room], regulation: Regulation, was: Booking | None = None
) -> Iterator[Charge]:
    """The lines of the plan as it is; `was` = the plan as published, None before publication."""
    plan = tuple(rooms)
    spared = _spared(plan, regulation, was)
    for room in plan:
        hotel = hotel_of(room, regulation)
        if hotel is not None and (room.people or (hotel.per == "room" and room.rooms)):
            yield _occupied(room, hotel, regulation)
            empty = empty_beds(room, regulation)
            free = min(empty, spared.get(hotel.name, 0))
            spared[hotel.name] = spared.get(hotel.name, 0) - free
            if empty > free:
                yield _empty(empty - free, hotel, room, regulation)
    if was is not None:
        yield from _given_up(plan, regulation, was)


def hotel_of(room: Room, regulation: Regulation) -> Hotel | None:
    """The hotel of a line, when the regulation knows it."""
    return next((h for h in regulation.hotels if h.name == room.hotel), None)


def days_of(room: Room, regulation: Regulation) -> int:
    """Days that a line stays; without dates the whole event."""
    whole = regulation.lodging.days if regulation.lodging else 1
    return _days(room.arrive, room.depart) or whole


def empty_beds(room: Room, regulation: Regulation) -> int:
    """Beds of a line that nobody sleeps in and that are charged all the same."""
    lodging = regulation.lodging
    if lodging is None or not lodging.empty_bed_charged or not room.people:
        return 0
    return max(0, room.beds * (room.rooms or 0) - room.people)


def one_day(hotel: Hotel, regulation: Regulation) -> Money:
    """One day of a package (一天住宿费): the package over its days, half up to the fen."""
    if hotel.price_of == "day":
        return hotel.money
    days = regulation.lodging.days if regulation.lodging else 1
    return hotel.money.share(1, days)


def _days(arrive: date | None, depart: date | None) -> int:
    return max((depart - arrive).days, 0) if arrive and depart else 0


def _occupied(room: Room, hotel: Hotel, regulation: Regulation) -> Charge:
    days = days_of(room, regulation)
    count = (room.rooms or 0) if hotel.per == "room" else (room.people or 0)
    stay = f" {days} 天" if hotel.price_of == "day" else ""
    return Charge(
        f"{hotel.name} 食宿费", count, hotel.price(days), hotel.clause,
        f"{room.type} {room.rooms if room.rooms is not None else '?'} 间 {room.people} 人{stay}",
        ChargeKind.BOARD,
    )  # fmt: skip


def _empty(count: int, hotel: Hotel, room: Room, regulation: Regulation) -> Charge:
    assert regulation.lodging
    return Charge(
        f"{hotel.name} 空床", count, hotel.price(days_of(room, regulation)),
        regulation.lodging.clause, "整间预订，不拼房", ChargeKind.BOARD,
    )  # fmt: skip


def _spared(plan: Sequence[Room], regulation: Regulation, was: Booking | None) -> dict[str, int]:
    """Empty beds that withdrawals made, by hotel: they cost the days kept, not the full price."""
    if was is None or not regulation.changes or not regulation.changes.withdrawal_keeps_days:
        return {}
    left, spared = was.withdrawn, {}
    before, now = _empties(was.rooms, regulation), _empties(plan, regulation)
    for hotel, count in now.items():
        more = min(left, max(0, count - before.get(hotel, 0)))
        spared[hotel] = more
        left -= more
    return spared


def _given_up(plan: Sequence[Room], regulation: Regulation, was: Booking) -> Iterator[Charge]:
    """What is owed for beds that were booked and are not any more."""
    rule, lodging = regulation.changes, regulation.lodging
    if rule is None or lodging is None or not was.rooms:
        return
    kept, refused = _released(plan, regulation, was)
    for hotel, count in kept:
        if rule.withdrawal_keeps_days:
            each = one_day(hotel, regulation) * rule.withdrawal_keeps_days
            yield Charge(
                f"{hotel.name} 扣 {rule.withdrawal_keeps_days} 天住宿费", count, each, rule.clause,
                f"公示后退赛：{'、'.join(was.names)}", ChargeKind.KEPT_BOARD,
            )  # fmt: skip
    waiting = was.waiting
    for hotel, count in refused:
        held = min(count, waiting) if lodging.separate_refunds else count
        waiting -= min(count, waiting)
        if held:
            why = "退赛还没有批准" if was.waiting else "公示后退订，不单独退款"
            yield Charge(
                f"{hotel.name} 退订的床位", held, hotel.price(lodging.days), lodging.clause,
                why, ChargeKind.BOARD,
            )  # fmt: skip


_Beds = list[tuple[Hotel, int]]


def _released(plan: Sequence[Room], regulation: Regulation, was: Booking) -> tuple[_Beds, _Beds]:
    """Beds given up, by hotel: those of the players who withdrew, and all others.

    A player's room goes with him: the empty beds of rooms that withdrawals gave up are his. Who
    was added sleeps in a bed of his own, so a plan that did not grow gave one up.
    """
    fewer = max(0, _people(was.rooms) + was.added - _people(plan))
    gone = min(was.withdrawn, fewer)
    others = fewer - gone
    before, now = _empties(was.rooms, regulation), _empties(plan, regulation)
    kept: _Beds = []
    refused: _Beds = []
    for hotel in _by_drop(plan, regulation, was):
        change = _booked(plan, hotel) - _booked(was.rooms, hotel)
        drop = max(0, -change)
        own = min(gone, drop if drop or hotel.per == "room" else gone)
        rest = min(others, drop - own) if drop > own else 0
        gone, others = gone - own, others - rest
        filled = max(0, change)  # an empty bed that somebody took is not given up
        empties = max(0, before.get(hotel.name, 0) - now.get(hotel.name, 0) - filled)
        kept.append((hotel, own + empties if own else 0))
        refused.append((hotel, rest if own else rest + empties))
    return [(h, n) for h, n in kept if n], [(h, n) for h, n in refused if n]


def _by_drop(plan: Sequence[Room], regulation: Regulation, was: Booking) -> list[Hotel]:
    """The booked hotels, those that lost people first."""
    booked = [h for h in regulation.hotels if _booked(was.rooms, h)]
    return sorted(booked, key=lambda h: _booked(plan, h) >= _booked(was.rooms, h))


def _booked(rooms: Iterable[Room], hotel: Hotel) -> int:
    """What the hotel charges by: people, or rooms."""
    mine = [room for room in rooms if room.hotel == hotel.name]
    return sum(room.rooms or 0 for room in mine) if hotel.per == "room" else _people(mine)


def _people(rooms: Iterable[Room]) -> int:
    return sum(room.people or 0 for room in rooms)


def _empties(rooms: Iterable[Room], regulation: Regulation) -> dict[str, int]:
    found: dict[str, int] = {}
    for room in rooms:
        found[room.hotel] = found.get(room.hotel, 0) + empty_beds(room, regulation)
    return found
