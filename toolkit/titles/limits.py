"""How far one may rise: the section's cap, titles at once, what the event must have."""

from collections.abc import Iterator, Sequence
from math import ceil

from toolkit.rules.eligibility import Level
from toolkit.rules.schema import Regulation
from toolkit.rules.titles import EventMinimum
from toolkit.titles.rates import Rate
from toolkit.values.titles import NONE, title_order

_ADULT = 18
GRADES = {"一级运动员": "棋协大师", "二级运动员": "候补棋协大师", "三级运动员": "一级棋士"}
"""Sports grades stand for these titles when one applies."""


def held(title: str | None, grade: str | None) -> str:
    """The title from which a player rises: his own, or what his sports grade stands for."""
    known = [t for t in (title, GRADES.get(grade or "")) if title_order(t) is not None]
    return max((t for t in known if t), key=lambda t: title_order(t) or 0, default=NONE)


def is_adult(level: Level) -> bool:
    """Whether it is the section of adults, which has rows of its own."""
    return any((way.age_from or 0) >= _ADULT for way in level.admit)


def within_cap(goal: str, level: Level) -> bool:
    """Whether the regulation lets players of this level apply for that title."""
    cap = level.title_cap
    if cap is None or cap.title is None:
        return False
    return (title_order(goal) or 0) <= (title_order(cap.title) or 0)


def steps_up(start: str, goal: str, table: Sequence[Rate]) -> int:
    """How many titles at once; who has none begins at the lowest title that the table gives him."""
    if start != NONE:
        return (title_order(goal) or 0) - (title_order(start) or 0)
    lowest = min((title_order(rate.goal) or 0 for rate in table if rate.start == NONE), default=0)
    return (title_order(goal) or 0) - lowest + 1


def lacks(
    minimum: EventMinimum, level: Level, rounds: int, regulation: Regulation
) -> Iterator[str]:
    """What a section with so many rounds lacks for these titles, in words."""
    play, days = regulation.play, regulation.dates.play
    if rounds < minimum.rounds:
        yield f"只有 {rounds} 轮（至少 {minimum.rounds} 轮）"
    clock = play.clock_of(level.name)
    if clock and clock.minutes_a_game() < minimum.minutes:
        yield f"每局双方合计 {clock.minutes_a_game()} 分钟（至少 {minimum.minutes} 分钟）"
    a_day = ceil(rounds / ((days.last - days.first).days + 1))
    if minimum.games_a_day and a_day > minimum.games_a_day:
        yield f"每天 {a_day} 局（最多 {minimum.games_a_day} 局）"


def missing_for(goal: str, level: Level, rounds: int, regulation: Regulation) -> tuple[str, ...]:
    """What the section lacks for one title; () = it gives it."""
    titles = regulation.titles
    minima = [m for m in titles.minima if goal in m.titles] if titles else []
    return tuple(word for minimum in minima for word in lacks(minimum, level, rounds, regulation))
