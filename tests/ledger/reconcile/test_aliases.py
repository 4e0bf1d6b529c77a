import pytest

from toolkit.ledger.reconcile.aliases import aliases, base_name, is_association, parts, place_of
from toolkit.ledger.reconcile.weights import Kind

# unit | what people call it | kind
NAMES = """
聊城市王车棋类俱乐部(少年队)            | 聊城王车          | placed
聊城市王车棋类俱乐部(少年队)            | 王车少年队         | campus
聊城市王车棋类俱乐部(少年队)            | 聊城市王车棋类俱乐部 | base
廊坊飞象国际象棋培训中心               | 廊坊飞象          | placed
深圳市北山区智弈棋艺培训学校有限公司     | 深圳北山区智弈     | placed
深圳市北山区智弈棋艺培训学校有限公司     | 深圳智弈          | placed
飞象国际象棋俱乐部(泉州东区)            | 泉州飞象          | placed
弈星棋校(宁波高新校区)                 | 弈星棋校          | base
弈星棋校(宁波高新校区)                 | 弈星             | brand
洛阳代表队                            | 洛阳             | place
洛阳代表队                            | 洛阳队            | placed
廊坊市青少年宫                         | 廊坊青少年宫       | base
长沙市国际象棋协会                     | 长沙棋协          | placed
大连市东城区弈林国际象棋培训中心         | 大连弈林          | placed
青州市弈友棋院                         | 青州弈友          | placed
"""


@pytest.mark.parametrize("line", NAMES.strip().splitlines())
def test_what_people_call_a_unit(line: str) -> None:
    name, alias, kind = (part.strip() for part in line.split("|"))
    assert aliases(name)[alias] == kind


def test_the_whole_name_weighs_most_and_nothing_is_one_sign() -> None:
    found = aliases("骑士文化传播有限公司(枣庄)")
    assert found["骑士文化传播有限公司枣庄"] is Kind.FULL
    assert all(len(alias) >= 2 for alias in found)
    assert "枣庄" not in found


def test_parts_of_a_name() -> None:
    assert parts("沈阳市北山区新起点文化传播有限公司(总校)") == (
        "沈阳", "北山区", "新起点", "文化传播有限公司", "总校",
    )  # fmt: skip
    assert base_name("智弈少儿棋院（西校区）") == "智弈少儿棋院"


def test_bodies_that_pay_for_others() -> None:
    assert is_association("菏泽市国际象棋协会")
    assert not is_association("菏泽飞象俱乐部")
    assert place_of("菏泽市国际象棋协会") == "菏泽"
