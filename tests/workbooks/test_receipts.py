"""收款核对.xlsx: what is shown and what can be chosen, and that it comes back by key."""

from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import cells, schema_errors
from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.money import BOOKED, OPEN
from toolkit.sources.filled import read_filled
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.receipts import Typing, receipts_book
from toolkit.workbooks.reconcile_book import ReconcileBook

STAMP = Stamp(created=datetime(2020, 1, 2, 9), event="zibo-2020", seq=31)
NOTHING = ReconcileBook((), (), (), (), (), (), STAMP.created)
WAITING = (
    FillRow(
        "T1", {"txn": "T1", "amount": "1290.00", "choice": "指定单位", "unit": "甲", "by": "周"}
    ),
    FillRow("T2", {"txn": "T2", "amount": "210.00", "payer": "=1+1"}),
)


def make(rows: tuple[FillRow, ...] = WAITING) -> bytes:
    return receipts_book(STAMP, "淄博", Typing(rows), ("甲", "乙"), NOTHING)


def test_what_was_decided_comes_back_by_key() -> None:
    read = read_filled(make(), "收款核对.xlsx", (OPEN, BOOKED))
    assert [(row.id, row.text("choice"), row.text("unit")) for row in read["待确认"].rows] == [
        ("T1", "指定单位", "甲"),
        ("T2", "", ""),
    ]
    assert read["待确认"].problems == read["已自动"].problems == ()


def test_a_payer_is_text_even_if_it_looks_like_a_formula() -> None:
    assert "=1+1" in cells(make(), "待确认")[4]


def test_with_rows_and_without_it_is_a_valid_workbook(tmp_path: Path) -> None:
    assert schema_errors(make(), tmp_path) == []
    assert schema_errors(make(()), tmp_path) == []
