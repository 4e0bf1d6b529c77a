import pytest

from toolkit.values.lookalikes import lookalikes


@pytest.mark.parametrize(
    ("name", "other"),
    [("清湾市象棋协会", "清湾区象棋协会"), ("青石市国际象棋俱乐部", "青石市象棋俱乐部"),
     ("临泉县第一中学", "临泉县第二中学"), ("凤栖市体育局", "凤栖市教育局"),
     ("南浦市实验小学", "南浦市实验中学"), ("东岭市少年宫", "西岭市少年宫")],
)  # fmt: skip
def test_lookalikes(name: str, other: str) -> None:
    assert other in lookalikes(name)


def test_a_name_is_not_its_own_lookalike_and_each_comes_once() -> None:
    found = lookalikes("清湾市象棋协会")
    assert "清湾市象棋协会" not in found
    assert len(set(found)) == len(found)


def test_a_name_without_a_known_part_has_none() -> None:
    assert lookalikes("飞马队") == ()
