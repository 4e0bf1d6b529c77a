"""What stands against boards and byes that the arbiter wants to set himself (裁判长指定)."""

from collections.abc import Iterator, Sequence

from toolkit.model.finding import Finding
from toolkit.pairing.xiangqi_points.field import Contender
from toolkit.pairing.xiangqi_points.findings import refused_pin
from toolkit.pairing.xiangqi_points.settings import Pin
from toolkit.pairing.xiangqi_points.terms import Terms


def pin_problems(pins: Sequence[Pin], field: Sequence[Contender], terms: Terms) -> list[Finding]:
    """Why pins can't stand; empty if all can.

    An arbiter may set aside colours, units and floats, but not who is here, nor that nobody meets
    the same opponent twice or has more byes than he may.
    """
    by_number = {player.number: player for player in field}
    seen: set[int] = set()
    problems: list[Finding] = []
    for pin in pins:
        problems += [refused_pin(pin, why, terms.round) for why in _faults(pin, by_number, terms)]
        numbers = {pin.white} if pin.black is None else {pin.white, pin.black}
        problems += [
            refused_pin(pin, f"{number}号在本轮已另有安排", terms.round)
            for number in sorted(numbers & seen)
        ]
        seen |= numbers
    return problems


def _faults(pin: Pin, by_number: dict[int, Contender], terms: Terms) -> Iterator[str]:
    numbers = [pin.white] if pin.black is None else [pin.white, pin.black]
    missing = [number for number in numbers if number not in by_number]
    if missing:
        yield from (f"{number}号本轮不参加编排" for number in missing)
    elif pin.black is None:
        if by_number[pin.white].byes >= terms.settings.byes_per_player:
            yield f"{pin.white}号已经轮空过"
    elif pin.white == pin.black:
        yield "棋手不能与自己对弈"
    elif pin.black in by_number[pin.white].met:
        yield f"{pin.white}号与{pin.black}号已经相遇过"
