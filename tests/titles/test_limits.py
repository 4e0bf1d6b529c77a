"""Caps of sections, titles at once, and what sports grades stand for."""

import pytest

from tests.regulations import regulation
from toolkit.rules.eligibility import Level
from toolkit.titles.limits import held, is_adult, missing_for, steps_up, within_cap
from toolkit.titles.rates import rates


def level(name: str, section: str) -> Level:
    found = regulation(name).level_of(section)
    assert found
    return found


@pytest.mark.parametrize(
    ("title", "grade", "start"),
    [
        ("一级棋士", None, "一级棋士"),
        ("一级棋士", "二级运动员", "候补棋协大师"),
        ("棋协大师", "三级运动员", "棋协大师"),
        (None, "三级运动员", "一级棋士"),
        ("无", None, "无"),
        (None, None, "无"),
        ("FM", None, "无"),
    ],
)
def test_from_which_title_one_rises(title: str | None, grade: str | None, start: str) -> None:
    assert held(title, grade) == start


@pytest.mark.parametrize(
    ("name", "section", "goal", "allowed"),
    [
        ("zibo-2020", "一级棋士组(男子)", "候补棋协大师", True),
        ("zibo-2020", "一级棋士组(男子)", "棋协大师", False),
        ("qingdao-2017", "一级棋士组(女子)", "棋协大师", True),
        ("ivy-2014", "A1组", "棋协大师", False),
        ("ivy-2014", "A2组", "棋协大师", True),
        ("ivy-2014", "二年级以下组", "二级棋士", True),
        ("ivy-2014", "二年级以下组", "一级棋士", False),
        ("ivy-2014", "五年级组", "候补棋协大师", True),
        ("changsha-2018", "业余成年组", "二级棋士", True),
    ],
)
def test_the_caps_of_sections(name: str, section: str, goal: str, allowed: bool) -> None:
    assert within_cap(goal, level(name, section)) is allowed


def test_steps_from_a_title_and_from_none() -> None:
    table = rates(regulation("ivy-2014"), {})
    assert steps_up("一级棋士", "棋协大师", table) == 2
    assert [steps_up("无", f"{n}级棋士", table) for n in "六五四"] == [1, 2, 3]


def test_which_sections_are_for_adults() -> None:
    assert is_adult(level("qingdao-2017", "成人组"))
    assert not is_adult(level("qingdao-2017", "四级棋士组(男子)"))


def test_what_a_section_lacks_for_a_title() -> None:
    rules = regulation("qingdao-2017")
    one = level("qingdao-2017", "一级棋士组(男子)")
    assert missing_for("棋协大师", one, 9, rules) == ()
    assert missing_for("棋协大师", one, 7, rules) == ("只有 7 轮（至少 9 轮）",)
    adults = level("qingdao-2017", "成人组")
    assert missing_for("二级棋士", adults, 7, rules) == ()
