"""Yellow cells are typed with openpyxl, as a person would with Excel, then read back."""

from collections.abc import Callable
from datetime import date
from io import BytesIO
from typing import Any

import openpyxl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.workbooks.test_decisions import DECIDED, make
from tests.workbooks.test_fill_in import TABLE
from tests.workbooks.test_fill_in import make as make_table
from toolkit.layouts.decisions import DECISIONS, corrections
from toolkit.layouts.fill_in import FillColumn, FillRow, FillTable
from toolkit.sources.filled import Filled, read_filled


def after(data: bytes, change: Callable[[Any], None]) -> bytes:
    book = openpyxl.load_workbook(BytesIO(data))
    change(book)
    stream = BytesIO()
    book.save(stream)
    return stream.getvalue()


def read(data: bytes, table: FillTable = DECISIONS) -> Filled:
    return read_filled(data, "裁定.xlsx", (table,))[table.sheet]


def causes(filled: Filled) -> list[tuple[str | None, str]]:
    assert {problem.code for problem in filled.problems} <= {"N009"}
    return [(problem.where, problem.detail["cause"]) for problem in filled.problems]


def test_an_untouched_workbook_reads_as_it_was_written() -> None:
    filled = read(make())
    assert filled.problems == ()
    assert [row.id for row in filled.rows] == [row.id for row in DECIDED]
    assert filled.rows[0].said == {}
    assert filled.rows[1].text("verdict") == "接受"
    assert filled.rows[1].said["verdict"].where == "裁定!J5"
    assert read(make(), corrections((), ())).rows[0].text("value") == "2008-01-16"


def test_typed_cells_are_read_with_their_place() -> None:
    def type_in(book: Any) -> None:
        sheet = book["裁定"]
        sheet["J4"], sheet["K4"], sheet["L4"] = "不接受", "  超过截止时间 ", date(2020, 1, 3)

    row = read(after(make(), type_in)).rows[0]
    assert [row.text(key) for key in ("verdict", "reason", "by")] == [
        "不接受",
        "超过截止时间",
        "2020-01-03",
    ]


def test_a_sorted_sheet_reads_the_same() -> None:
    def swap(book: Any) -> None:
        sheet = book["裁定"]
        for column in range(1, sheet.max_column + 1):
            first, second = sheet.cell(4, column), sheet.cell(5, column)
            first.value, second.value = second.value, first.value

    filled = read(after(make(), swap))
    assert filled.problems == ()
    assert [row.id for row in filled.rows] == [row.id for row in reversed(DECIDED)]
    assert filled.rows[0].said["verdict"].where == "裁定!J4"


def test_a_missing_row_is_seen() -> None:
    filled = read(after(make(), lambda book: book["裁定"].delete_rows(4)))
    assert causes(filled) == [(None, "少了一行（T001 临淄）")]
    assert len(filled.rows) == 1


def test_a_changed_locked_cell_leaves_its_row_out() -> None:
    def rename(book: Any) -> None:
        book["裁定"]["D5"] = "李三"

    filled = read(after(make(), rename))
    [(where, cause)] = causes(filled)
    assert where == "裁定!C5"
    assert cause.startswith("锁定的格子被改动过，这一行没有读入")
    assert [row.id for row in filled.rows] == ["T001|临淄"]


def test_visible_columns_sorted_without_their_ids_are_seen() -> None:
    def swap(book: Any) -> None:
        sheet = book["裁定"]
        for column in range(3, sheet.max_column + 1):
            first, second = sheet.cell(4, column), sheet.cell(5, column)
            first.value, second.value = second.value, first.value

    assert [where for where, _ in causes(read(after(make(), swap)))] == ["裁定!C4", "裁定!C5"]


def test_a_copied_row_and_a_row_of_ones_own_are_seen() -> None:
    def copy(book: Any) -> None:
        sheet = book["裁定"]
        for column in range(1, sheet.max_column + 1):
            sheet.cell(6, column).value = sheet.cell(5, column).value
        sheet["J7"] = "接受"

    filled = read(after(make(), copy))
    assert [where for where, _ in causes(filled)] == ["裁定!C6", "裁定!C7"]
    assert len(filled.rows) == 2


def test_a_missing_sheet_header_or_column_and_a_damaged_file_are_problems() -> None:
    gone = after(make(), lambda book: book.remove(book["裁定"]))
    headless = after(make(), lambda book: book["裁定"].delete_rows(3))
    wider = FillTable(TABLE.sheet, (*TABLE.columns, FillColumn("x", "新列")))
    for filled in (read(gone), read(headless), read(make_table(), wider), read(make()[:500])):
        assert len(filled.problems) == 1
        assert filled.rows == ()


@pytest.mark.parametrize("text", ["甲\n乙", " 甲 ", "=1+1", "2020-01-05", "007", "1.0", "1E5"])
def test_locked_texts_of_any_kind_are_no_change(text: str) -> None:
    filled = read(make_table((FillRow("a", {"unit": text, "note": text}),)), TABLE)
    assert filled.problems == ()


@given(st.dictionaries(st.sampled_from(["unit", "note", "code"]), st.text(max_size=20)))
def test_whatever_stands_in_a_row_is_no_change_by_itself(texts: dict[str, str]) -> None:
    filled = read(make_table((FillRow("a", texts),)), TABLE)
    assert filled.problems == ()
    assert [row.id for row in filled.rows] == ["a"]
