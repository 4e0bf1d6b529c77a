"""The amount of an invoice, and a list with nobody on it."""

from datetime import datetime
from pathlib import Path

import pytest

from tests.workbooks.judge import schema_errors
from toolkit.model.money import Money
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.invoice_list import InvoiceRow, invoice_list


@pytest.mark.parametrize(
    ("paid", "due", "amount"),
    [(3000, 3000, 3000), (2000, 3000, 2000), (3100, 3000, 3000), (-50, 3000, 0), (0, 0, 0)],
)
def test_it_is_over_what_was_paid_and_stays(paid: int, due: int, amount: int) -> None:
    row = InvoiceRow("甲", "甲", "", Money.yuan(paid), Money.yuan(due))
    assert row.amount == Money.yuan(amount)


def test_an_empty_list_is_a_valid_workbook(tmp_path: Path) -> None:
    data = invoice_list(Stamp(created=datetime(2020, 1, 2, 9)), "淄博", [])
    assert schema_errors(data, tmp_path) == []
