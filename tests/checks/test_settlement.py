"""What the money rules look at."""

from toolkit.checks.settlement import Account, Settlement
from toolkit.model.money import Money


def test_without_statements_nothing_is_known_of_anybody() -> None:
    empty = Settlement()
    assert (empty.units, empty.waiting, empty.unread, empty.deadline) == ({}, (), (), None)


def test_an_account_without_payments_is_neither_late_nor_undated() -> None:
    account = Account(Money.yuan(210), Money.yuan(0))
    assert (account.late, account.undated, account.maybe, account.extras.fen) == (
        False,
        False,
        (),
        0,
    )
