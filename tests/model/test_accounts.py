"""The fold of money facts: the newest decision holds, a cleared one is gone."""

from tests.dues import row
from toolkit.model.accounts import Accounts
from toolkit.model.money_facts import Balanced, MoneyCleared, MoneyDecided, StatementImported


def test_the_newest_decision_holds_and_a_cleared_one_is_gone() -> None:
    first, second = MoneyDecided("T1", "挂起"), MoneyDecided("T1", "非报名款")
    found = Accounts().after(first, 1).after(second, 2)
    assert found.decided == {"T1": second}
    assert found.after(MoneyCleared("T1"), 3).decided == {}


def test_statements_keep_their_order_and_the_last_balance_its_number() -> None:
    one, two = (StatementImported(name, name, "", (row(1, 1),)) for name in "ab")
    found = Accounts().after(two, 4).after(Balanced(), 5).after(one, 6)
    assert (found.statements, found.balanced) == ((two, one), 5)
