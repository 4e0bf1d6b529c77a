"""Rows of odd shapes; whole files of every layout are in test_read.py."""

import pytest

from toolkit.model.bank import BankRow, Direction, RowState
from toolkit.sources.banks.containers import tables
from toolkit.sources.banks.recognise import candidates, foreign
from toolkit.sources.banks.rows import Read, read_rows

ABC = "交易日期,交易时间,交易摘要,交易金额,本次余额,对手信息,日 志 号,交易渠道,交易附言\n"
SPLIT = "记账日,交易日期,支出,收入,账户余额,币种,摘要,对方账号,对方户名,交易地点\n"
WALLET = "交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式,当前状态,交易单号,商户单号,备注\n"
OTHER = "日期,金额,余额,对方户名,附言\n"


def read(text: str) -> Read:
    [table] = tables("x.csv", text.encode())
    claims = candidates(table)
    recognised = claims[0] if claims else foreign(table)
    assert recognised is not None
    return read_rows(table, recognised)


def one(text: str) -> BankRow:
    [row] = read(text).rows
    return row


@pytest.mark.parametrize("text", ["12x", "一百", "1.234"])
def test_an_unreadable_amount_is_a_finding_and_no_row(text: str) -> None:
    found = read(f"{ABC}20240101,,转存,{text},5.00,甲,1,,\n20240102,,转存,+1.00,6.00,甲,2,,\n")
    assert [row.serial for row in found.rows] == ["2"]
    [finding] = found.findings
    assert finding.code == "M007"
    assert text in finding.message
    assert "第 2 行" in finding.message


def test_an_unreadable_date_beside_money_is_a_finding_too() -> None:
    [finding] = read(f"{ABC}2024年十月,,转存,+1.00,5.00,甲,1,,\n").findings
    assert finding.code == "M007"


@pytest.mark.parametrize("zero", ["0.00", "", "--"])
def test_zero_never_becomes_a_transaction(zero: str) -> None:
    assert read(f"{ABC}20240101,,转存,{zero},5.00,甲,1,,\n").rows == ()


def test_a_short_row_lacks_only_what_it_lacks() -> None:
    row = one(f"{ABC}20191226,083000,转支,-1500.00,27811.23,孙砚秋,600901112\n")
    assert (row.serial, row.remark, row.direction) == ("600901112", None, Direction.OUT)


def test_a_masked_balance_costs_the_check_and_not_the_row() -> None:
    assert one(f"{ABC}20240101,,转存,+1.00,xx.yy,甲,1,,\n").balance is None


def test_a_negative_credit_is_money_out() -> None:
    row = one(f"{SPLIT}20240101,20240101,0.0,-50.00,1.00,人民币元,冲正,,甲,\n")
    assert (row.direction, str(row.amount)) == (Direction.OUT, "50.00")


def test_foreign_money_is_marked() -> None:
    assert one(f"{SPLIT}20240101,20240101,0,50.00,1.00,美元,汇入,,甲,\n").currency == "美元"


@pytest.mark.parametrize(
    ("state", "means"),
    [("已收钱", RowState.SETTLED), ("支付成功", RowState.SETTLED), ("已全额退款", RowState.REFUND),
     ("已退款(￥5.00)", RowState.REFUND), ("交易关闭", RowState.CLOSED)],
)  # fmt: skip
def test_states_of_wallets(state: str, means: RowState) -> None:
    row = one(f"{WALLET}2024-05-20 12:45:27,转账,甲,/,收入,¥1.00,/,{state},99,/,/\n")
    assert (row.state, row.direction, row.remark) == (means, Direction.IN, None)


def test_money_between_own_accounts_is_neutral() -> None:
    row = one(f"{WALLET}2024-05-20 12:45:27,零钱提现,某行,/,/,¥1.00,/,提现已到账,99,/,/\n")
    assert row.direction is Direction.NEUTRAL
    assert row.signed.fen == 0


def test_a_remark_of_digits_stays_text() -> None:
    assert one(f"{OTHER}2024-01-01,5,5,甲,11111111111111\n").remark == "11111111111111"


def test_totals_and_disclaimers_are_no_rows() -> None:
    found = read(
        f"{ABC}20240101,,转存,+1.00,5.00,甲,1,,\n合计,,,1.00\n以上数据仅供参考,,\n\n,,,9.99\n"
    )
    assert len(found.rows) == 1
    assert len(found.feet) >= 2
    assert found.findings == ()
