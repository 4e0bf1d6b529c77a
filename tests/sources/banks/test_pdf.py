"""Two PDFs made from the same invented rows, with and without lines (tests/cases/statements)."""

import pytest

from tests.shared import CHECKOUT
from toolkit.sources.banks.pdf import pdf_rows
from toolkit.sources.banks.read import read_statements

CASES = CHECKOUT / "tests" / "cases" / "statements"


@pytest.mark.parametrize("name", ["ruled.pdf", "unruled.pdf"])
def test_both_kinds_give_the_same_rows(name: str) -> None:
    [found] = read_statements(str(CASES / name))
    assert found.bank == "农业银行个人"
    assert [(row.serial, str(row.signed), row.payer) for row in found.rows] == [
        ("418800231", "2580.00", "林月华"),
        ("R0441", "-2.00", None),
        ("418800990", "-290.00", "林月华"),
    ]
    assert found.rows[0].remark == "临沂星火棋院 2人"
    assert all(check.ok for check in found.checks)


def test_a_damaged_pdf_is_told_from_one_without_a_table() -> None:
    with pytest.raises(ValueError, match="damaged"):
        pdf_rows(b"%PDF-1.4 junk")
