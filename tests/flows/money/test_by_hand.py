"""Cash and QR money typed by hand becomes one more statement, and never more than was typed."""

from types import SimpleNamespace
from typing import Any

from tests.regulations import regulation
from toolkit.flows.money.by_hand import ByHand
from toolkit.layouts.money import BY_HAND
from toolkit.model.finish_facts import RowTyped
from toolkit.model.finish_state import Finish
from toolkit.model.money import Money

TYPED = {
    "2": {"date": "2019-12-31", "amount": "(30)", "unit": "甲", "by": "周"},
    "1": {
        "date": "2019.12.30",
        "amount": "1,290元",
        "way": "红包",
        "payer": "王明",
        "note": "甲队",
    },
}


def read(**rows: dict[str, str]) -> ByHand:
    typed = {(BY_HAND, row): RowTyped(BY_HAND, row, said) for row, said in rows.items()}
    state = SimpleNamespace(finish=Finish(typed))
    desk: Any = SimpleNamespace(state=state, regulation=regulation("zibo-2020"))
    return ByHand(desk)


def test_rows_are_payments_in_their_order_and_minus_is_money_given_back() -> None:
    rows = read(**TYPED).statement.rows
    assert [(row.serial, row.signed, row.moment) for row in rows] == [
        ("手工1", Money.yuan(1290), "2019-12-30"),
        ("手工2", Money.yuan(-30), "2019-12-31"),
    ]
    assert (rows[0].payer, rows[0].summary, rows[0].remark) == ("王明", "红包", "甲队")


def test_only_rows_with_a_unit_are_settled() -> None:
    assert read(**TYPED).named == {"手工2": ("甲", Money.yuan(-30), "周")}


def test_nothing_typed_gives_no_rows() -> None:
    assert read().statement.rows == ()
