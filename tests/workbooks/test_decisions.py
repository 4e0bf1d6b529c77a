from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, cells, openpyxl_book, schema_errors
from toolkit.layouts.fill_in import FillRow
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.decisions import decisions_book

STAMP = Stamp(created=datetime(2020, 1, 2, 9), event="zibo-2020", seq=31, digest="ab12")
DECIDED = (
    FillRow(
        "T001|临淄",
        {
            "unit": "临淄区少年宫",
            "subject": "临淄区少年宫",
            "code": "T001",
            "severity": "待裁定",
            "message": "2019-12-31 19:05 收到，已过截止时间 18:00",
            "clause": "十三(一)8",
            "where": "整份文件",
        },
    ),
    FillRow(
        "P013|李二",
        {
            "unit": "青州市棋类协会",
            "subject": "李二",
            "code": "P013",
            "severity": "疑点",
            "message": "可能与临淄区少年宫的“李二”是同一人",
            "where": "报名表!B12",
            "verdict": "接受",
            "reason": "两人同名，已电话核实",
            "by": "周",
        },
    ),
)
MENDED = (
    FillRow("e1|birth", {"unit": "青州市棋类协会", "subject": "张一", "field": "出生日期",
                         "value": "2008-01-16", "reason": "笔误", "by": "周"}),
    FillRow("新-1", {}),
    FillRow("新-2", {}),
)  # fmt: skip

MATTERS = (FillRow("close_entry", {"matter": "提前截止报名", "explained": "写日期和时间。"}),)

HEADERS = (
    FillRow("l1|棋分值", {"file": "1.eml>青州报名表.xlsx", "header": "棋分值", "examples": "1500"}),
)


def make(decided: tuple[FillRow, ...] = DECIDED) -> bytes:
    units, files = ("青州市棋类协会", "临淄区少年宫"), ("通知.docx",)
    return decisions_book(STAMP, "淄博2020", decided, MENDED, MATTERS, units, files, HEADERS)


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    assert_golden("decisions", make())
    assert schema_errors(make(), tmp_path) == []


def test_what_was_decided_stands_in_the_yellow_cells() -> None:
    rows = cells(make(), "裁定")
    assert rows[3][9:] == ["", "", ""]
    assert rows[4][9:] == ["接受", "两人同名，已电话核实", "周"]
    assert cells(make(), "更正")[3][5] == "2008-01-16"


def test_what_still_waits_turns_red() -> None:
    areas = openpyxl_book(make())["裁定"].conditional_formatting
    rules = {str(area.sqref): area.rules[0].formula[0] for area in areas}
    assert rules == {
        "J4:J5": "LEN(TRIM(J4))=0",
        "K4:K5": "AND(LEN(TRIM(J4))>0,LEN(TRIM(K4))=0)",
    }


def test_nothing_to_decide_is_a_valid_workbook(tmp_path: Path) -> None:
    assert schema_errors(make(()), tmp_path) == []
