"""Tax withheld from arbiters' pay, at every edge of the table."""

import pytest

from toolkit.ledger.labour_tax import labour_tax, labour_tax_formula
from toolkit.model.money import Money


@pytest.mark.parametrize(
    ("pay", "tax"),
    [
        ("0", "0"),
        ("800", "0"),
        ("800.05", "0.01"),
        ("1000", "40"),
        ("4000", "640"),
        ("4000.01", "640"),
        ("5000", "800"),
        ("25000", "4000"),
        ("30000", "5200"),
        ("62500", "13000"),
        ("70000", "15400"),
    ],
)
def test_what_is_withheld(pay: str, tax: str) -> None:
    assert labour_tax(Money.yuan(pay)) == Money.yuan(tax)


def test_the_formula_has_the_same_steps() -> None:
    for part in ("C4<=800", "(C4-800)*0.2", "C4*0.16", "C4*0.24-2000", "C4*0.32-7000"):
        assert part in labour_tax_formula("C4")
