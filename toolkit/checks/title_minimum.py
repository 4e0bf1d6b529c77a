"""G004: what a section lacks for the titles that may be applied for from it."""

from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.checks.sections import NOBODY, Field
from toolkit.model.finding import Severity
from toolkit.rules.eligibility import Level
from toolkit.rules.schema import Regulation
from toolkit.rules.titles import EventMinimum
from toolkit.titles.limits import lacks
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
    rounds = _rounds(level, field.players, regulation)
    for minimum, titles in _wanted(level, regulation):
        missing = tuple(lacks(minimum, level, rounds, regulation))
        if missing:
            yield Hit(
                f"{field.section.name} {field.players} 人：{'、'.join(missing)}，"
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


def _rounds(level: Level, players: int, regulation: Regulation) -> int:
    """The rounds that a section of so many players will have."""
    play = regulation.play
    if play.plays_all(level.name, players):
        return players - 1 + players % 2
    return play.rounds_of(level.name, players) or 0


RULES = (Rule("G004", Severity.WARNING, About.SECTION, misses_title_minimum),)
