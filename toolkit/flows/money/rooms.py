"""`qisai rooms`: rooms in order of payment; what was given stays, only the rest is worked out."""

from collections import Counter
from collections.abc import Sequence

from toolkit.flows.desk import Desk
from toolkit.flows.money.room_plan import RoomPlan, changed, work_out
from toolkit.flows.money.room_sheets import LISTS, PUBLIC_LIST, ROOMS, write_room_sheets
from toolkit.flows.money.rooms_held import BOOK, read_held, stock, write_held
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.typed_rows import TypedRows
from toolkit.ledger.allocation import Result
from toolkit.model.finish_facts import WorkedOut
from toolkit.model.room_facts import GivenRooms, RoomsGiven


def rooms(desk: Desk) -> Outcome | Failure:
    """Reads the rooms held, gives out what can be given, writes the lists."""
    if not desk.regulation.hotels or desk.regulation.lodging is None:
        return Failure("规程没有统一安排住宿，不用分房。", "食宿自理的赛事不需要这一步。")
    if desk.regulation.fees_pending:
        return Failure("食宿的价格还没有公布，不能按缴费先后分房。", "请先把补充通知写进规程。")
    typed = read_held(desk)
    desk.note(typed.facts)
    plan = work_out(desk)
    held = sum(one.rooms for one in stock(desk.state, desk.regulation))
    new = changed(desk.state.rooms.given, plan) if held else ()
    desk.note([*([RoomsGiven(new)] if new else []), WorkedOut("rooms")])
    after = write_rooms(desk, typed)
    lines = [*typed.lines(BOOK), *_lines(after, new, held), *desk.outputs.notes()]
    return Outcome(tuple(lines), _next_step(after, held), _json(after))


def write_rooms(desk: Desk, typed: TypedRows | None = None) -> RoomPlan:
    """All sheets about rooms as of the last time they were worked out."""
    then = desk.as_of(desk.state.finish.worked_out["rooms"])
    plan = work_out(then)
    write_held(then, [part for parts in plan.wanted.values() for part in parts], typed)
    write_room_sheets(then, plan)
    return plan


def _lines(plan: RoomPlan, new: Sequence[GivenRooms], held: int) -> list[str]:
    if not held:
        return [f"还没有写各酒店有多少间：{BOOK}"]
    results = Counter(one.result for one in plan.allotted)
    rooms = sum(part.rooms for one in plan.allotted for part in one.parts)
    named = "，".join(f"{result} {count}" for result, count in results.items())
    return [
        f"按缴费先后安排 {len(plan.allotted)} 个单位（{rooms} 间）：{named or '还没有单位缴清'}。",
        f"  这一次新安排或变动的 {sum(bool(one.parts) for one in new)} 个单位；已经安排的不动。",
        f"  住房安排：{ROOMS}",
        f"  给酒店的名单：{LISTS}<酒店>.xlsx；可以公示的：3公布/{PUBLIC_LIST}",
    ]


def _next_step(plan: RoomPlan, held: int) -> str:
    if not held:
        return f"在 {BOOK} 里写各酒店的间数，再运行 qisai rooms。"
    if any(one.result is Result.NOTHING for one in plan.allotted):
        return f"有单位没有房：在 {BOOK} 的“另加酒店”里写另找的酒店，再运行 qisai rooms。"
    return "把入住名单发给酒店；名单和住房一起公示：qisai publish。"


def _json(plan: RoomPlan) -> dict[str, object]:
    names = {unit.id: unit.name for unit in plan.found.roster.units}
    return {
        "units": [
            {
                "unit": names[one.unit],
                "order": one.order,
                "result": one.result.value,
                "rooms": [{"hotel": p.hotel, "type": p.type, "rooms": p.rooms} for p in one.parts],
                "reason": one.reason,
            }
            for one in plan.allotted
        ]
    }
