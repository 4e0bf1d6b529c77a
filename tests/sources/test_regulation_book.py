"""规程工作簿 read back: TOML → xlsx → TOML is the same data; slips are named with their cell."""

import tomllib
from collections.abc import Callable
from datetime import datetime
from io import BytesIO
from typing import Any

import openpyxl
import pytest
from hypothesis import given, settings

from tests.regulations import ALL, INVENTED, text
from tests.rules.made import regulations
from tests.words import words
from toolkit.rules.rows import canonical
from toolkit.rules.sheets import layout
from toolkit.sources.regulation_book import TypedSlip, read_regulation_book
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.regulation_book import regulation_book

LAYOUT = layout(words())
Sheets = Any


def book(data: dict[str, Any]) -> bytes:
    return regulation_book(data, LAYOUT, words(), Stamp(datetime(2026, 5, 1)))


def read(content: bytes) -> dict[str, Any] | tuple[TypedSlip, ...]:
    return read_regulation_book(content, "规程.xlsx", LAYOUT, words())


def typed(change: Callable[[Sheets], None], name: str = INVENTED) -> Any:
    """What is read after a person changed the workbook."""
    sheets = openpyxl.load_workbook(BytesIO(book(tomllib.loads(text(name)))))
    change(sheets)
    saved = BytesIO()
    sheets.save(saved)
    return read(saved.getvalue())


@pytest.mark.parametrize("name", ALL)
def test_a_shipped_regulation_comes_back(name: str) -> None:
    data = tomllib.loads(text(name))
    assert read(book(data)) == data


@given(regulations())
@settings(max_examples=4)
def test_any_regulation_comes_back(data: dict[str, Any]) -> None:
    data = canonical(data, LAYOUT)
    assert read(book(data)) == data


def put(sheet: str, cell: str, value: Any) -> Callable[[Sheets], None]:
    def change(sheets: Sheets) -> None:
        sheets[sheet][cell] = value

    return change


def test_a_changed_cell_and_a_date_that_excel_made_of_it() -> None:
    assert typed(put("费用", "B5", 320))["fees"][0]["amount"] == 320
    main = read(book(tomllib.loads(text(INVENTED))))
    assert isinstance(main, dict)

    def change(sheets: Sheets) -> None:
        row = next(r for r in sheets["总则"].iter_rows() if r[3].value == "dates.play.last")
        row[1].value = datetime(2026, 8, 11)

    assert str(typed(change)["dates"]["play"]["last"]) == "2026-08-11"


def test_rows_are_added_below_and_taken_away_by_emptying_them() -> None:
    def change(sheets: Sheets) -> None:
        fees = sheets["费用"]
        fees["A7"], fees["B7"], fees["F7"] = "场地费", 20, "八(一)"
        for cell in fees[6]:
            cell.value = None

    assert [fee["name"] for fee in typed(change)["fees"]] == ["报名费", "场地费"]


def test_sorted_rows_keep_what_belongs_to_them() -> None:
    def change(sheets: Sheets) -> None:
        tables = sheets["奖金表"]
        first = [cell.value for cell in tables[5]]
        for cell, other, value in zip(tables[5], tables[6], first, strict=True):
            cell.value, other.value = other.value, value

    tables = typed(change)["prizes"]["tables"]
    assert [table["name"] for table in tables] == ["少年组个人", "公开组个人", "公开组团体"]
    assert tables[0]["rows"][0]["amount"] == 2000


@pytest.mark.parametrize(
    ("sheet", "cell", "value", "words_of_it"),
    [
        ("费用", "B5", "三百", "“三百”不是整数"),
        ("费用", "C5", "茶钱", "不认识“茶钱”"),
        ("奖金表-各名次", "A5", 99, "属于第 99 行"),
    ],
)
def test_a_slip_is_named_with_its_cell(sheet: str, cell: str, value: Any, words_of_it: str) -> None:
    slips = typed(put(sheet, cell, value))
    assert isinstance(slips, tuple)
    assert words_of_it in slips[0].message
    assert slips[0].where.startswith(sheet)


def test_what_is_no_such_workbook() -> None:
    empty = BytesIO()
    openpyxl.Workbook().save(empty)
    for content in (b"PK broken", empty.getvalue()):
        assert isinstance(read(content), tuple)


def test_a_sheet_without_its_keys_is_a_slip() -> None:
    slips = typed(lambda sheets: sheets["费用"].delete_rows(3))
    assert isinstance(slips, tuple)
    assert "键行不见了" in slips[0].message
