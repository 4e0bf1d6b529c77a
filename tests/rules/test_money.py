"""Amounts are yuan in the data and money in the program."""

from datetime import date

import pytest

from toolkit.model.money import Money
from toolkit.rules.money import Fee, Hotel, Lodging, RoomOrder, RoomType, Stay

ROOMS = (RoomType(name="标间", beds=2),)


def test_amounts_are_yuan_in_the_data_and_money_in_the_program() -> None:
    fee = Fee(clause="十二", name="报名费", amount=200)
    hotel = Hotel(clause="十二", name="甲宾馆", amount=1080, rooms=ROOMS)
    assert (fee.money, hotel.money) == (Money.yuan(200), Money.yuan(1080))


@pytest.mark.parametrize(
    ("price_of", "days", "yuan"),
    [("package", 3, 300), ("package", 2, 300), ("day", 3, 900), ("day", 1, 300)],
)
def test_a_package_costs_the_same_for_any_stay_and_a_day_price_counts_days(
    price_of: str, days: int, yuan: int
) -> None:
    hotel = Hotel(clause="十二", name="甲宾馆", amount=300, price_of=price_of, rooms=ROOMS)  # type: ignore[arg-type]
    assert hotel.price(days) == Money.yuan(yuan)


def test_a_lodging_answers_for_its_stay_and_its_order() -> None:
    stay = Stay(arrive=date(2020, 1, 17), depart=date(2020, 1, 20), days=3)
    lodging = Lodging(clause="十二(三)", stay=stay, order=RoomOrder(overflow_same_price=True))
    assert (lodging.arrive, lodging.depart, lodging.days) == (stay.arrive, stay.depart, 3)
    assert lodging.overflow_same_price
