"""The fold of money facts: the newest decision holds, a cleared one is gone."""

from tests.dues import row
from toolkit.model.accounts import Accounts
from toolkit.model.money_facts import (
    Balanced,
    ColumnExplained,
    MoneyCleared,
    MoneyDecided,
    StatementImported,
    StatementUnknown,
)


def test_the_newest_decision_holds_and_a_cleared_one_is_gone() -> None:
    first, second = MoneyDecided("T1", "挂起"), MoneyDecided("T1", "非报名款")
    found = Accounts().after(first, 1).after(second, 2)
    assert found.decided == {"T1": second}
    assert found.after(MoneyCleared("T1"), 3).decided == {}


def test_statements_keep_their_order_and_the_last_balance_its_number() -> None:
    one, two = (StatementImported(name, name, "", (row(1, 1),)) for name in "ab")
    found = Accounts().after(two, 4).after(Balanced(), 5).after(one, 6)
    assert (found.statements, found.balanced) == ((two, one), 5)


def test_a_file_is_unknown_or_read_and_read_anew_it_stays_one() -> None:
    unknown = StatementUnknown("a", "a", "0f", ("入账",), ("",))
    read = StatementImported("a", "a", "", (row(1, 1),))
    found = Accounts().after(unknown, 1).after(Balanced(), 2)
    assert not found.payments_known
    found = found.after(read, 3).after(read, 4)
    assert found.payments_known
    assert (found.statements, found.unknown) == ((read,), (unknown,))
    again = found.after(unknown, 5)
    assert (again.statements, again.unknown) == ((), (unknown,))


def test_what_was_said_of_a_column_is_taken_back_by_nothing() -> None:
    said = ColumnExplained("0f", "进", "收入金额")
    found = Accounts().after(said, 1)
    assert found.columns == {("0f", "进"): said}
    assert found.after(ColumnExplained("0f", "进", ""), 2).columns == {}
