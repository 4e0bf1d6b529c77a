"""What lists from outside say about people: ratings (等级分), honours (名录), bars (禁赛)."""

from datetime import date

from toolkit.model.record import Record


class RatedPlayer(Record, frozen=True):
    """One line of a rating list. A rating of None = not rated at that speed.

    `id` is the FIDE ID, or the registration number (注册号) of a national list, "" when the list
    has none. `birth` is as much as the list says: "2003", "2003-05-01" or "". `sex` 男, 女 or "".
    """

    id: str
    name: str
    federation: str = ""  # CHN; in a national list the province or unit
    sex: str = ""
    birth: str = ""
    title: str = ""
    standard: int | None = None
    rapid: int | None = None
    blitz: int | None = None
    inactive: bool = False

    def at(self, speed: str) -> int | None:
        """The rating at a speed: standard, rapid or blitz."""
        return {"standard": self.standard, "rapid": self.rapid, "blitz": self.blitz}[speed]

    @property
    def birth_year(self) -> int | None:
        """The year alone, None when the list does not say it."""
        return int(self.birth[:4]) if self.birth else None


class Person(Record, frozen=True):
    """Who a line of the yearbook is about; only the name is always there."""

    name: str
    sex: str = ""
    birth: str = ""  # "2003" or "2003-05-01"
    id_number: str = ""
    fide_id: str = ""


class Honour(Record, frozen=True):
    """A place in an earlier event (历届名次). `event` "" = an earlier year of this very event.

    `title` is the title or grade that he held or won there.
    """

    person: Person
    year: int
    section: str
    place: int
    event: str = ""
    title: str = ""
    unit: str = ""
    where: str = ""  # sheet!A1 of the name


class Bar(Record, frozen=True):
    """Somebody who may not play from `first` to `last`, both included (禁赛)."""

    person: Person
    first: date
    last: date
    reason: str = ""
    source: str = ""  # the notice that says so
    where: str = ""


class Wanted(Record, frozen=True):
    """Whom a list is searched for: `numbers` (FIDE IDs, registration numbers), `names` as their
    comparing keys (`values.names.name_key`), `latin` = how these names may be spelt in pinyin,
    small letters only.
    """

    numbers: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()
    latin: frozenset[str] = frozenset()
