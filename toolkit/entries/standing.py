"""How a player stands against what a level admits (以证书、等级分分组)."""

from enum import StrEnum

from toolkit.entries.admission import Condition, Person, What, applies, conditions, qualifies
from toolkit.model.record import Record
from toolkit.rules.eligibility import Admission, Level
from toolkit.rules.schema import Regulation
from toolkit.values.titles import NONE, title_order


class Outcome(StrEnum):
    """How it comes out, as the check that it leads to."""

    FITS = "fits"
    BELOW = "E002"  # title or grade below what the level demands
    ABOVE = "E003"  # title or grade above what it allows
    UNSTATED = "E004"  # nothing stated to judge by
    OUT_OF_BAND = "E007"  # rating outside the level's band
    AGE = "P015"  # of another age
    OTHERWISE = "E019"  # region, registration, kind of entrant, former champions


class Standing(Record, frozen=True):
    """`disagree` = title and grade belong to different levels; the higher one counted.

    `higher` = the highest level above this one for which the player qualifies, where the
    regulation only warns of that. `lacks` = what keeps him out where nothing else does.
    """

    outcome: Outcome
    disagree: bool = False
    higher: Level | None = None
    lacks: tuple[Condition, ...] = ()


# Conditions that no title, rating or age can make good.
_BESIDE = frozenset({What.REGION, What.CHAMPION, What.REGISTERED, What.ENTRANT})


def stand(person: Person, level: Level, regulation: Regulation) -> Standing:
    """Holds a player against a level's ways to qualify."""
    outcome = _outcome(person, level, regulation)
    lacks = _lacks(_states(person, level, regulation)) if outcome is Outcome.OTHERWISE else ()
    higher = _higher(person, level, regulation) if outcome is Outcome.FITS else None
    return Standing(outcome, _disagree(person, level, regulation), higher, lacks)


def has_no_section(person: Person, regulation: Regulation) -> bool:
    """Whether the event has no level at all for a player (too young for one, titled too low)."""
    gap = regulation.gap
    if gap is None or person.title is None or person.age is None or person.age >= gap.age:
        return False
    held, least = title_order(person.title), title_order(gap.title)
    if held is None or least is None or held >= least:
        return False
    return not any(
        qualifies(way, person, regulation) for level in regulation.levels for way in level.admit
    )


def _outcome(person: Person, level: Level, regulation: Regulation) -> Outcome:
    states = _states(person, level, regulation)
    if not states:
        return Outcome.FITS
    held = [c.state for one in states for c in one if c.what in (What.TITLE, What.GRADE)]
    rated = [c.state for one in states for c in one if c.what is What.RATING]
    if level.above == "refuse" and (1 in held or all(map(_for_beginners, states))):
        return Outcome.ABOVE
    if rated and all(state == 1 for state in rated):
        return Outcome.OUT_OF_BAND
    if any(all(c.state == 0 for c in one) for one in states):
        return Outcome.FITS
    if _lacks(states):
        return Outcome.OTHERWISE
    if any(state is not None for state in rated):
        return Outcome.OUT_OF_BAND
    if -1 in held:
        return Outcome.BELOW
    return _by_age(states, bool(held or rated))


def _states(
    person: Person, level: Level, regulation: Regulation
) -> tuple[tuple[Condition, ...], ...]:
    """The conditions of every way that is open to his sex."""
    ways = (way for way in level.admit if applies(way, person))
    return tuple(tuple(conditions(way, person, regulation)) for way in ways)


def _lacks(states: tuple[tuple[Condition, ...], ...]) -> tuple[Condition, ...]:
    """What he lacks on the way on which he lacks least, where it is nothing that he could hold."""
    open_ways = [
        missing
        for one in states
        if (missing := tuple(c for c in one if c.state != 0))
        and all(c.what in _BESIDE for c in missing)
    ]
    return min(open_ways, key=len, default=())


def _for_beginners(conditions: tuple[Condition, ...]) -> bool:
    """A way for players without title or rating, and he has one."""
    return any(c.what is What.NOTHING_HELD and c.state == 1 for c in conditions)


def _by_age(states: tuple[tuple[Condition, ...], ...], something_asked: bool) -> Outcome:
    """Nothing held speaks against the player: his age does, or what he did not state."""
    ages = [c.state for one in states for c in one if c.what is What.AGE]
    if any(state not in (0, None) for state in ages):
        return Outcome.AGE
    return Outcome.UNSTATED if something_asked else Outcome.FITS


def _higher(person: Person, level: Level, regulation: Regulation) -> Level | None:
    """The highest level above for which title, grade or rating qualify; None where that is fine."""
    if level.above != "warn":
        return None
    if level.warn_from and (title_order(person.title) or 0) < (title_order(level.warn_from) or 0):
        return None
    above = regulation.levels[: regulation.levels.index(level)]
    return next(
        (
            other
            for other in above
            if any(_by_merit(way) and qualifies(way, person, regulation) for way in other.admit)
        ),
        None,
    )


def _by_merit(way: Admission) -> bool:
    """Whether a way asks for something that was won, not for an age or a school year."""
    return bool(
        way.titles or way.title_from or way.grades or way.grade_from or way.rating_from is not None
    )


def _disagree(person: Person, level: Level, regulation: Regulation) -> bool:
    """Title and grade reach different levels, where certificates alone decide."""
    if level.above != "refuse" or person.title in (None, NONE) or person.grade is None:
        return False
    by_grade = _reached(person, What.GRADE, regulation)
    return by_grade is not None and by_grade != _reached(person, What.TITLE, regulation)


def _reached(person: Person, what: What, regulation: Regulation) -> int | None:
    """The index of the highest level that a title or grade reaches; -1 above all, None below."""
    for index, level in enumerate(regulation.levels):
        states = [
            condition.state
            for way in level.admit
            for condition in conditions(way, person, regulation)
            if condition.what is what
        ]
        if 1 in states and index == 0:
            return -1
        if 0 in states or 1 in states:
            return index
    return None
