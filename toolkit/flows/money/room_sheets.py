"""住房安排: the row of payments (5内部), units and hotels for the public, lists for the hotels."""

from datetime import datetime

from toolkit.entries.roster import Unit
from toolkit.flows.desk import Desk
from toolkit.flows.money.room_plan import RoomPlan
from toolkit.flows.money.rooms_held import stock
from toolkit.flows.posting import post
from toolkit.flows.stamps import stamp
from toolkit.layouts.listing import ListColumn, Listing
from toolkit.ledger.allocation import Result, compared
from toolkit.ledger.reconcile.units import UNIT_STATUS_NAMES
from toolkit.ledger.rooming import RoomLine, numbered, rooming, shared
from toolkit.model.bank import BankRow
from toolkit.model.room_facts import GivenRooms, RoomPart
from toolkit.rules.schema import Regulation
from toolkit.store.folder import INTERNAL
from toolkit.workbooks.rooming_book import rooming_book
from toolkit.workbooks.rooms_book import PartRow, RoomRow, StockRow, rooms_book

ROOMS = f"{INTERNAL}/住房安排.xlsx"
LISTS = f"{INTERNAL}/入住名单-"
PUBLIC_LIST = "住房安排"
_BY = {
    "completing_payment": "付清那一笔的先后",
    "first_payment": "第一笔缴费的先后",
    "entry": "报名的先后（缴清的）",
}


def write_room_sheets(desk: Desk, plan: RoomPlan) -> None:
    """Both kinds, from the rooms that were given."""
    given = {unit: one for unit, one in desk.state.rooms.given.items() if one.parts}
    units = {unit.id: unit for unit in plan.found.roster.units}
    name = desk.regulation.short
    parts = [
        PartRow(part.hotel, part.type, units[unit].name, part.rooms, _people(units[unit], one, n))
        for unit, one in given.items()
        if unit in units
        for n, part in enumerate(one.parts)
    ]
    held = stock(desk.state, desk.regulation)
    order = {(one.hotel, one.type): n for n, one in enumerate(held)}
    parts.sort(key=lambda part: order.get((part.hotel, part.type), len(order)))
    taken = [
        StockRow(s.hotel, s.type, s.beds, s.rooms, _taken(parts, s.hotel, s.type)) for s in held
    ]
    rows = _rows(desk, plan)
    desk.outputs.write(
        ROOMS, rooms_book(stamp(desk), name, rows, taken, parts, _rule(desk.regulation))
    )
    if parts:
        post(desk, PUBLIC_LIST, stamp(desk), [_public(desk, parts)])
    beds = {(one.hotel, one.type): one.beds for one in held}
    for hotel, lines in _by_hotel(desk, plan, given, beds).items():
        safe = hotel.replace("/", "／")
        desk.outputs.write(f"{LISTS}{safe}.xlsx", rooming_book(stamp(desk), name, hotel, lines))
    desk.outputs.sweep(LISTS)


def _public(desk: Desk, parts: list[PartRow]) -> Listing:
    """Units and hotels, without a name of a person: published with the entry list."""
    lodging = desk.regulation.lodging
    same = lodging is not None and lodging.overflow_same_price
    notes = ("请各单位核对，有错误当天联系。",)
    return Listing(
        "住房安排", f"{desk.regulation.short} 住房安排", f"{stamp(desk).created:%Y-%m-%d %H:%M}",
        (
            ListColumn("酒店", 28),
            ListColumn("单位", 40, wrap=True),
            ListColumn("房型", 14, "center"),
            ListColumn("间数", 8, "center"),
        ),
        tuple((part.hotel, part.unit, part.type, part.rooms) for part in parts),
        notes=(*notes, "因满员调到别家的，费用不变。") if same else notes,
    )  # fmt: skip


def _by_hotel(
    desk: Desk, plan: RoomPlan, given: dict[str, GivenRooms], beds: dict[tuple[str, str], int]
) -> dict[str, list[RoomLine]]:
    """All rooms by hotel, each unit's together; numbered, shared where the organiser pairs."""
    lines = [
        line
        for unit in plan.found.roster.units
        if unit.id in given
        for line in rooming(unit, given[unit.id].parts, beds)
    ]
    lodging = desk.regulation.lodging
    if lodging and lodging.organiser_pairs:
        lines = shared(lines)
    found: dict[str, list[RoomLine]] = {}
    for line in numbered(lines):
        found.setdefault(line.hotel, []).append(line)
    return found


def _rows(desk: Desk, plan: RoomPlan) -> list[RoomRow]:
    """Every unit that booked: first those in the row, then the others with the reason."""
    units = {unit.id: unit for unit in plan.found.roster.units}
    states = {state.unit_id: state for state in plan.money.states}
    given = desk.state.rooms.given
    rows = []
    for one in plan.allotted:
        said = given.get(one.unit)
        state = states.get(one.unit)
        paid = _moment(state.completed) if state else ""
        wanted, why = plan.wanted[one.unit], said.reason if said else one.reason
        rows.append(
            RoomRow(
                one.order, units[one.unit].name, paid, _words(wanted), _words(one.parts),
                one.result.value, _priced(why, one.result, desk.regulation),
                one.result is not Result.NOTHING,
            )
        )  # fmt: skip
    named = {one.unit for one in plan.allotted}
    for unit in plan.found.roster.units:
        wanted = plan.wanted.get(unit.id, ())
        if unit.id in named or not wanted:
            continue
        has = given[unit.id].parts if unit.id in given else ()
        state = states.get(unit.id)
        status = UNIT_STATUS_NAMES[state.status] if state else "未缴"
        until = "截止前" if plan.money.deadline else ""
        why = f"{status}，房间保留" if has else f"{status}，{until}没有确认缴清，没有安排"
        result = compared(wanted, has).value if has else "未安排"
        rows.append(
            RoomRow(None, unit.name, "", _words(wanted), _words(has), result, why, bool(has))
        )
    return rows


def _priced(why: str, result: Result, rules: Regulation) -> str:
    """The price is that of the booking, where the regulation says so."""
    moved = result in (Result.MOVED, Result.PARTED)
    same = rules.lodging is not None and rules.lodging.overflow_same_price
    return f"{why}，费用不变" if moved and same else why


def _rule(rules: Regulation) -> str:
    lodging = rules.lodging
    if lodging is None:
        return ""
    clause = f"（规程{lodging.order.clause}）" if lodging.order.clause else ""
    return f"按{_BY[lodging.order.by]}{clause}；一个单位尽量住在一处；已经安排的不再变动"


def _people(unit: Unit, given: GivenRooms, place: int) -> int:
    """People in one part: the whole plan's, shared out by rooms."""
    people = sum(room.people or 0 for room in unit.rooms)
    rooms = sum(part.rooms for part in given.parts)
    before = sum(part.rooms for part in given.parts[:place])
    return people * (before + given.parts[place].rooms) // rooms - people * before // rooms


def _taken(parts: list[PartRow], hotel: str, kind: str) -> int:
    return sum(part.rooms for part in parts if (part.hotel, part.type) == (hotel, kind))


def _words(parts: tuple[RoomPart, ...]) -> str:
    return "、".join(" ".join(filter(None, (p.hotel, p.type, f"{p.rooms} 间"))) for p in parts)


def _moment(row: BankRow | None) -> str:
    if row is None:
        return ""
    at: datetime | None = row.time
    return f"{at:%Y-%m-%d %H:%M}" if at else f"{row.date:%Y-%m-%d}"
