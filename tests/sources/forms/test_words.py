import pytest

from toolkit.sources.forms.words import Match, folded, plain, words


@pytest.mark.parametrize(
    ("label", "even"),
    [
        ("姓 名 ", "姓名"),
        ("姓名（必填）", "姓名"),
        ("出生\n日期", "出生日期"),
        ("證件號碼*", "证件号码"),
        ("1、您的姓名", "您的姓名"),
        ("Ｎａｍｅ", "name"),
        ("（公章）", "公章"),
        ("三、运动员名单", "运动员名单"),
    ],
)
def test_labels_are_evened_out(label: str, even: str) -> None:
    assert folded(label) == even


def test_brackets_count_when_asked() -> None:
    assert folded("等级分(国内)", True) == "等级分国内"


@pytest.mark.parametrize(
    ("label", "match"),
    [
        ("姓名", Match("name", True)),
        ("Name", Match("name", True)),
        ("參賽組別", Match("section", True)),
        ("棋手现有等级称号", Match("title", False)),
        ("等级分", Match("rating", True)),
        ("号码（身份证）", Match("id_number", False)),
        ("备注2", None),
        ("素食", None),
        ("width", None),
        ("本单位所有参赛人员均已办理人身意外伤害保险", None),
        ("", None),
    ],
)
def test_equal_then_contained_then_nothing(label: str, match: Match | None) -> None:
    assert words().players.match(label) == match


def test_signs() -> None:
    assert words().says("家长姓名", "officials", "family")
    assert words().opens("合计12人", "totals")
    assert not words().opens("张合计", "totals")


def test_full_width_and_traditional_characters() -> None:
    assert plain("ＩＤ號") == "ID号"


@pytest.mark.parametrize(
    ("label", "field"),
    [
        ("Q2_您的姓名", "name"), ("5、您要报名的组别", "section"), ("请输入您的手机号", "phone"),
        ("姓名/Name", "name"), ("单位/学校/俱乐部", "unit"), ("您的猫", None), ("甲/乙", None),
    ],
)  # fmt: skip
def test_questions_and_offers(label: str, field: str | None) -> None:
    match = words().players.match(label)
    assert (match.field if match else None) == field
