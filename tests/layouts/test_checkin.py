"""报到: the columns are what the event's regulation asks for, and nothing else."""

import pytest

from tests.regulations import regulation
from toolkit.layouts.checkin import player_papers, players, unit_papers, units


@pytest.mark.parametrize(
    ("event", "of_players", "of_units"),
    [
        ("zibo-2020", {"等级证原件", "身份证件"}, {"汇款单原件"}),
        ("changsha-2018", {"等级证原件", "身份证件"}, {"汇款单原件"}),
        ("qingdao-2017", {"保险"}, set()),
        ("ivy-2014", {"保险", "学籍证明", "校服", "证件复印件", "自备棋具"}, {"报名表原件"}),
        ("qingshui-2019", {"身份证件", "保险", "照片"}, {"汇款单原件"}),
    ],
)
def test_what_each_event_looks_at(event: str, of_players: set[str], of_units: set[str]) -> None:
    rules = regulation(event)
    assert {title for title, _ in player_papers(rules).values()} == of_players
    assert set(unit_papers(rules).values()) == of_units
    assert {c.title for c in players(rules).yellow} == {"报到", "备注"} | of_players
    assert {c.title for c in units(rules).yellow} >= of_units
