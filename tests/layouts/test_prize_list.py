"""奖金表: what the hall sees, and what it does not."""

from toolkit.layouts.prize_list import Correction, ListHead, prize_listings
from toolkit.model.award import Award
from toolkit.model.money import Money

HEAD = ListHead("甲组", "九(二)1", 24, 8, money=True, bonus=True, waiting=1, remarks=("只取 8 名",))
FIRST = Award(
    "青州/王一", "王一", "甲组", 1, "青州", amount=Money.yuan(30000), items=("奖杯", "奖状")
)
BONUS = Award("青州/王一", "王一", "甲组", 1, kind="bonus", amount=Money.yuan(5000), why=("冠军",))
SHARED = Award("b", "李二", "甲组", 2, amount=Money.yuan(10), shared_by=2)
CHOSEN = Award("chosen:丙", "丙", "道德风尚奖", 1, clause="六(七)", kind="chosen")


def test_a_list_shows_money_and_bonus_beside_each_other() -> None:
    (listing,) = prize_listings("赛", "；公布于", "税前", [HEAD], [FIRST, BONUS, SHARED])
    assert [c.title for c in listing.columns] == [
        "名次", "姓名", "单位", "奖金（元，税前）", "追加奖金（元）", "奖品和称号", "说明",
    ]  # fmt: skip
    assert listing.rows == (
        (1, "王一", "青州", Money.yuan(30000), Money.yuan(5000), "奖杯、奖状", "冠军"),
        ("2（并列）", "李二", "", Money.yuan(10), None, "", ""),
    )
    assert listing.subtitle == "规程九(二)1；24 人参加，录取 8 名；公布于"
    assert listing.notes == ("只取 8 名", "另有 1 项待裁定，定后公布。")


def test_columns_without_content_are_left_out() -> None:
    plain = ListHead("甲组", "八", 24, 8)
    (listing,) = prize_listings("赛", "", "税前", [plain], [FIRST])
    assert [c.title for c in listing.columns] == ["名次", "姓名", "单位", "奖品和称号"]
    assert not listing.landscape


def test_empty_lists_are_not_posted_unless_something_waits() -> None:
    assert prize_listings("赛", "", "税前", [ListHead("甲组", "八", 24, 8)], []) == ()
    (waits,) = prize_listings("赛", "", "税前", [HEAD], [])
    assert waits.rows == ()


def test_chosen_awards_and_corrections_have_sheets_of_their_own() -> None:
    corrections = [Correction("甲组", "王一", "第 1 名 10 元", "")]
    made = prize_listings("赛", "，第 2 版", "税前", [], [CHOSEN], corrections)
    assert [one.name for one in made] == ["评选奖", "更正"]
    assert made[0].rows == (("道德风尚奖", "丙", "六(七)"),)
    assert made[1].rows == (("甲组", "王一", "第 1 名 10 元", "不再获奖"),)
