from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, openpyxl_book, schema_errors
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.log import LogRow, log_book

STAMP = Stamp(created=datetime(2020, 1, 8, 9), event="zibo-2020", seq=3)
ROWS = (
    LogRow(1, "2019-12-01 09:00:00", 1, "new", "新建", "淄博2020", "", ""),
    LogRow(2, "2019-12-20 10:10:00", 2, "ingest", "来件", "青州市棋类协会报名表.xlsx",
           "2 名棋手", "", undone=True),
    LogRow(3, "2020-01-02 09:00:00", 3, "check", "裁定", "P013 李二", "接受：两人（周）",
           "2填写/裁定.xlsx 裁定!J4"),
)  # fmt: skip


def make() -> bytes:
    return log_book(STAMP, "淄博2020", ROWS)


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    assert_golden("log", make())
    assert schema_errors(make(), tmp_path) == []


def test_a_withdrawn_fact_stays_and_is_grey() -> None:
    sheet = openpyxl_book(make())["操作记录"]
    assert sheet["I5"].value == "已撤销"
    assert {cell.fill.fgColor.rgb for cell in sheet[5]} == {"FFD9D9D9"}
    assert sheet["A4"].fill.fill_type is None
