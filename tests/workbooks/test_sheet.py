from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from tests.workbooks.judge import cells, openpyxl_book, schema_errors
from toolkit.model.money import Money
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import CENTER, ENTRY, MISSING
from toolkit.workbooks.text import clean

STAMP = Stamp(created=datetime(2020, 1, 1))


def new() -> tuple[Book, Sheet]:
    book = Book(STAMP)
    return book, book.sheet("表")


def sheet_of(book: Book) -> Any:
    return openpyxl_book(book.to_bytes()).worksheets[0]


@pytest.mark.parametrize(
    "typed",
    [
        "=1+1",
        "{=1}",
        "+8613800001234",
        "-5",
        "@SUM(A1)",
        "＝1",
        "http://a.b",
        "mailto:a@b.c",
        "\t=1",
    ],
)
def test_what_a_sender_typed_stays_text(typed: str) -> None:
    book, sheet = new()
    sheet.text(0, 0, typed)
    cell = sheet_of(book)["A1"]
    assert (cell.value, cell.data_type, cell.hyperlink) == (typed, "s", None)


def test_text_like_a_formula_carries_the_mark_for_text() -> None:
    book, sheet = new()
    sheet.text(0, 0, "=1+1")
    sheet.text(1, 0, "张三")
    read = sheet_of(book)
    assert read["A1"].quotePrefix
    assert not read["A2"].quotePrefix


@given(st.text(max_size=40))
def test_any_text_comes_back(text: str) -> None:
    book, sheet = new()
    sheet.text(0, 0, text + "。")
    assert cells(book.to_bytes(), "表") == [[clean(text + "。")]]


def test_money_is_a_number_in_yuan_and_a_formula_has_its_value() -> None:
    book, sheet = new()
    sheet.money(0, 0, Money(129_000))
    sheet.formula(1, 0, "=A1*2", Money(258_000))
    sheet.number(2, 0, 7)
    assert cells(book.to_bytes(), "表") == [[1290.0], [2580.0], [7.0]]


def test_links_stay_inside_the_event() -> None:
    book, sheet = new()
    sheet.link(0, 0, "internal:'表'!B5", "去")
    sheet.link(1, 0, "external:../4回信/a.xlsx#'报名表'!C8", "文件")
    with pytest.raises(ValueError, match="inside the event"):
        sheet.link(2, 0, "http://example.org", "网")
    read = sheet_of(book)
    assert read["A1"].hyperlink.location == "'表'!B5"
    assert (read["A2"].hyperlink.target, read["A2"].hyperlink.location) == (
        "..\\4回信\\a.xlsx",
        "'报名表'!C8",
    )


def test_out_of_range_is_an_error_and_not_a_lost_cell() -> None:
    _, sheet = new()
    with pytest.raises(ValueError, match="refused"):
        sheet.text(2_000_000, 0, "x")
    with pytest.raises(ValueError, match="refused"), pytest.warns(UserWarning, match="255"):
        sheet.prompt((0, 0, 0, 0), "说明", "长" * 256)


def test_widths_fit_chinese_text_and_titles_do_not_widen_columns() -> None:
    book, sheet = new()
    top = sheet.heading("一个比所有列都长的标题文字", 2, "副标题")
    sheet.text(top, 0, "候补棋协大师组", CENTER)
    sheet.text(top, 1, "A")
    sheet.width({1: 30})
    read = sheet_of(book)
    assert top == 2
    assert 16 <= read.column_dimensions["A"].width < 18
    assert 30 <= read.column_dimensions["B"].width < 31
    assert read.row_dimensions[1].height == 30
    assert "A1:B1" in {str(area) for area in read.merged_cells.ranges}


def test_wrapped_text_makes_its_row_tall() -> None:
    book, sheet = new()
    sheet.text(0, 0, "一二三四五六七八九十" * 2)
    sheet.width({0: 11})
    assert sheet_of(book).row_dimensions[1].height == pytest.approx(4 * 15 + 3)


def test_protection_leaves_only_the_yellow_cells_open() -> None:
    book, sheet = new()
    sheet.text(0, 0, "锁")
    sheet.fill(1, 0, 1, 1, ENTRY)
    sheet.hide_columns(2)
    sheet.protect()
    read = sheet_of(book)
    assert read.protection.sheet
    assert read["A1"].protection.locked
    assert not read["B2"].protection.locked
    assert read["B2"].number_format == "@"
    assert read.column_dimensions["C"].hidden


def test_everything_together_is_valid(tmp_path: Path) -> None:
    book, sheet = new()
    sheet.text(0, 0, "头")
    sheet.merge(1, 0, 1, 0, "一格", CENTER)
    sheet.note(0, 0, "批注")
    sheet.drop_down(
        (2, 0, 5, 0), book.choices("a", ["x"]), title="选", message="请选", strict=False
    )
    sheet.rule((2, 1, 5, 1), "=LEN(B3)=18", title="证件", message="18位", error="不是18位")
    sheet.color_when((2, 0, 5, 0), "=LEN(A3)=0", MISSING)
    sheet.numbers_as_text("A1:A9")
    sheet.freeze(1)
    sheet.filter(0, 0, 5, 1)
    sheet.print_on_a4(landscape=True, header_rows=(0, 0))
    drawn = BytesIO()
    Image.new("RGB", (20, 20), "red").save(drawn, "PNG")
    sheet.picture(3, 3, drawn.getvalue(), "章", height=40)
    assert schema_errors(book.to_bytes(), tmp_path) == []
