"""用餐人数: Zibo's package has nine meals, from dinner on the 17th to lunch on the 20th."""

from datetime import date

import pytest

from tests.regulations import regulation
from toolkit.entries.meals import meal_counts
from toolkit.entries.roster import Room
from toolkit.model.form import Line
from toolkit.rules.money import Stay

LINE = Line("报名表!B31", {})


def stay() -> Stay:
    lodging = regulation("zibo-2020").lodging
    assert lodging
    return lodging.stay


def test_the_whole_package_is_nine_meals_a_person() -> None:
    counts = meal_counts([Room(LINE, people=2), Room(LINE, people=3)], stay())
    assert sum(counts.values()) == 9 * 5
    assert stay().meals == 9


@pytest.mark.parametrize(
    ("day", "meal", "people"),
    [
        (date(2020, 1, 17), "lunch", 0),
        (date(2020, 1, 17), "dinner", 2),
        (date(2020, 1, 18), "breakfast", 2),
        (date(2020, 1, 20), "lunch", 2),
        (date(2020, 1, 20), "dinner", 0),
    ],
)
def test_it_begins_with_dinner_and_ends_with_lunch(day: date, meal: str, people: int) -> None:
    assert meal_counts([Room(LINE, people=2)], stay())[day, meal] == people


def test_who_stays_shorter_eats_less() -> None:
    room = Room(LINE, people=1, arrive=date(2020, 1, 18), depart=date(2020, 1, 19))
    assert sum(meal_counts([room], stay()).values()) == 6
