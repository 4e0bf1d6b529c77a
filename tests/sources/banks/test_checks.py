from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from toolkit.model.bank import BankRow, Direction
from toolkit.model.money import Money
from toolkit.sources.banks.checks import balance_chain, printed_totals
from toolkit.sources.banks.totals import Printed


def chain(amounts: list[int], opening: int) -> list[BankRow]:
    rows, balance = [], opening
    for number, fen in enumerate(amounts):
        balance += fen
        way = Direction.IN if fen > 0 else Direction.OUT
        rows.append(
            BankRow(
                "x", number, "甲", date(2024, 1, 1), Money(abs(fen)), way, balance=Money(balance)
            )
        )
    return rows


AMOUNTS = st.lists(st.integers(-(10**6), 10**6).filter(bool), min_size=2, max_size=30)


@given(AMOUNTS, st.integers(0, 10**9))
def test_opening_plus_credits_minus_debits_is_the_closing_balance(
    amounts: list[int], opening: int
) -> None:
    """Invariant 1, for exports in either order."""
    rows = chain(amounts, opening)
    for ordered in (rows, rows[::-1]):
        [check] = balance_chain(ordered)
        assert check.ok
        assert check.expected == check.found
    assert balance_chain(rows)[0].found == str(Money(opening + sum(amounts)))


@given(st.lists(st.integers(1, 10**6), min_size=4, max_size=12), st.data())
def test_a_changed_amount_breaks_the_chain(amounts: list[int], data: st.DataObject) -> None:
    rows = chain(amounts, 0)
    place = data.draw(st.integers(1, len(rows) - 2))
    broken = rows[:place] + rows[place + 1 :]
    checks = balance_chain(broken)
    assert any(not check.ok for check in checks)
    assert "第" in checks[0].name


def test_without_balances_there_is_no_check() -> None:
    row = BankRow("x", 1, "甲", date(2024, 1, 1), Money(1), Direction.IN)
    assert balance_chain([row, row]) == []


def test_a_printed_total_that_differs_fails_for_a_bank_and_warns_for_a_wallet() -> None:
    rows = chain([100, 200], 0)
    totals = [Printed("in", count=3), Printed("in", money=Money(300))]
    count, money = printed_totals(rows, totals, wallet=False)
    assert (count.ok, count.expected, count.found) == (False, "3", "2")
    assert (money.ok, money.name) == (True, "收入合计")
    [count, _] = printed_totals(rows, totals, wallet=True)
    assert count.ok
    assert "仅供参考" in count.name
