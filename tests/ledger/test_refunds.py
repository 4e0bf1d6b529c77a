"""What goes back to whom: never more than was paid, the newest payment first, by cause."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.ledger.charges import Charge, ChargeKind
from toolkit.ledger.refunds import Cause, Payment, Standing, refunds
from toolkit.model.money import ZERO, Money

FEE = Charge("参赛费", 2, Money.yuan(210), "十二(二)")
KEPT = Charge("参赛费（退赛不退）", 1, Money.yuan(210), "十三(一)4", kind=ChargeKind.KEPT_FEE)
DAY = Charge("湖畔 扣 1 天住宿费", 1, Money.yuan(430), "十三(一)4", kind=ChargeKind.KEPT_BOARD)
DEPOSIT = Charge("房卡押金", 2, Money.yuan(100), "八(二)", "退房时退还", ChargeKind.DEPOSIT)


def paid(number: int, yuan: int, payer: str = "甲") -> Payment:
    return Payment(f"T{number}", "2019-12-30", payer, f"6228{number}", Money.yuan(yuan))


def shown(standing: Standing) -> list[tuple[str, str, str]]:
    return [
        (r.cause.value, str(r.amount), r.payment.payer if r.payment else "")
        for r in refunds(standing)
    ]


def test_an_overpayment_goes_back_to_who_paid_last() -> None:
    standing = Standing("甲", (FEE,), (paid(1, 300, "李"), paid(2, 200, "王")))
    assert shown(standing) == [("多缴", "80.00", "王")]
    assert refunds(standing)[0].said == "已缴 500 − 应缴 420"


def test_what_is_more_than_the_last_payment_goes_back_to_several() -> None:
    standing = Standing("甲", (), (paid(1, 300, "李"), paid(2, 200, "王")), refused=("张三",))
    assert shown(standing) == [
        ("报名没有被接受", "200.00", "王"), ("报名没有被接受", "300.00", "李"),
    ]  # fmt: skip


def test_a_withdrawal_says_what_is_kept_and_by_which_clause() -> None:
    standing = Standing("甲", (KEPT, DAY), (paid(1, 1500),), ("张三",))
    [one] = refunds(standing)
    assert (one.cause, str(one.amount), one.clause) == (Cause.WITHDRAWN, "860.00", "十三(一)4")
    assert one.said == (
        "已缴 1500 − 应缴 640（其中参赛费（退赛不退） 210，湖畔 扣 1 天住宿费 430）；张三 退赛"
    )


def test_what_was_paid_back_already_is_not_paid_back_again() -> None:
    standing = Standing("甲", (FEE,), (paid(1, 500), paid(2, -80)))
    assert shown(standing) == []
    part = Standing("甲", (FEE,), (paid(1, 500), paid(2, -30)))
    assert shown(part) == [("多缴", "50.00", "甲")]


def test_who_left_before_publication_gets_all_back() -> None:
    assert shown(Standing("甲", (), (paid(1, 210),), entered=False)) == [("不参赛", "210.00", "甲")]


def test_a_deposit_goes_back_later_when_all_was_paid() -> None:
    lines = (FEE, DEPOSIT)
    [one] = refunds(Standing("甲", lines, (paid(1, 620),)))
    assert (one.cause, str(one.amount), one.when) == (Cause.DEPOSIT, "200.00", "退房时退还")
    assert refunds(Standing("甲", lines, (paid(1, 420),))) == ()


YUAN = st.integers(-300, 600).filter(bool)


@given(st.lists(YUAN, max_size=6), st.lists(st.sampled_from([FEE, KEPT, DAY]), max_size=4))
def test_a_refund_never_exceeds_what_was_paid_and_closes_the_account(
    amounts: list[int], lines: list[Charge]
) -> None:
    """Invariant 7, and the list adds up to what the unit paid more than it owes."""
    payments = tuple(paid(number, yuan) for number, yuan in enumerate(amounts))
    standing = Standing("甲", tuple(lines), payments)
    found = refunds(standing)
    back = sum((refund.amount for refund in found), ZERO)
    assert back == max(ZERO, standing.paid - standing.due)
    assert back <= max(ZERO, standing.paid)
    for refund in found:
        assert refund.payment is not None
        assert ZERO < refund.amount <= refund.payment.amount


@pytest.mark.parametrize("yuan", [0, 100, 420])
def test_nothing_goes_back_to_who_owes(yuan: int) -> None:
    payments = (paid(1, yuan),) if yuan else ()
    assert refunds(Standing("甲", (FEE,), payments)) == ()
