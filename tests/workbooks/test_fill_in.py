from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import cells, openpyxl_book, schema_errors
from toolkit.layouts.fill_in import INDEX_SHEET, FillColumn, FillRow, FillTable, row_digest
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fill_in import fill_in_sheet, table_name, write_index

TABLE = FillTable(
    "裁定",
    (
        FillColumn("unit", "单位", 20),
        FillColumn("verdict", "裁定", 10, yellow=True, choices=("接受", "不接受"), hint="请选"),
        FillColumn("note", "说明", 20, yellow=True, hint="随便写"),
        FillColumn("code", "代码", 8, center=True),
    ),
)
ROWS = (
    FillRow("a|1", {"unit": "甲队", "code": "P001"}),
    FillRow("b|2", {"unit": "=1+1", "verdict": "接受", "note": "核实"}),
)


def make(rows: tuple[FillRow, ...] = ROWS) -> bytes:
    book = Book(Stamp(created=datetime(2020, 1, 1)))
    fill_in_sheet(book, TABLE, rows, "裁定", "只填黄色格")
    write_index(book, [(TABLE, rows)])
    return book.to_bytes()


def test_ids_and_digests_of_the_locked_cells_stand_hidden_before_the_columns() -> None:
    rows = cells(make(), "裁定")
    assert rows[2] == ["_行号", "_校验", "单位", "裁定", "说明", "代码"]
    assert rows[3][:2] == ["a|1", row_digest(["甲队", "P001"])]
    sheet = openpyxl_book(make())["裁定"]
    assert sheet.column_dimensions["A"].hidden
    assert sheet.auto_filter.ref == "C3:F5"


def test_all_ids_stand_on_a_hidden_sheet() -> None:
    assert cells(make(), INDEX_SHEET) == [["裁定", "a|1"], ["裁定", "b|2"]]


def test_only_the_yellow_cells_are_open_and_offer_what_they_take() -> None:
    sheet = openpyxl_book(make())["裁定"]
    assert [cell.protection.locked for cell in sheet[4][2:]] == [True, False, False, True]
    rules = {str(rule.sqref): rule.prompt for rule in sheet.data_validations.dataValidation}
    assert rules == {"D4:D5": "请选", "E4:E5": "随便写"}


def test_a_table_without_rows_is_valid(tmp_path: Path) -> None:
    assert schema_errors(make(()), tmp_path) == []


def test_lists_have_ascii_names_that_tell_sheets_apart() -> None:
    names = {table_name(FillTable(f"第{n}轮", ())) for n in range(1, 14)}
    assert len(names) == 13
    assert all(name.isascii() for name in names)
