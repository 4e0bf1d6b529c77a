"""Names of units: shown as written, compared by a key, two games apart."""

import pytest

from toolkit.model.said import Said
from toolkit.values.units import names_unit, read_unit, same_game, unit_key


@pytest.mark.parametrize(
    ("text", "unit"),
    [
        ("淄博市国际象棋协会", "淄博市国际象棋协会"),
        ("淄博市 国际象棋 协会", "淄博市国际象棋协会"),
        ("单位：淄博市国际象棋协会（公章）", "淄博市国际象棋协会"),
        ("参赛单位名称: 青雨棋院", "青雨棋院"),
        ("青岛（市南）棋院", "青岛（市南）棋院"),
        ("ABC  Chess Club", "ABC Chess Club"),
        ("代表队：", ""),
        ("无", ""),
        ("", ""),
    ],
)
def test_name_as_shown(text: str, unit: str) -> None:
    assert read_unit(Said(text)) == unit


def test_spellings_of_one_unit_share_a_key() -> None:
    spellings = ("青岛（市南）棋院", "青岛(市南)棋院", "青島 市南 棋院", "青岛【市南】棋院")
    assert {unit_key(spelling) for spelling in spellings} == {"青岛市南棋院"}


@pytest.mark.parametrize(
    ("name", "other", "same"),
    [
        ("淄博市国际象棋协会", "淄博市象棋协会", False),
        ("淄博市国际象棋协会", "淄博国际象棋协会", True),
        ("淄博市象棋协会", "淄博象棋棋院", True),
        ("淄博市棋类协会", "淄博市象棋协会", True),
        ("国际象棋与象棋俱乐部", "象棋俱乐部", True),
    ],
)
def test_chess_and_xiangqi_are_two_games(name: str, other: str, same: bool) -> None:
    assert same_game(name, other) == same_game(other, name) == same


def test_a_file_name_carries_the_unit_or_not() -> None:
    unit = "淄博市国际象棋协会"
    assert names_unit("淄博市国际象棋协会单位报名表.xlsx", unit)
    assert names_unit("（淄博市國際象棋協會）报名表(1).xls", unit)
    assert not names_unit("报名表.xlsx", unit)
    assert not names_unit("淄博市国际象棋协会报名表.xlsx", "象棋协会")
    assert not names_unit("报名表.xlsx", "")
