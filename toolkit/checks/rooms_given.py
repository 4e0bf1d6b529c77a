"""Family R: rooms that were given out — who sleeps elsewhere than he booked."""

from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.entries.roster import Unit
from toolkit.model.finding import Severity
from toolkit.model.room_facts import hotels_of


def moved(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """所订的酒店满员，安排到了别的酒店。

    按缴清的先后分房，先付清的先得。规程说费用不变的，仍按原来所订的价格。
    English: moved to the overflow hotel.
    """
    given = ground.state.rooms.given.get(unit.id)
    lodging = ground.regulation.lodging if ground.regulation else None
    if given is None or lodging is None or not given.parts:
        return
    wanted = {part.hotel for part in given.wanted}
    for hotel, parts in hotels_of(given.parts).items():
        if hotel not in wanted:
            rooms = sum(part.rooms for part in parts)
            price = "，费用不变" if lodging.overflow_same_price else ""
            yield Hit(
                f"所订的{'、'.join(wanted)}已满，{rooms} 间安排到{hotel}{price}。",
                unit.rooms[0].where if unit.rooms else None,
                "请告知单位；先后次序见 5内部/住房安排.xlsx。",
                lodging.order.clause or lodging.clause,
                key=hotel,
            )


RULES = (Rule("R010", Severity.INFO, About.UNIT, moved),)
