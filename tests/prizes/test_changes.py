"""A later version says award by award what it changes."""

from msgspec.structs import replace

from toolkit.model.award import Award
from toolkit.model.money import Money
from toolkit.prizes.changes import Difference, differences, said

FIRST = Award("a", "王一", "甲组", 1, amount=Money.yuan(3000), items=("奖杯",))
SECOND = Award("b", "李二", "甲组", 2, amount=Money.yuan(1500))


def test_equal_versions_differ_in_nothing() -> None:
    assert differences([FIRST, SECOND], [SECOND, FIRST]) == ()
    assert differences([FIRST], [replace(FIRST, why=("另外的说明",))]) == ()


def test_two_players_change_places() -> None:
    new = [replace(SECOND, place=1), replace(FIRST, place=2)]
    assert differences([FIRST, SECOND], new) == (
        Difference("甲组", "李二", "第 2 名 1500 元", "第 1 名 1500 元"),
        Difference("甲组", "王一", "第 1 名 3000 元，奖杯", "第 2 名 3000 元，奖杯"),
    )


def test_what_comes_and_what_goes() -> None:
    assert differences([FIRST], [SECOND]) == (
        Difference("甲组", "李二", "", "第 2 名 1500 元"),
        Difference("甲组", "王一", "第 1 名 3000 元，奖杯", ""),
    )


def test_an_award_in_words() -> None:
    assert said(replace(FIRST, kind="bonus", items=())) == "追加奖金 3000 元"
    assert said(replace(FIRST, shared_by=3)) == "第 1 名（3 人并列） 3000 元，奖杯"
    assert said(replace(FIRST, amount=None, items=())) == "第 1 名 奖金另定"
    chosen = Award("c", "甲队", "优秀组织奖", 1, kind="chosen", items=("奖牌",))
    assert said(chosen) == "优秀组织奖"
    assert said(replace(FIRST, amount=Money(0))) == "第 1 名，奖杯"
    assert said(replace(SECOND, amount=Money(0))) == "第 2 名 0 元"
