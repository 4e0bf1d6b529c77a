import pytest

from tests.pairing.xiangqi_points.build import man, mutual, terms
from toolkit.pairing.xiangqi_points.pins import pin_problems
from toolkit.pairing.xiangqi_points.settings import Pin

FIELD = mutual(man(1), man(2), man(3), man(4), man(5, byes=1), pairs="1-2")


@pytest.mark.parametrize(
    ("pins", "said"),
    [
        ([Pin(1, 9)], "9号本轮不参加编排"),
        ([Pin(1, 1)], "棋手不能与自己对弈"),
        ([Pin(2, 1)], "2号与1号已经相遇过"),
        ([Pin(5)], "5号已经轮空过"),
        ([Pin(1, 3), Pin(3, 4)], "3号在本轮已另有安排"),
        ([Pin(1, 3), Pin(1)], "1号在本轮已另有安排"),
    ],
)
def test_a_pin_that_can_not_stand_says_why(pins: list[Pin], said: str) -> None:
    (problem,) = pin_problems(pins, FIELD, terms(3))
    assert problem.code == "N013"
    assert said in problem.message
    assert problem.remedy


def test_colours_units_and_floats_are_the_arbiters_business() -> None:
    field = [man(1, 6, "红红", unit="甲"), man(2, 0, "红红", unit="甲"), man(3)]
    assert pin_problems([Pin(1, 2, colours=True), Pin(3)], field, terms(1)) == []
