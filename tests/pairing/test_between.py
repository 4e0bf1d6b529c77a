"""名单变动: what each row does to the tournament, and which rows can't be taken."""

import pytest

from tests.pairing.fields import tournament
from toolkit.layouts.between import APART, FULL_BYE, HALF_BYE, JOINS, WITHDRAWS, ZERO_BYE
from toolkit.model.game import ForbiddenPair, Mark, RequestedBye
from toolkit.pairing.between import fault, with_changes

FIELD = tournament("A\nB\nC\nD")


def test_a_late_entrant_joins_with_the_number_he_was_given() -> None:
    row = {"kind": JOINS, "name": "E", "unit": "乙", "rating": "1500", "first": "2", "start": "5"}
    late = with_changes(FIELD, [row]).competitors[-1]
    assert (late.number, late.name, late.unit, late.rating, late.joins) == (5, "E", "乙", 1500, 2)
    assert not late.active(1)
    assert late.active(2)


def test_who_withdraws_plays_until_the_round_before() -> None:
    made = with_changes(FIELD, [{"kind": WITHDRAWS, "number": "2", "first": "3"}])
    assert [player.active(3) for player in made.competitors] == [True, False, True, True]
    assert all(player.active(2) for player in made.competitors)


@pytest.mark.parametrize(
    ("kind", "mark"),
    [(ZERO_BYE, Mark.ZERO_BYE), (HALF_BYE, Mark.HALF_BYE), (FULL_BYE, Mark.FULL_BYE)],
)
def test_byes_may_last_several_rounds(kind: str, mark: Mark) -> None:
    made = with_changes(FIELD, [{"kind": kind, "number": "1", "first": "2", "last": "3"}])
    assert made.requested == (RequestedBye(2, 1, mark), RequestedBye(3, 1, mark))


def test_who_must_not_meet() -> None:
    made = with_changes(FIELD, [{"kind": APART, "number": "1", "other": "3", "first": "1"}])
    assert made.forbidden == (ForbiddenPair((1, 3), 1, None),)


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ({"kind": "休息", "number": "1"}, ("kind", "请选变动")),
        ({"kind": WITHDRAWS, "number": "甲"}, ("number", "“甲”不是数字")),
        ({"kind": WITHDRAWS}, ("number", "名单上没有 空白 号")),
        ({"kind": WITHDRAWS, "number": "9"}, ("number", "名单上没有 9 号")),
        ({"kind": WITHDRAWS, "number": "1", "name": "B"}, ("name", "1 号是A，不是B")),
        (
            {"kind": WITHDRAWS, "number": "1", "first": "0"},
            ("first", "第 0 轮已经编排，最早从第 1 轮起"),
        ),
        (
            {"kind": ZERO_BYE, "number": "1", "first": "3", "last": "2"},
            ("last", "到第几轮不能早于从第几轮"),
        ),
        ({"kind": APART, "number": "1"}, ("other", "名单上没有 空白 号")),
        ({"kind": APART, "number": "1", "other": "1"}, ("other", "“回避谁”写的也是 1 号")),
        (
            {"kind": ZERO_BYE, "number": "1", "last": "99999999"},
            ("last", "一共只有 9 轮，没有第 99999999 轮"),
        ),
        (
            {"kind": WITHDRAWS, "number": "1", "first": "10"},
            ("first", "一共只有 9 轮，没有第 10 轮"),
        ),
        ({"kind": JOINS}, ("name", "补报请写姓名")),
        ({"kind": JOINS, "name": "B"}, ("name", "名单上已有 2 号B")),
        ({"kind": JOINS, "name": "B", "unit": "乙"}, None),
        ({"kind": JOINS, "name": "E"}, None),
        ({"kind": WITHDRAWS, "number": "1", "name": "A"}, None),
    ],
)
def test_which_rows_can_be_taken(row: dict[str, str], wrong: tuple[str, str] | None) -> None:
    assert fault(row, FIELD) == wrong


GONE = with_changes(
    FIELD,
    [
        {"kind": WITHDRAWS, "number": "1", "first": "4"},
        {"kind": HALF_BYE, "number": "2", "first": "3"},
    ],
)


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ({"kind": WITHDRAWS, "number": "1"}, ("number", "1 号已从第 4 轮起退赛")),
        (
            {"kind": ZERO_BYE, "number": "1", "first": "3", "last": "4"},
            ("number", "1 号已从第 4 轮起退赛"),
        ),
        ({"kind": ZERO_BYE, "number": "1", "first": "3"}, None),
        (
            {"kind": ZERO_BYE, "number": "2", "first": "2", "last": "4"},
            ("first", "2 号第 3 轮已经另写了一行请假"),
        ),
        ({"kind": ZERO_BYE, "number": "2", "first": "4"}, None),
        ({"kind": WITHDRAWS, "number": "2"}, None),
    ],
)
def test_what_another_row_says_already(row: dict[str, str], wrong: tuple[str, str] | None) -> None:
    assert fault(row, GONE) == wrong


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ({"kind": JOINS, "name": "E"}, "不能补报；还没有开赛的"),
        ({"kind": HALF_BYE, "number": "1"}, "不能请假（半分）；缺的一局在结果里选弃权"),
        ({"kind": APART, "number": "1", "other": "2"}, "不能回避；"),
    ],
)
def test_a_round_robin_can_only_be_left(row: dict[str, str], told: str) -> None:
    wrong = fault(row, FIELD, robin=True)
    assert wrong
    assert told in wrong[1]
    assert fault({"kind": WITHDRAWS, "number": "1"}, FIELD, robin=True) is None
