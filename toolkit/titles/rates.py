"""Score rates (得分率): the steps that an event knows, their sources, the points they ask for."""

from collections.abc import Mapping

from toolkit.model.record import Record
from toolkit.rules.schema import Regulation
from toolkit.rules.titles import Step
from toolkit.titles.xiangqi import STEPS as XIANGQI_STEPS


class Confirmed(Record, frozen=True):
    """A rate that the organiser confirmed or filled in, with its source."""

    rate: int
    source: str = ""
    by: str = ""


class Rate(Record, frozen=True):
    """One cell of the table. `rate` None = nobody has filled it in; `sure` = it may be used."""

    start: str
    goal: str
    rate: int | None
    sure: bool
    source: str
    adults: bool = False

    @property
    def key(self) -> str:
        """Its row id in 等级核定, and the end of its decision's key."""
        return row_id(self.start, self.goal, adults=self.adults)


def row_id(start: str, goal: str, *, adults: bool) -> str:
    """一级棋士→候补棋协大师, with a mark for the adults' own rows."""
    return f"{start}→{goal}" + ("（成年）" if adults else "")


def rates(regulation: Regulation, confirmed: Mapping[str, Confirmed]) -> tuple[Rate, ...]:
    """The event's table; a xiangqi event without one gets the grades' general table.

    What a person confirmed holds against the file.
    """
    if regulation.titles is None:
        return ()
    steps = regulation.titles.steps
    if not steps and regulation.game == "xiangqi":
        steps = XIANGQI_STEPS
    return tuple(_rate(step, confirmed) for step in steps)


def _rate(step: Step, confirmed: Mapping[str, Confirmed]) -> Rate:
    said = confirmed.get(row_id(step.start, step.goal, adults=step.adults))
    if said:
        source = " ".join(filter(None, (said.source, said.by and f"（{said.by}确认）")))
        return Rate(step.start, step.goal, said.rate, True, source or "组委会确认", step.adults)
    sure = step.confirmed and step.rate is not None
    return Rate(step.start, step.goal, step.rate, sure, step.reading, step.adults)


def needed(rate: int, rounds: int) -> int:
    """Half points that a rate in per cent asks for: rate × rounds, rounded up to a half point."""
    return -(-2 * rate * rounds // 100)
