"""What waits for a decision stays out of public lists; nothing else does."""

import pytest

from tests.prizes.cases import Case, awarded, cases, setting
from toolkit.prizes.contest import Contender
from toolkit.prizes.engine import award
from toolkit.prizes.points import region_key, tie_key


def case(title: str) -> Case:
    return next(c for c in cases() if title in c.title)


def waiting(title: str) -> set[tuple[str, str, int]]:
    """Kind, name and place of the awards that wait."""
    return {(a.kind, a.name, a.place) for a in awarded(case(title)).awards if a.waits}


@pytest.mark.parametrize(
    ("title", "kept"),
    [
        ("80 人取前 8 名", set()),
        ("恰好 160 人：规程两处", set()),  # 16 places stand in both readings
        ("冠军与名录里的人只有名字相同", {("bonus", "王一", 1)}),
        ("没有往届冠军名录", set()),
        ("各项都相同的两人争第 8 名", {("place", "王一", 8)}),
        ("抽签后按签", set()),
        ("女棋手得混合组第一，最佳女棋手也是她", {("place", "李二", 6)}),
        ("七个人的组", set()),
        ("女子 10 人混合编排", {("place", "李二", 20), ("place", "王一", 1)}),
        ("证件是清水的", {("place", "王一", 1)}),
        ("三人并列第二", set()),
    ],
)
def test_which_awards_wait(title: str, kept: set[tuple[str, str, int]]) -> None:
    found = waiting(title)
    if title.startswith("女棋手得混合组第一"):
        found = {one for one in found if one[1] == "李二"}
    assert found == kept


def test_places_beyond_the_shallower_reading_wait() -> None:
    made = awarded(case("恰好 80 人：“80 人以上”按含 80"))
    assert [a.place for a in made.awards if a.waits] == list(range(9, 17))
    assert [a.place for a in made.public] == list(range(1, 9))


def test_amounts_set_later_keep_the_whole_list_waiting() -> None:
    made = awarded(case("女子 11 人单独编排"))
    assert [a.place for a in made.awards if a.waits == "prizes/later/女子（单独编排）"] == [
        1, 2, 3, 4, 5, 6,
    ]  # fmt: skip


def test_a_settled_point_is_still_named() -> None:
    made = awarded(case("恰好 160 人，裁定为 32 名"))
    assert [(p.key, p.settled) for p in made.points] == [("prizes/size/候补棋协大师组(男子)", True)]


def test_a_decided_region_is_no_question_any_more() -> None:
    contest, rules, given = setting(case("证件是清水的"))
    key = region_key("清水籍", contest.fields[0].players[1].key)
    given.verdicts[key] = "accept"
    assert not [a for a in award(contest, rules, given).awards if a.waits]


def test_keys_name_the_field_and_place() -> None:
    assert tie_key((Contender("k", "甲", 3, field="公开组"),)) == "prizes/tie/公开组/3"
    assert tie_key((Contender("k", "甲队", 3),)) == "prizes/tie/team/3"
