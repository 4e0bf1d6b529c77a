"""G004: what a section lacks for the titles that may be applied for from it."""

from collections.abc import Iterator
from math import ceil

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.checks.sections import NOBODY, Field
from toolkit.model.finding import Severity
from toolkit.rules.eligibility import Level
from toolkit.rules.schema import Regulation
from toolkit.rules.titles import EventMinimum
from toolkit.values.titles import title_order


def misses_title_minimum(ground: Ground, field: Field) -> Iterator[Hit]:
    """轮数、每天局数或用时不够申报等级的最低要求。

    例如人数少改用循环赛，轮数就少了，大师和候补的成绩不能申报。可以并组；不并组的，请事先告知棋手。
    English: rounds, games a day or time control miss the title minimum.
    """
    regulation = ground.regulation
    level = regulation.level_of(field.section.name) if regulation else None
    least = regulation.minimum.players if regulation and regulation.minimum else 1
    if regulation is None or level is None or field.players < least:
        return  # G001 speaks of sections that are too small to be played at all
    for minimum, titles in _wanted(level, regulation):
        lacks = tuple(_lacks(minimum, level, field.players, regulation))
        if lacks:
            yield Hit(
                f"{field.section.name} {field.players} 人：{'、'.join(lacks)}，"
                f"不能申报{'、'.join(titles)}。",
                None,
                "可以并组；不并组的，请事先告知棋手。",
                regulation.titles.clause if regulation.titles else None,
                field.section.name,
                key="、".join(titles),
                entries=(NOBODY,),
            )


def _wanted(level: Level, regulation: Regulation) -> Iterator[tuple[EventMinimum, tuple[str, ...]]]:
    """The minima of the titles that players of a level may rise to."""
    titles, cap = regulation.titles, level.title_cap
    most = title_order(cap.title) if cap and cap.title else None
    if titles is None or most is None:
        return
    held = [title_order(t) or 0 for way in level.admit for t in (*way.titles, way.title_from) if t]
    for minimum in titles.minima:
        goals = tuple(
            title
            for title in minimum.titles
            if min(held, default=0) < (title_order(title) or 0) <= most
            and any(step.goal == title for step in titles.steps)
        )
        if goals:
            yield minimum, goals


def _lacks(
    minimum: EventMinimum, level: Level, players: int, regulation: Regulation
) -> Iterator[str]:
    """What is missing, in words."""
    play, days = regulation.play, regulation.dates.play
    rounds = play.rounds_of(level.name, players) or 0
    if play.plays_all(level.name, players):
        rounds = players - 1 + players % 2
    if rounds < minimum.rounds:
        yield f"只有 {rounds} 轮（至少 {minimum.rounds} 轮）"
    clock = play.clock_of(level.name)
    if clock and clock.minutes_a_game() < minimum.minutes:
        yield f"每局双方合计 {clock.minutes_a_game()} 分钟（至少 {minimum.minutes} 分钟）"
    a_day = ceil(rounds / ((days.last - days.first).days + 1))
    if minimum.games_a_day and a_day > minimum.games_a_day:
        yield f"每天 {a_day} 局（最多 {minimum.games_a_day} 局）"


RULES = (Rule("G004", Severity.WARNING, About.SECTION, misses_title_minimum),)
