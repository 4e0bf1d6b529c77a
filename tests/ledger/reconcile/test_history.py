from msgspec.structs import replace

from tests.dues import dues, row, unit
from toolkit.ledger.reconcile.book import Book
from toolkit.ledger.reconcile.evidence import Case, gather
from toolkit.ledger.reconcile.history import History
from toolkit.ledger.reconcile.index import NameIndex
from toolkit.model.bank import BankRow

DUES = dues(unit("A1", "智弈棋院", 2, 1))


def case(made: BankRow) -> Case:
    return gather(made, NameIndex(DUES), Book(DUES), None)


def test_a_payer_and_his_account_are_remembered_and_forgotten() -> None:
    history, made = History(), replace(row(1, 100, "周晓梅"), account="6217")
    history.book(0, case(made), (("A1", 10000),))
    assert history.of(case(row(2, 50, "周晓梅")))["A1"].weight < history.of(case(made))["A1"].weight
    assert history.same_before(1, case(row(2, 100, "周晓梅"))) == {"A1"}
    assert history.same_before(0, case(row(2, 100, "周晓梅"))) == set()
    assert history.paid_before("A1", 1) == 10000
    assert history.days_from("A1", made.date) == 0
    history.take_back(0, case(made), (("A1", 10000),))
    assert history.of(case(made)) == {}
    assert history.paid_before("A1", 1) == 0
    assert history.days_from("A1", made.date) is None


def test_a_guess_speaks_only_for_transfers_that_name_nobody() -> None:
    """Two instalments of one payer must not confirm each other's guess."""
    history = History()
    history.book(0, case(row(1, 100, "周晓梅")), (("A1", 10000),), sure=False)
    assert history.of(case(row(2, 50, "周晓梅", "余款")))
    assert history.of(case(row(2, 50, "周晓梅", "智弈棋院"))) == {}


def test_masked_payers_have_no_history() -> None:
    history = History()
    history.book(0, case(row(1, 100, "周*梅")), (("A1", 10000),))
    assert history.of(case(row(2, 100, "周*梅"))) == {}


def test_credits_of_a_payer_are_found_for_reversals() -> None:
    history = History()
    history.book(3, case(row(1, 100, "周晓梅")), (("A1", 10000),))
    assert history.credits_of(case(row(2, 100, "周晓梅", out=True))) == {3: (("A1", 10000),)}


def test_later_transfers_of_the_same_payer_and_amount_repeat_this_one() -> None:
    history, made = History(), case(row(1, 100, "周晓梅"))
    for place, fen in ((0, 10000), (2, 10000), (3, 5000)):
        history.book(place, made, (("A1", fen),))
    assert history.repeats("A1", made, 1) == 10000
    assert history.repeats("A1", made, 2) == 0
    assert history.repeats("A2", made, 1) == 0
