from datetime import datetime

import pytest

from tests.workbooks.judge import cells, openpyxl_book
from toolkit.model.money import Money
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.style import CENTER, ENTRY
from toolkit.workbooks.table import Column, Link, Value, list_sheet

COLUMNS = [
    Column("姓名"),
    Column("金额"),
    Column("人数", look=CENTER),
    Column("位置", width=20),
    Column("裁定", look=ENTRY),
    Column("行号", hidden=True),
]


def make(rows: list[list[Value]]) -> bytes:
    book = Book(Stamp(created=datetime(2020, 1, 1)))
    list_sheet(book.sheet("表"), "标题", "副标题", COLUMNS, rows, fills={0: "#F8CBAD"})
    return book.to_bytes()


def test_every_kind_of_value_stands_in_its_column() -> None:
    data = make([["张三", Money(123), 2, Link("internal:'表'!A1", "去"), None, "r1"]])
    assert cells(data, "表")[2:] == [
        ["姓名", "金额", "人数", "位置", "裁定", "行号"],
        ["张三", 1.23, 2.0, "去", "", "r1"],
    ]


def test_header_is_frozen_repeated_and_filtered_and_the_row_id_hidden() -> None:
    sheet = openpyxl_book(make([["张三", 1, 2, "", "", "r1"]])).worksheets[0]
    assert sheet.freeze_panes == "A4"
    assert sheet.print_title_rows == "$3:$3"
    assert sheet.auto_filter.ref == "A3:F4"
    assert sheet.column_dimensions["F"].hidden
    assert sheet["A4"].fill.fgColor.rgb == "FFF8CBAD"
    assert sheet["E4"].fill.fgColor.rgb == "FFFFF9DB"  # yellow stays yellow


def test_an_empty_table_has_only_its_header() -> None:
    assert len(cells(make([]), "表")) == 3


def test_a_row_of_the_wrong_length_is_a_bug() -> None:
    with pytest.raises(ValueError, match="zip"):
        make([["张三"]])
