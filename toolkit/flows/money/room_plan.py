"""Who gets which rooms (分房), from the facts: what was given stays, the rest by payment."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from toolkit.entries.roster import Unit
from toolkit.flows.desk import Desk
from toolkit.flows.money.balance import accounts_of
from toolkit.flows.money.full_survey import survey
from toolkit.flows.money.reconcile import Reconciled, claims
from toolkit.flows.money.rooms_held import stock
from toolkit.flows.survey import Survey, rejected
from toolkit.ledger.allocation import Allotment, Ask, Kept, allot, kept_of
from toolkit.ledger.rooms import Claim
from toolkit.model.record import Record
from toolkit.model.room_facts import GivenRooms, RoomPart, merged
from toolkit.rules.schema import Regulation


class RoomPlan(Record, frozen=True):
    """What every unit booked, what stays of earlier rooms, and the row of payments."""

    found: Survey
    money: Reconciled
    wanted: dict[str, tuple[RoomPart, ...]]
    kept: dict[str, Kept]
    allotted: tuple[Allotment, ...]


def work_out(desk: Desk) -> RoomPlan:
    """The rooms as the facts have them."""
    found = survey(desk)
    money = accounts_of(desk, found)
    wanted = {unit.id: booked(unit, found) for unit in found.roster.units}
    row = _confirmed(money, claims(money.dues, money.decisions, money.states, money.deadline))
    paid = {claim.unit.unit_id for claim in row if not claim.open}
    kept = {
        unit: stays
        for unit, one in desk.state.rooms.given.items()
        if one.parts and wanted.get(unit)
        for stays in (_stays(one, wanted[unit], unit in paid),)
        if stays.parts
    }
    order = desk.regulation.lodging.order if desk.regulation.lodging else None
    made = allot(
        _asks(row, found, money, wanted, kept, desk.regulation),
        stock(desk.state, desk.regulation),
        {unit: one.parts for unit, one in kept.items()},
        together=order.keep_units_together if order else True,
    )
    return RoomPlan(found, money, wanted, kept, tuple(made))


def booked(unit: Unit, found: Survey) -> tuple[RoomPart, ...]:
    """What a unit's plan asks for; nothing when all its entries were refused or withdrew."""
    out = rejected(found, unit)
    if all(entry.id in out for entry in unit.entries):
        return ()
    parts = []
    for room in unit.rooms:
        if room.hotel_known and room.people:
            count = room.rooms or -(-room.people // (room.beds or 2))
            parts.append(RoomPart(room.hotel, room.type if room.type_known else "", count))
    return merged(parts)


def _confirmed(money: Reconciled, row: Sequence[Claim]) -> list[Claim]:
    """A payment that is only proposed keeps its place: rooms that are given stay given."""
    sure = {s.unit_id: s.confirmed for s in money.states}
    return [
        replace(
            claim, open=claim.open or sure[claim.unit.unit_id] < claim.unit.due - claim.unit.later
        )
        for claim in row
    ]


def _stays(one: GivenRooms, wanted: tuple[RoomPart, ...], paid: bool) -> Kept:
    """What a unit keeps; one that booked another hotel and has not paid keeps what it has."""
    stays = kept_of(one.wanted, one.parts, wanted)
    return stays if stays.parts or paid else Kept(one.parts, one.wanted)


def _asks(
    claimed: Sequence[Claim], found: Survey, money: Reconciled,
    wanted: Mapping[str, tuple[RoomPart, ...]], kept: Mapping[str, Kept], rules: Regulation,
) -> list[Ask]:  # fmt: skip
    """Who has paid in time, in the order that the regulation names."""
    row = [
        Ask(unit, wanted.get(unit, ()), claim.open, kept[unit].more if unit in kept else ())
        for claim in claimed
        for unit in (claim.unit.unit_id,)
    ]
    by = rules.lodging.order.by if rules.lodging else "completing_payment"
    if by == "entry":
        paid = {ask.unit: ask for ask in row}
        return [paid[unit.id] for unit in found.roster.units if unit.id in paid]
    if by == "first_payment":
        first: dict[str, int] = {}
        for place, decision in enumerate(money.decisions):
            for part in decision.booked:
                if part.amount.fen > 0:
                    first.setdefault(part.unit_id, place)
        return sorted(row, key=lambda ask: first.get(ask.unit, len(money.decisions)))
    return row


def changed(given: Mapping[str, GivenRooms], plan: RoomPlan) -> tuple[GivenRooms, ...]:
    """What is new against what was given: rooms for more units, other rooms, rooms given up."""
    now: dict[str, GivenRooms] = {}
    for one in plan.allotted:
        wanted = plan.wanted[one.unit]
        if kept := plan.kept.get(one.unit):
            served = sum(p.rooms for p in one.parts) >= _rooms(kept.parts) + _rooms(kept.more)
            wanted = wanted if served else kept.serves
        now[one.unit] = GivenRooms(one.unit, one.order, wanted, one.parts, one.reason)
    for unit, old in given.items():
        if unit in now or not old.parts:
            continue
        if not plan.wanted.get(unit):
            now[unit] = GivenRooms(unit, 0, (), (), "不再住宿，房间空出")
        elif kept := plan.kept.get(unit):
            now[unit] = GivenRooms(unit, old.order, kept.serves, kept.parts, old.reason)
    return tuple(
        new
        for unit, new in now.items()
        if unit not in given or (given[unit].wanted, given[unit].parts) != (new.wanted, new.parts)
    )


def _rooms(parts: tuple[RoomPart, ...]) -> int:
    return sum(part.rooms for part in parts)
