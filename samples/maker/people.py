"""Invented players and officials: names, birth dates, ID numbers with valid check digits."""

import tomllib
from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from functools import cache
from pathlib import Path

from samples.maker import draw
from samples.maker.plan import Births
from toolkit.values.id_number import check_character

_STRIDE = 1009  # days from one birth to the next, a prime: every day comes once


@cache
def words(kind: str) -> tuple[str, ...]:
    """The words of one kind: surnames, boys, girls, adults, regions."""
    text = (Path(__file__).parent / "names.toml").read_text("utf-8")
    return tuple(tomllib.loads(text)[kind].split())


def id_number(region: str, birth: date, sex: str, key: str) -> str:
    """A number that the rules of GB 11643 hold for valid; nobody's."""
    order = f"{draw.number(key, 50):02d}{draw.number(key + '/sex', 5) * 2 + (sex == '男')}"
    first = f"{region}{birth:%Y%m%d}{order}"
    return first + check_character(first)


def mobile(key: str) -> str:
    """A phone number in the ranges 190 to 199, invented."""
    return f"19{draw.digits(key, 9)}"


class Registry:
    """Hands out people that nobody mistakes for one another: names and birth dates are unique."""

    def __init__(self, births: Births) -> None:
        self._usual = births
        self._names: set[str] = set()
        self._births: dict[Births, Iterator[date]] = {}
        self._born: set[date] = set()

    def reserve(self, names: Iterable[str]) -> None:
        """Names that somebody has already."""
        self._names.update(names)

    def name(self, key: str, given: str) -> str:
        """A name that nobody has yet."""
        for attempt in range(1000):
            found = draw.pick(f"{key}/{attempt}/a", words("surnames")) + draw.pick(
                f"{key}/{attempt}/b", words(given)
            )
            if found not in self._names:
                self._names.add(found)
                return found
        raise LookupError("all names are taken")

    def adult(self, key: str) -> str:
        """A leader, coach or parent."""
        return self.name(key, "adults")

    def player(
        self, key: str, sex: str, *, births: Births | None = None, region: str = "", name: str = ""
    ) -> dict[str, str]:
        """Name, sex, birth date, ID number and phone of a player, by canonical field."""
        birth = self._birth(births or self._usual)
        name = name or self.name(key, "boys" if sex == "男" else "girls")
        region = region or draw.pick(key + "/region", words("regions"))
        return {
            "name": name,
            "sex": sex,
            "birth": birth.isoformat(),
            "id_number": id_number(region, birth, sex, key),
            "phone": mobile(key + "/phone"),
        }

    def _birth(self, births: Births) -> date:
        days = self._births.setdefault(births, _days(births))
        found = next(day for day in days if day not in self._born)
        self._born.add(found)
        return found


def _days(births: Births) -> Iterator[date]:
    """Every day of those years once, in an order without a pattern."""
    days = births.years * 365
    for number in range(days):
        yield births.first + timedelta(days=number * _STRIDE % days)
