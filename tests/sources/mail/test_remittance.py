"""What letters say was paid: one plain sum and its payer, or nothing."""

import pytest

from toolkit.model.message import MailKind, Message, ToldPayment
from toolkit.model.money import Money
from toolkit.sources.mail.remittance import told_payments


def told(
    text: str, kind: MailKind = MailKind.REMITTANCE_NOTICE, subject: str = "汇款通知"
) -> list[tuple[str, str, object]]:
    mail = Message("1.eml", "00", kind, subject=subject, text=text, unit="青州市棋类协会")
    return [(one.payer, one.amount.brief(), one.rooms) for one in told_payments(mail)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("我单位已汇款，汇款人：王大明，金额：5,790元，2间房。", [("王大明", "5790", 2)]),
        ("汇款人 王大明 汇款金额 ￥5790.00", [("王大明", "5790", None)]),
        ("参赛费210元、食宿费2580元，共2790元，已由王大明转账。", [("王大明", "2790", None)]),
        ("已汇款2790元，请查收", [("", "2790", None)]),
        ("用家长周晓梅的银行卡已转2790元", [("周晓梅", "2790", None)]),
        ("汇款人：王大明，2790元；汇款人：周晓梅，210元，均已汇出", [
            ("王大明", "2790", None), ("周晓梅", "210", None)]),
        ("汇款金额1.29万，户名：王大明", [("王大明", "12900", None)]),
        ("已汇参赛费210元、食宿费2580元", []),  # which of them is the transfer?
        ("已汇款，见回单", []),
        ("汇款人：王大明，汇款人：周晓梅，共已汇2790元", []),  # whose part is which?
        ("已汇2790元\n-----原始邮件-----\n汇款人：李四，金额：999元", [("", "2790", None)]),
    ],
)  # fmt: skip
def test_one_plain_sum_and_its_payer(text: str, found: list[tuple[str, str, object]]) -> None:
    assert told(text) == found


def test_a_form_tells_of_a_payment_only_where_it_says_that_it_was_made() -> None:
    assert told("附报名表。汇款人：王大明，2790元已汇出。", MailKind.FORM, "报名")
    assert told("附报名表。汇款人：王大明，2790元。", MailKind.FORM, "报名") == []
    assert told("已汇2790元", MailKind.SPAM) == []


def test_the_unit_is_the_mail_s() -> None:
    mail = Message(
        "1.eml", "00", MailKind.REMITTANCE_NOTICE, text="已汇2790元", unit="临朐县实验小学"
    )
    assert told_payments(mail) == (ToldPayment(Money.yuan(2790), "", "临朐县实验小学"),)
