from hypothesis import given
from hypothesis import strategies as st

from tests.dues import day, dues, unit
from toolkit.ledger.reconcile.book import Book, withdrawn
from toolkit.model.bank import DueChange

DUES = dues(
    unit("A1", "智弈棋院(东校区)", 2, 1),
    unit("A2", "智弈棋院(西校区)", 1),
    unit("A3", "飞象棋院(泉州东区)", 1),
    players=[("A1", "王一诺", ""), ("A1", "王二", ""), ("A2", "李三", "")],
    changes=[DueChange("A2", "退赛", 1, day(1)), DueChange("A1", "退赛", 1, day(1))],
)


def test_units_are_found_by_amount_sisters_place_and_surname() -> None:
    book = Book(DUES)
    assert set(book.fitting[21000]) == {"A2", "A3"}
    assert book.sisters["智弈棋院"] == ["A1", "A2"]
    assert book.in_place["泉州"] == ["A3"]
    assert book.surnames["王"] == {"A1": 2}


def test_a_unit_is_withdrawn_when_all_its_players_are() -> None:
    assert withdrawn(DUES) == {"A2"}


@given(st.lists(st.tuples(st.sampled_from(["A1", "A2"]), st.integers(-500, 500)), max_size=8))
def test_taking_back_restores_the_former_state(moves: list[tuple[str, int]]) -> None:
    """Invariant 9, for the balances."""
    book, fresh = Book(DUES), Book(DUES)
    for unit_id, fen in moves:
        book.move(unit_id, fen, sure=False)
    for unit_id, fen in reversed(moves):
        book.move(unit_id, -fen, sure=False, undo=True)
    assert (book.paid, book.unsure) == (fresh.paid, fresh.unsure)
    assert {k: v for k, v in book.fitting.items() if v} == dict(fresh.fitting)


def test_a_refund_leaves_nothing_more_to_pay() -> None:
    book = Book(DUES)
    book.move("A3", 21000, sure=True)
    book.move("A3", -5000, sure=True)
    assert book.rest("A3") == 0
