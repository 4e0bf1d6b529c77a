"""Single transfers as a table (tests/cases/money/transfers.txt), and how several play together."""

import re
from datetime import timedelta

import pytest
from msgspec.structs import replace

from tests.dues import START, day, dues, notice, row, statement, unit
from tests.shared import CHECKOUT
from toolkit.ledger.reconcile.codes import payment_code
from toolkit.ledger.reconcile.decide import reconcile
from toolkit.ledger.reconcile.outcome import Decision, Status
from toolkit.model.bank import BankRow, Direction, DueChange, Dues, Hotel, RowState
from toolkit.model.money import Money

UNITS = (
    unit("A1", "临沂星火棋院", 2, 2, leader="林月华", coach="段小满"),
    unit("A2", "临沂星火棋院(二队)", 1, 1, leader="何秋云"),
    unit("A3", "济宁市棋缘国际象棋俱乐部", 3, leader="宋立群"),
    unit("A4", "德州代表队", 1, 1, leader="邱家和"),
    unit("A5", "烟台市云帆文化传播有限公司", 4, 4, leader="孟海强"),
    unit("A6", "云帆棋院(威海东区)", 1, 1, leader="汪振平"),
    unit("A7", "青岛弈海棋社", 1, leader="史少勇"),
)
PLAYERS = (
    ("A1", "高一鸣", "高建军"), ("A1", "苏子墨", ""), ("A2", "白露晨", ""), ("A3", "欧阳文", ""),
    ("A3", "曾雨睿", "蒋辉"), ("A3", "李一", ""), ("A4", "王一诺", ""), ("A5", "沈峰", ""),
    ("A5", "陆景睿", ""), ("A5", "秦睿远", ""), ("A5", "文浩熙", ""), ("A6", "郝睿达", ""),
    ("A7", "吴安熙", ""),
)  # fmt: skip
DUES = dues(*UNITS, players=PLAYERS, hotels=[Hotel("湖畔酒店(赛场)", 20)])
CASES = (CHECKOUT / "tests" / "cases" / "money" / "transfers.txt").read_text("utf-8")
LINES = [line for line in CASES.splitlines() if line.strip() and not line.startswith("#")]


def decide(*rows: BankRow, given: Dues = DUES) -> list[Decision]:
    return reconcile(given, [statement(*rows)])


def first(decision: Decision) -> dict[str, Money]:
    if not decision.proposals:
        return {}
    return {part.unit_id: part.amount for part in decision.proposals[0].allocations}


@pytest.mark.parametrize("line", LINES)
def test_each_line_of_the_table(line: str) -> None:
    yuan, payer, remark, status, wanted = (part.strip() for part in line.split("|"))
    letters = {unit.unit_id: payment_code(unit.unit_id)[-1] for unit in UNITS}
    remark = re.sub(r"\{(\w+)\}", lambda found: letters[found[1]].lower(), remark)
    [decision] = decide(row(1, yuan, payer, remark))
    assert decision.status == status, decision.proposals
    if wanted == "-":
        assert first(decision) == {}
    elif "=" in wanted:
        parts = dict(part.split("=") for part in wanted.split())
        assert first(decision) == {unit: Money.yuan(part) for unit, part in parts.items()}
    elif wanted:
        assert first(decision) == {wanted: Money.yuan(yuan)}
    assert all(decision.proposals[0].reasons)


def test_two_half_payments_leave_nothing_open() -> None:
    one, two = decide(row(1, 315, "周晓梅", "济宁棋缘"), row(2, 315, "周晓梅", "济宁棋缘"))
    assert [one.status, two.status] == [Status.AUTO, Status.AUTO]
    assert first(one) == first(two) == {"A3": Money.yuan(315)}


def test_the_rest_by_the_same_payer_is_proposed_and_not_booked_alone() -> None:
    one, two = decide(row(1, 420, "周晓梅", "临沂星火棋院 高一鸣"), row(2, 5160, "周晓梅", "余款"))
    assert one.status is Status.AUTO
    assert two.status is Status.REVIEW
    assert first(two) == {"A1": Money.yuan(5160)}
    assert "曾为它付款" in two.proposals[0].reasons[0]


def test_two_transfers_of_one_payer_that_make_up_a_due_tell_which_unit_is_meant() -> None:
    """金车 is two units; only one of them owes what both transfers come to."""
    given = dues(
        unit("B1", "济宁金车棋校", 5, 4, leader="何一"),
        unit("B2", "宝鸡金车棋校", 5, 3, leader="何二"),
    )
    found = decide(row(1, 3410, "谢小欣", "金车5人"), row(9, 5380, "谢小欣", "余款"), given=given)
    assert [first(decision) for decision in found] == [
        {"B2": Money.yuan(3410)},
        {"B2": Money.yuan(5380)},
    ]


def test_the_same_payment_twice_is_never_booked_by_itself() -> None:
    one, two = decide(row(1, 630, "宋立群", "济宁棋缘"), row(26, 630, "宋立群", "济宁棋缘"))
    assert one.status is Status.AUTO
    assert two.status is Status.REVIEW
    assert first(two) == {"A3": Money.yuan(630)}
    assert any("疑似重复" in reason for reason in two.proposals[0].reasons)


def test_the_first_of_two_stands_when_a_person_gives_the_second_to_the_unit_too() -> None:
    """Also when the unit owes more by now than each of them, as after an addition."""
    twice = [row(day, 630, "宋立群", "济宁市棋缘国际象棋俱乐部") for day in (1, 2)]
    open_, second = decide(*twice), 1
    given = {open_[second].txn_id: (Status.AUTO, open_[second].proposals[:1])}
    owes_more = [
        replace(one, due=one.due + Money.yuan(210)) for one in UNITS if one.unit_id == "A3"
    ]
    settled = reconcile(dues(*owes_more), [statement(*twice)], given)
    assert [one.status for one in settled] == [Status.AUTO, Status.AUTO]
    assert first(settled[0]) == {"A3": Money.yuan(630)}


