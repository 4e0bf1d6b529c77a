"""开票清单.xlsx: heading from the form, amount from the accounts, and what is missing by name."""

from pathlib import Path

import pytest

from tests.flows.money.test_bank import OTHER_UNIT, STATEMENT, UNIT, type_choice
from tests.flows.office import checked, done, form, mail, snapshot, type_into
from tests.programs import program
from tests.workbooks.judge import cells, formulas_that_differ, schema_errors
from toolkit.flows.money.invoices import INVOICES
from toolkit.flows.money.receipts import BOOK

NUMBER = "91370781MA3C000004"


def event_with(folder: Path, **heading: str) -> Path:
    """Two units, the first with an invoice heading, which paid 3000; 2790 wait for a person."""
    second = mail(form([{}], unit=OTHER_UNIT, start=5), f"{OTHER_UNIT}报名表.xlsx")
    event = checked(folder, mail(form([{}, {}], **heading)), second)[0]
    (event / "1来件" / "流水" / "流水.csv").write_text(STATEMENT, "utf-8")
    done("bank", event=event)
    return event


def listed(event: Path) -> list[list[object]]:
    return [row[:7] for row in cells((event / INVOICES).read_bytes(), "开票清单")[3:]]


@pytest.mark.parametrize(
    ("heading", "missing"),
    [
        ({"invoice_title": UNIT, "tax_number": NUMBER}, ""),
        ({"invoice_title": UNIT}, "填了发票抬头，没有填税号。（U009）"),
        ({"invoice_title": "个人"}, ""),
        ({}, "报名表没有填发票抬头和税号。"),
    ],
)
def test_a_unit_that_paid_with_what_is_missing(
    tmp_path: Path, heading: dict[str, str], missing: str
) -> None:
    title, number = heading.get("invoice_title", ""), heading.get("tax_number", "")
    first, whole = listed(event_with(tmp_path, **heading))
    assert first == [UNIT, title, number, 3000, 3000, 3000, missing]
    assert whole[3:6] == [3000, 3000, 3000]


def test_an_overpayment_is_not_invoiced_and_the_formulas_say_the_same(tmp_path: Path) -> None:
    event = event_with(tmp_path)
    type_choice(event, "1002", "指定单位", UNIT)
    type_into(event / BOOK, "已自动", {"流水号": "1001"}, {"决定": "指定单位", "单位": UNIT})
    done("bank", event=event)
    assert listed(event)[0][3:6] == [5790, 3000, 3000]
    data = (event / INVOICES).read_bytes()
    assert schema_errors(data, tmp_path) == []
    count, wrong = formulas_that_differ(data, tmp_path)
    assert (count == 4 or program("libreoffice") is None, wrong) == (True, [])


def test_it_comes_back_byte_for_byte_and_goes_with_the_import(tmp_path: Path) -> None:
    event = event_with(tmp_path)
    before = snapshot(event)
    (event / INVOICES).unlink()
    done("rebuild", event=event)
    assert snapshot(event) == before
    done("undo", event=event)
    assert not (event / INVOICES).exists()
