"""What sections of the five regulations lack for titles, by their number of players."""

from datetime import timedelta

import pytest

from tests.regulations import regulation
from toolkit.checks.base import Ground
from toolkit.checks.sections import Field
from toolkit.checks.title_minimum import misses_title_minimum
from toolkit.entries.likeness import Likeness
from toolkit.entries.roster import Roster
from toolkit.model.event import State


def lacks(name: str, section: str, players: int) -> list[str]:
    rules = regulation(name)
    closed = rules.dates.entry_closes.last_second + timedelta(days=1)
    ground = Ground(Roster(), Likeness(), State(), closed, rules)
    found = rules.section(section)
    assert found is not None
    return [hit.message for hit in misses_title_minimum(ground, Field(found, players))]


@pytest.mark.parametrize(
    ("name", "section", "players", "words"),
    [
        # 青岛：9 轮的组 8 人打循环赛只有 7 轮，大师、候补不能申报
        ("qingdao-2017", "一级棋士组(男子)", 8, "只有 7 轮（至少 9 轮），不能申报棋协大师、候补"),
        ("qingdao-2017", "候补棋协大师组(女子)", 8, "只有 7 轮（至少 9 轮），不能申报棋协大师"),
        ("qingdao-2017", "候补棋协大师组(女子)", 9, ""),
        ("qingdao-2017", "三级棋士组(男子)", 8, ""),
        ("qingdao-2017", "一级棋士组(男子)", 11, ""),
        ("qingdao-2017", "三级棋士组(男子)", 30, ""),
        ("qingdao-2017", "三级棋士组(男子)", 6, ""),  # too few to be played at all
        ("zibo-2020", "一级棋士组(女子)", 10, ""),
        ("zibo-2020", "一级棋士组(女子)", 9, ""),
        ("changsha-2018", "二级组(女子)", 40, ""),
        ("ivy-2014", "A1组", 40, ""),  # no title can be applied for
        ("ivy-2014", "高中组", 40, ""),
        ("ivy-2014", "二年级以下组", 40, ""),  # 70 minutes are enough for 二级
        ("qingshui-2019", "公开组", 100, ""),
        ("zibo-2020", "一级棋士组(女子)", 0, ""),
    ],
)  # fmt: skip
def test_what_is_missing(name: str, section: str, players: int, words: str) -> None:
    found = lacks(name, section, players)
    assert (words in found[0]) if words else (found == [])
