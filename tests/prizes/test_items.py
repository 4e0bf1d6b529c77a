"""Cups, medals and certificates: for which places, and how many to order."""

import pytest

from tests.prizes.cases import awarded, cases
from tests.regulations import regulation
from toolkit.model.award import Award
from toolkit.prizes.items import items, needed, things
from toolkit.prizes.lists import PrizeList


@pytest.mark.parametrize(
    ("place", "what"),
    [(1, ("奖杯", "奖牌和奖状")), (3, ("奖牌和奖状",)), (4, ("奖状",)), (32, ("奖状",))],
)
def test_what_a_place_brings(place: int, what: tuple[str, ...]) -> None:
    made = PrizeList("甲", "甲", "名次", "九", (), 32)
    assert items(made, place, regulation("zibo-2020").prizes) == what


def test_a_group_without_things_of_its_own_gets_none() -> None:
    made = PrizeList("甲", "甲", "最佳女棋手", "八", (), 8)
    assert items(made, 1, regulation("qingdao-2017").prizes) == ()


def test_an_award_of_two_things_is_counted_as_two() -> None:
    assert things("奖牌和奖状") == ("奖牌", "奖状")
    made = Award("k", "王一", "甲组", 1, items=("奖杯", "奖牌和奖状", "称号：总决赛冠军"))
    assert needed([made]) == {
        ("奖杯", "甲组", "第 1 名"): 1,
        ("奖牌", "甲组", "第 1 名"): 1,
        ("奖状", "甲组", "第 1 名"): 1,
    }


def test_a_section_of_eighty_needs_one_cup_three_medals_eight_certificates() -> None:
    case = next(c for c in cases("zibo-2020") if "80 人取前 8 名" in c.title)
    count: dict[str, int] = {}
    for (thing, _, _), number in needed(awarded(case).awards).items():
        count[thing] = count.get(thing, 0) + number
    assert count == {"奖杯": 1, "奖牌": 3, "奖状": 8}
