"""Single hypotheses; what they come to together is in test_decide.py."""

from tests.dues import dues, row, unit
from toolkit.ledger.reconcile.book import Book
from toolkit.ledger.reconcile.evidence import Case, gather
from toolkit.ledger.reconcile.history import History
from toolkit.ledger.reconcile.hypotheses import by_amount, credit, none_of_them, several
from toolkit.ledger.reconcile.index import NameIndex
from toolkit.model.bank import BankRow, Hotel

SISTERS = [unit(f"A{n}", f"智弈棋院({name}校区)", n, 1) for n, name in enumerate("东西南北", 1)]
DUES = dues(*SISTERS, unit("B1", "沈阳弈知棋社", 1), hotels=[Hotel("湖畔酒店(赛场)", 9)])


def case(made: BankRow) -> Case:
    return gather(made, NameIndex(DUES), Book(DUES), None)


def units(made: BankRow) -> list[set[str]]:
    return [{unit for unit, _ in found.parts} for found in several(case(made), Book(DUES))]


def test_subsets_only_over_linked_units_and_exact_sums() -> None:
    assert units(row(1, 2790 + 3000, "智弈棋院")) == [{"A1", "A2"}]
    assert units(row(1, 2790 + 3000, "周晓梅")) == []
    assert units(row(1, 2790 + 3001, "智弈棋院")) == []


def test_the_number_of_teams_fixes_the_size() -> None:
    assert units(row(1, 2790 + 3000, "智弈棋院", "智弈3队")) == []
    total = 2790 + 3000 + 3210
    assert units(row(1, total, "智弈棋院", "智弈等3队")) == [{"A1", "A2", "A3"}]


def test_all_named_is_told_from_only_linked() -> None:
    [named] = several(case(row(1, 3000, "周晓梅", "智弈东校区、沈阳弈知")), Book(DUES))
    assert named.named
    [linked] = several(case(row(1, 5790, "智弈棋院")), Book(DUES))
    assert not linked.named


def test_amount_alone_has_no_identity_and_says_so() -> None:
    made = case(row(1, 2790, "周晓梅"))
    found, others = by_amount(made, Book(DUES), History(), [])
    assert [hypothesis.parts[0][0] for hypothesis in found] == ["A1"]
    assert found[0].identity == 0
    assert "只有金额相符，不能自动入账" in found[0].reasons
    assert others == 0


def test_money_that_is_no_entry_payment() -> None:
    book = Book(DUES)
    plain = none_of_them(case(row(1, 100, "周晓梅")), book).weight
    assert none_of_them(case(row(1, 100, "周晓梅", "级位赛")), book).weight > plain
    assert none_of_them(case(row(1, 100, "湖畔酒店有限公司")), book).weight > plain
    assert none_of_them(case(row(1, 100, "", "个人活期结息")), book).weight > plain + 10


def test_a_credit_always_has_the_hypothesis_of_no_unit() -> None:
    found = credit(case(row(1, 2790, "周晓梅", "智弈")), Book(DUES), History(), 0)
    assert () in [hypothesis.parts for hypothesis in found]
