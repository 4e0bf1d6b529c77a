from tests.dues import day, dues, row, unit
from toolkit.ledger.reconcile.book import Book
from toolkit.ledger.reconcile.evidence import gather
from toolkit.ledger.reconcile.history import History
from toolkit.ledger.reconcile.hypotheses import Hypothesis
from toolkit.ledger.reconcile.index import NameIndex
from toolkit.ledger.reconcile.outgoing import debit
from toolkit.model.bank import BankRow, DueChange

DUES = dues(
    unit("A1", "智弈棋院", 1, 1, leader="谢德飞"), changes=[DueChange("A1", "退赛", 1, day(9))]
)


def found(made: BankRow, paid: int = 0) -> list[Hypothesis]:
    book = Book(DUES)
    history, index = History(), NameIndex(DUES)
    earlier = gather(row(0, paid, "谢德飞"), index, book, None)
    history.book(0, earlier, (("A1", paid * 100),))
    case = gather(made, index, book, None)
    return debit(case, book, history, 1, [earlier, case])


def test_a_refund_needs_that_the_unit_has_paid_so_much() -> None:
    made = row(1, 1720, "谢德飞", "退食宿费 智弈", out=True)
    assert [hypothesis.parts for hypothesis in found(made, 1000)] == [()]
    best = max(found(made, 2790), key=lambda hypothesis: hypothesis.weight)
    assert best.parts == (("A1", -172000),)
    assert "该单位已退赛" in best.reasons
    assert any("食宿费相合" in reason for reason in best.reasons)


def test_fees_of_the_bank_are_nobodys_refund() -> None:
    [fee] = found(row(1, 2, "", "短信费", out=True))
    assert fee.parts == ()
    assert "银行收费" in fee.reasons[0]
