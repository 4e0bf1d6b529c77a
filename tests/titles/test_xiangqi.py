"""The table of xiangqi grades: pairs of titles, none of them confirmed."""

from toolkit.titles.xiangqi import STEPS
from toolkit.values.titles import TITLES, title_order

BY_PAIR = {(step.start, step.goal): step.rate for step in STEPS}


def test_some_cells() -> None:
    assert BY_PAIR["一级棋士", "地方大师"] == 70
    assert BY_PAIR["一级棋士", "棋协大师"] == 85
    assert BY_PAIR["七级棋士", "六级棋士"] == 30
    assert BY_PAIR["无", "十二级棋士"] == BY_PAIR["十五级棋士", "十二级棋士"] == 10


def test_every_title_is_one_of_the_ladder_and_every_step_rises() -> None:
    known = {*TITLES, "地方大师"}
    for step in STEPS:
        assert {step.start, step.goal} <= known
        assert (title_order(step.goal) or 0) > (title_order(step.start) or 0)


def test_a_higher_goal_asks_for_more_and_nothing_is_confirmed() -> None:
    for start in {step.start for step in STEPS}:
        own = sorted((s for s in STEPS if s.start == start), key=lambda s: title_order(s.goal) or 0)
        assert [s.rate for s in own] == sorted(s.rate or 0 for s in own)
    assert not any(step.confirmed for step in STEPS)
