"""One way to qualify for a level (参赛资格), condition by condition, for one player."""

from collections.abc import Iterator
from datetime import date
from enum import StrEnum
from typing import NamedTuple

from toolkit.entries.origin import origin
from toolkit.entries.roster import Entry
from toolkit.model.people import Sex
from toolkit.rules.eligibility import Admission, Region
from toolkit.rules.schema import Regulation
from toolkit.values.school_years import read_school_year, school_years
from toolkit.values.text import says_nothing, squeeze, stated
from toolkit.values.titles import NONE, grade_order, title_order


class What(StrEnum):
    """What a condition is about."""

    TITLE = "title"
    GRADE = "grade"
    RATING = "rating"
    AGE = "age"
    REGION = "region"
    NOTHING_HELD = "nothing held"  # for players without rating or title
    CHAMPION = "champion"
    REGISTERED = "registered"
    ENTRANT = "entrant"


class Condition(NamedTuple):
    """`state`: -1 below what is asked, 0 holds, 1 above, None = not known."""

    what: What
    state: int | None


class Person(NamedTuple):
    """What is known of a player for this purpose; `age` in full years on the first day of play.

    `won` = what he is a champion of, as the regulation names it; `perhaps_won` = where only the
    name is the champion's. `school` = what he states of his school.
    """

    title: str | None
    grade: str | None  # None also where the form says that there is none
    rating: int | None
    sex: Sex | None
    birth: date | None
    age: int | None
    id_number: str | None
    registered: bool = False
    entrant: str = "unit"
    school: str = ""
    address: str = ""
    won: frozenset[str] = frozenset()
    perhaps_won: frozenset[str] = frozenset()


def person_of(entry: Entry, regulation: Regulation) -> Person:
    """A sound ID number counts before what the form states beside it."""
    player = entry.player
    sound = player.identity.sound
    birth = player.identity.birth if sound else player.birth
    return Person(
        player.title,
        player.grade if player.grade != NONE else None,
        player.rating,
        player.identity.sex if sound and player.identity.sex else player.sex,
        birth,
        full_years(birth, regulation.dates.play.first) if birth else None,
        player.identity.number if sound else None,
        not says_nothing(squeeze(stated(player.said.said.get("registration")))),
        entry.kind,
        stated(player.said.said.get("school")),
        stated(player.said.said.get("address")),
    )


def full_years(birth: date, day: date) -> int:
    """Age in full years (周岁) on a day."""
    return day.year - birth.year - ((day.month, day.day) < (birth.month, birth.day))


def applies(way: Admission, person: Person) -> bool:
    """A way for one sex is no way for the other."""
    return not (way.sex and person.sex and way.sex != person.sex)


def conditions(way: Admission, person: Person, regulation: Regulation) -> Iterator[Condition]:
    """Every condition of a way. A birth date that is for reference only is none."""
    yield from _held(way, person)
    if way.rating_from is not None or way.rating_to is not None:
        state = between(person.rating, way.rating_from, way.rating_to)
        yield Condition(What.RATING, state)
    if way.age_from is not None or way.age_to is not None:
        yield Condition(What.AGE, between(person.age, way.age_from, way.age_to))
    if (way.born_from or way.born_to) and not way.born_is_reference:
        yield Condition(What.AGE, _born(way, person))
    if way.region:
        yield Condition(What.REGION, _from_region(person, regulation.region(way.region)))
    if way.champion_of:
        yield Condition(What.CHAMPION, _champion(way, person))
    if way.registered:
        yield Condition(What.REGISTERED, 0 if person.registered else -1)
    if way.entrant:
        yield Condition(What.ENTRANT, 0 if person.entrant == way.entrant else -1)
    if way.unrated:
        yield Condition(What.NOTHING_HELD, 0 if person.rating is None else 1)
    if way.untitled:
        yield Condition(What.NOTHING_HELD, 0 if person.title in (None, NONE) else 1)


def of_that_year(way: Admission, person: Person) -> bool:
    """Whether the school year he states, if any, is one of the way's: a paper decides it."""
    year = read_school_year(person.school) if way.school_years else None
    return year is None or year in school_years(way.school_years)


def qualifies(way: Admission, person: Person, regulation: Regulation) -> bool:
    """Whether all conditions of the way hold."""
    return applies(way, person) and all(
        condition.state == 0 for condition in conditions(way, person, regulation)
    )


def _held(way: Admission, person: Person) -> Iterator[Condition]:
    """Titles and grades, as lists or as ranges. Without a title nobody is above anything."""
    title, grade = title_order(person.title), grade_order(person.grade)
    if way.titles:
        yield Condition(What.TITLE, among(title, tuple(map(title_order, way.titles))))
    if way.title_from:
        yield Condition(What.TITLE, between(title, title_order(way.title_from), None))
    if way.title_to:
        most = title_order(way.title_to)
        yield Condition(What.TITLE, 0 if person.title is None else between(title, None, most))
    if way.grades:
        yield Condition(What.GRADE, among(grade, tuple(map(grade_order, way.grades))))
    if way.grade_from:
        yield Condition(What.GRADE, between(grade, grade_order(way.grade_from), None))
    if way.grade_to:
        yield Condition(What.GRADE, between(grade, None, grade_order(way.grade_to)))


def among(rank: int | None, admitted: tuple[int | None, ...]) -> int | None:
    """Against a list: -1 below all that is admitted, 1 above all, 0 between."""
    ranks = [r for r in admitted if r is not None]
    return between(rank, min(ranks), max(ranks)) if ranks else None


def between(value: int | None, least: int | None, most: int | None) -> int | None:
    """Against a range, ends included."""
    if value is None:
        return None
    if least is not None and value < least:
        return -1
    return 1 if most is not None and value > most else 0


def _champion(way: Admission, person: Person) -> int | None:
    if person.won.intersection(way.champion_of):
        return 0
    return None if person.perhaps_won.intersection(way.champion_of) else -1


def _born(way: Admission, person: Person) -> int | None:
    """Too old is below the band of birth dates, too young above it."""
    if person.birth is None:
        return None
    if way.born_from and person.birth < way.born_from:
        return -1
    return 1 if way.born_to and person.birth > way.born_to else 0


def _from_region(person: Person, region: Region | None) -> int | None:
    """By a sound ID number, or the stated address; where they disagree a person has to say."""
    known = person.id_number if region and region.prefixes else None
    if region is None or not (known or person.address):
        return None
    found = origin(person.id_number, person.address, region)
    return None if found.doubtful else 0 if found.inside else -1
