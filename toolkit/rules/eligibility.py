"""Who may play where (组别、参赛资格): levels, their sections, and the ways to qualify."""

from datetime import date
from typing import Literal

from toolkit.model.record import Record
from toolkit.rules.base import Part, Rule, Sex

RatingList = Literal["FIDE", "national"]
Speed = Literal["standard", "rapid", "blitz"]


class Section(Record, frozen=True, kw_only=True):
    """One section (组别) that is paired and ranked on its own; `capacity` 0 = no limit."""

    name: str
    sex: Sex = ""
    aliases: tuple[str, ...] = ()
    capacity: int = 0


class Admission(Part, frozen=True, kw_only=True):
    """One way to qualify for a level. All conditions that are given must hold together.

    Lists mean "any of these"; `_from` and `_to` include their end. Ages are in full years on the
    first day of play. `born_is_reference`: a birth date outside the band is only remarked on,
    since a paper (`school_years`) decides. `unrated`, `untitled` = for players who have none.
    """

    titles: tuple[str, ...] = ()
    title_from: str | None = None
    title_to: str | None = None
    grades: tuple[str, ...] = ()
    grade_from: str | None = None
    grade_to: str | None = None
    sex: Sex = ""
    rating_from: int | None = None
    rating_to: int | None = None
    age_from: int | None = None
    age_to: int | None = None
    born_from: date | None = None
    born_to: date | None = None
    born_is_reference: bool = False
    school_years: tuple[str, ...] = ()
    region: str | None = None
    champion_of: tuple[str, ...] = ()
    registered: bool = False
    entrant: Literal["unit", "individual", "team"] | None = None
    unrated: bool = False
    untitled: bool = False


class RatingBar(Part, frozen=True, kw_only=True):
    """Players rated above `above` on the named list may not play in the level."""

    above: int
    list: RatingList
    month: str | None = None  # "2019-12"
    speed: Speed = "standard"


class TitleCap(Part, frozen=True, kw_only=True):
    """The title up to which one may apply from a level (最高可申报); None = no application.

    `start` = the title from which promotion begins there, for players who have none.
    """

    title: str | None = None
    start: str | None = None


class Level(Rule, frozen=True, kw_only=True):
    """A level of play with its sections, from high to low in the file's order.

    `admit` = alternatives, any of which qualifies; none at all = open to everybody.
    `above` = what it means that a player holds more than the level admits: he may not play, or he
    is told of the higher level, or nothing. `warn_from` = from this title on he is told.
    """

    name: str
    sections: tuple[Section, ...]
    admit: tuple[Admission, ...] = ()
    above: Literal["refuse", "warn", "allow"] = "refuse"
    warn_from: str | None = None
    bars: tuple[RatingBar, ...] = ()
    aliases: tuple[str, ...] = ()
    title_cap: TitleCap | None = None


class Mixing(Rule, frozen=True, kw_only=True):
    """Men and women (男女): may women enter the men's sections?"""

    women_in_mens_sections: bool = False


class Gap(Rule, frozen=True, kw_only=True):
    """Players for whom the event has no section: too young for `age`, titled below `title`."""

    title: str
    age: int


class Ratings(Rule, frozen=True, kw_only=True):
    """Which rating counts (等级分), and what may stand in for it."""

    list: RatingList
    month: str | None = None
    speed: Speed = "standard"  # which rating of the list: of a rapid event the rapid one
    fide_bonus: int | None = None  # FIDE + this counts as the national rating …
    fide_bonus_levels: tuple[str, ...] = ()  # … in these levels


class FormerChampions(Rule, frozen=True, kw_only=True):
    """Champions of earlier years may only enter some levels; even below their rating."""

    won: tuple[str, ...]
    first_year: int
    last_year: int
    may_enter: tuple[str, ...]


class Region(Rule, frozen=True, kw_only=True):
    """A home region (籍贯) that prizes or quotas name, by the first digits of the ID number.

    A person may decide otherwise with a reason; `address` = what the stated address contains.
    """

    name: str
    prefixes: tuple[str, ...]
    address: tuple[str, ...] = ()