def test_two_families_paying_the_same_share_are_both_real() -> None:
    given = dues(
        unit("B1", "青州弈友棋院", 2, 2), players=[("B1", "孙小米", "孙砚秋"), ("B1", "丁一", "")]
    )
    found = decide(row(1, 2790, "孙砚秋", "孙小米"), row(2, 2790, "丁力", "丁一"), given=given)
    assert [decision.status for decision in found] == [Status.AUTO, Status.AUTO]


def test_a_unit_that_others_have_paid_for_drops_out() -> None:
    """Two units share a short name and a due; one is paid plainly, so the other is meant."""
    given = dues(
        unit("B1", "未来星棋校(苏州)", 1, leader="黎英"),
        unit("B2", "未来星少儿棋院(威海)", 1, leader="傅飞"),
    )
    vague = row(1, 210, "史勇", "未来星 1人0间房")
    assert decide(vague, given=given)[0].status is Status.REVIEW
    found = decide(vague, row(2, 210, "傅飞", "威海未来星"), given=given)
    assert first(found[0]) == {"B1": Money.yuan(210)}


def test_a_notice_tells_whose_transfer_it_is() -> None:
    given = replace(DUES, notices=(notice("德州代表队", "周晓梅", 2790, hours=5, rooms=1),))
    [decision] = decide(row(1, 2790, "周晓梅"), given=given)
    assert decision.status is Status.AUTO
    assert first(decision) == {"A4": Money.yuan(2790)}
    assert "汇款告知" in decision.proposals[0].reasons[0]


@pytest.mark.parametrize("hours", [0.5, 40])
def test_a_notice_before_the_transfer_or_long_after_it_is_not_about_it(hours: float) -> None:
    given = replace(DUES, notices=(notice("德州代表队", "周晓梅", 2790, hours=hours),))
    assert decide(row(1, 2790, "周晓梅"), given=given)[0].status is Status.REVIEW


def test_a_reversal_takes_back_what_it_reverses() -> None:
    came, went = decide(row(1, 630, "宋立群", "济宁棋缘"), row(20, 630, "宋立群", "冲正", out=True))
    assert (came.status, went.status) == (Status.AUTO, Status.AUTO)
    assert first(went) == {"A3": Money.yuan(-630)}


def test_a_refund_goes_to_the_unit_that_left() -> None:
    given = replace(DUES, changes=(DueChange("A4", "退赛", 1, day(20)),))
    back = row(500, 1720, "邱家和", "退食宿费 德州", out=True)
    found = decide(row(1, 2790, "邱家和", "德州"), back, given=given)
    assert first(found[1]) == {"A4": Money.yuan(-1720)}
    assert found[1].status is Status.AUTO


def test_a_refund_never_exceeds_what_was_paid() -> None:
    """Invariant 7."""
    [decision] = decide(row(1, 2790, "邱家和", "退食宿费 德州", out=True))
    assert first(decision) == {}


def test_bank_fees_and_bills_are_no_refunds() -> None:
    fee, bill = decide(
        row(1, 2, "", "短信费", out=True), row(2, 5000, "某某印刷厂", "秩序册", out=True)
    )
    assert (fee.status, first(fee)) == (Status.AUTO, {})
    assert (bill.status, first(bill)) == (Status.REVIEW, {})


def test_foreign_money_and_money_that_did_not_move() -> None:
    foreign = replace(row(1, 2790, "周晓梅", "德州代表队"), currency="USD")
    closed = replace(row(2, 2790, "周晓梅", "德州代表队"), state=RowState.CLOSED)
    neutral = replace(row(3, 2790, "某行", "提现"), direction=Direction.NEUTRAL)
    found = decide(foreign, closed, neutral)
    assert [decision.status for decision in found] == [Status.REVIEW, Status.NONE, Status.NONE]
    assert "外币" in found[0].proposals[0].reasons[0]
    assert found[1].proposals == found[2].proposals == ()


def test_a_wallets_refund_takes_the_sale_back() -> None:
    sale = replace(row(1, 210, "张**", "吴安熙报名"), bank="支付宝", balance=None)
    back = replace(
        row(9, 210, "张**", "退款-吴安熙报名"),
        bank="支付宝",
        direction=Direction.NEUTRAL,
        state=RowState.REFUND,
    )
    sold, returned = decide(sale, back)
    assert first(sold) == {"A7": Money.yuan(210)}
    assert first(returned) == {"A7": Money.yuan(-210)}


def test_a_wallet_withdrawal_is_nobodys_payment() -> None:
    out = replace(row(1, 500, "某某银行", "提现-实时提现"), direction=Direction.NEUTRAL)
    bank = row(2, 500, "支付宝（中国）网络技术有限公司", "支付宝提现")
    found = decide(out, bank)
    assert found[1].internal
    assert first(found[1]) == {}


def test_without_units_everything_stays_open() -> None:
    [decision] = decide(row(1, 100, "甲", "乙"), given=dues())
    assert decision.status is not Status.AUTO


def test_transfers_are_decided_in_order_of_time() -> None:
    late = row(2, 2790, "邱家和", "德州", at=START + timedelta(days=3))
    early = row(1, 2790, "周晓梅", "德州", at=START)
    assert [decision.txn_id for decision in decide(late, early)] == ["T001", "T002"]
