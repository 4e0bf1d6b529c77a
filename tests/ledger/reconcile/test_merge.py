from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.dues import row, statement
from toolkit.ledger.reconcile.merge import (
    merged,
    own_id,
    plain_id,
    transfer_ids,
    wallet_withdrawals,
)
from toolkit.model.bank import BankRow, Direction, RowState
from toolkit.model.money import Money


@dataclass(frozen=True)
class Account:
    """A whole account, from which overlapping exports are cut."""

    rows: tuple[BankRow, ...]


@st.composite
def accounts(draw: st.DrawFn) -> Account:
    """Equal amounts, equal payers, days without time of day, with and without serials."""
    balance, rows = 0, []
    timed, serial = draw(st.booleans()), draw(st.booleans())
    for number in range(draw(st.integers(1, 14))):
        made = row(
            number * 7, draw(st.sampled_from([100, 210, 2790])), draw(st.sampled_from("甲乙"))
        )
        balance += made.amount.fen
        made = replace(made, balance=Money(balance), serial=made.serial if serial else None)
        rows.append(made if timed else replace(made, time=None))
    return Account(tuple(rows))


@given(accounts(), st.data())
def test_importing_twice_in_any_order_or_overlapping_changes_nothing(
    account: Account, data: st.DataObject
) -> None:
    """Invariant 5."""
    whole = statement(*account.rows)
    once = merged([whole])
    assert len(once) == len(account.rows)
    assert merged([whole, whole]) == once
    cut = data.draw(st.integers(0, len(account.rows)))
    back = data.draw(st.integers(0, cut))
    first, second = statement(*account.rows[:cut]), statement(*account.rows[back:])
    assert merged([first, second]) == once
    assert merged([second, first]) == once


def test_equal_real_transfers_without_balance_stay_apart() -> None:
    twice = [replace(row(1, 100, "甲"), serial=None) for _ in range(2)]
    assert len(merged([statement(*twice)])) == 2
    assert len(merged([statement(*twice), statement(*twice)])) == 2


def test_a_bank_number_that_repeats_names_no_transfer() -> None:
    """结息 carries 0000000000 every time; a running number starts anew in each export."""
    rows = [replace(row(n, 1, serial="0"), balance=Money(n)) for n in range(3)]
    ids = transfer_ids(merged([statement(*rows)]))
    assert len(set(ids)) == 3
    assert ids == [plain_id(row) for row in rows]


def test_ids_are_the_serial_else_time_amount_and_balance() -> None:
    made = replace(row(1, 210, "甲"), balance=Money(50000))
    assert own_id(made) == "T001"
    assert own_id(replace(made, serial=None)) == "2019-12-20T10:00:00+08:00|210.00|500.00"
    assert own_id(replace(made, serial=None, time=None, balance=None)) == "2019-12-20|210.00|"


def test_two_equal_rows_without_any_number_get_two_ids() -> None:
    twin = replace(row(1, 210, "甲"), serial=None)
    assert len(set(transfer_ids([twin, twin]))) == 2


def test_money_comes_in_before_it_goes_out_at_one_moment() -> None:
    came, went = row(1, 100, "甲"), row(1, 100, "甲", out=True)
    assert merged([statement(went, came)])[0].direction is Direction.IN


def test_a_wallet_withdrawal_is_income_once() -> None:
    """Invariant 6: the wallet's rows are the income, the bank's credit is the same money."""
    sale = replace(row(1, 500, "清风"), bank="支付宝")
    out = replace(row(2, 500, "某某银行", "提现-实时提现"), direction=Direction.NEUTRAL)
    bank = row(3, 500, "支付宝（中国）网络技术有限公司", "支付宝提现")
    again = row(4, 500, "支付宝（中国）网络技术有限公司", "支付宝提现")
    rows = merged([statement(bank, again), statement(sale, out, file="支付宝.csv")])
    assert wallet_withdrawals(rows) == {rows.index(bank)}


def test_a_closed_row_and_its_settled_twin_are_two_rows() -> None:
    made = row(1, 100, "甲")
    assert len(merged([statement(made), statement(replace(made, state=RowState.CLOSED))])) == 2
