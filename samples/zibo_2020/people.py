"""Invented players and officials: names, birth dates, ID numbers with valid check digits."""

import tomllib
from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache
from pathlib import Path

from samples.zibo_2020 import draw
from toolkit.values.id_number import check_character

_FIRST_BIRTH = date(2000, 3, 1)


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

    def __init__(self) -> None:
        self._names: set[str] = set()
        self._births = _births()

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

    def child(self, key: str, sex: str) -> dict[str, str]:
        """Name, sex, birth date, ID number and phone of a player, by canonical field."""
        birth = next(self._births)
        name = self.name(key, "boys" if sex == "男" else "girls")
        region = draw.pick(key + "/region", words("regions"))
        return {
            "name": name,
            "sex": sex,
            "birth": birth.isoformat(),
            "id_number": id_number(region, birth, sex, key),
            "phone": mobile(key + "/phone"),
        }


def _births() -> Iterator[date]:
    """Every day once, twelve years long, in an order without a pattern."""
    days = 12 * 365
    for number in range(days):
        yield _FIRST_BIRTH + timedelta(days=number * 1009 % days)
