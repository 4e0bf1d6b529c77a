"""How many eat with the event (用餐人数), from the room plan and the meals of the package."""

from collections import Counter
from collections.abc import Iterable
from datetime import date, timedelta

from toolkit.entries.roster import Room
from toolkit.rules.money import Stay

NAMES = {"breakfast": "早餐", "lunch": "午餐", "dinner": "晚餐"}
_ORDER = tuple(NAMES)


def meal_counts(rooms: Iterable[Room], stay: Stay) -> Counter[tuple[date, str]]:
    """People by day and meal; a line of the plan without dates stays as long as the package."""
    counts: Counter[tuple[date, str]] = Counter()
    for room in rooms:
        first, last = room.arrive or stay.arrive, room.depart or stay.depart
        for offset in range((last - first).days + 1):
            day = first + timedelta(days=offset)
            for meal in stay.meals_a_day:
                if room.people and _served(day, meal, stay):
                    counts[day, meal] += room.people
    return counts


def _served(day: date, meal: str, stay: Stay) -> bool:
    """The package runs from its first meal on the day of arrival to its last on that of leaving."""
    place = _ORDER.index(meal)
    early = day == stay.arrive and stay.first_meal and place < _ORDER.index(stay.first_meal)
    late = day == stay.depart and stay.last_meal and place > _ORDER.index(stay.last_meal)
    return stay.arrive <= day <= stay.depart and not early and not late
