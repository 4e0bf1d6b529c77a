from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, cells, openpyxl_book, schema_errors
from toolkit.model.finding import Severity
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.problem_list import ProblemRow, UnitRow, problem_list

STAMP = Stamp(created=datetime(2020, 1, 2, 9), event="zibo-2020", seq=31)
TITLES = {"P005": "身份证号被存成数字", "S001": "没有公章", "P013": "可能是同一人"}
COPY = "external:../4回信/退回-青州市棋类协会报名表.xlsx#'报名表'!E12"
ROWS = (
    ProblemRow(
        "临淄区少年宫", "李二", "P013", Severity.WARNING, "报名表!B12",
        "可能与青州市棋类协会的“李二”是同一人", "", "", "接受：两人（周）", "临淄.xlsx", open=False,
    ),
    ProblemRow(
        "临淄区少年宫", "临淄区少年宫", "T001", Severity.DECISION, "整份文件",
        "12月31日19:05收到，已过截止时间", "", "十三(一)8", "未处理", "临淄.xlsx",
    ),
    ProblemRow(
        "青州市棋类协会", "张一", "P005", Severity.ERROR, "报名表!E12",
        "身份证号被 Excel 存成数字，最后三位已经丢失", "把该格设为文本格式，重新输入 18 位身份证号",
        "七", "未处理", "青州市棋类协会报名表.xlsx", COPY,
    ),
    ProblemRow(
        "", "", "F001", Severity.ERROR, "整份文件", "文件打不开", "请重发", "", "未处理", "无名.xls"
    ),
)  # fmt: skip
UNITS = (
    UnitRow("临淄区少年宫", 12, "17880", "暂不能成立"),
    UnitRow("青州市棋类协会", 2, "420", "1 人暂不能成立"),
)


def make(rows: tuple[ProblemRow, ...] = ROWS, units: tuple[UnitRow, ...] = UNITS) -> bytes:
    notes = ("失效的裁定：P001 王三",)
    return problem_list(STAMP, "淄博2020", rows, units, TITLES, notes)


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    assert_golden("problem_list", make())
    assert schema_errors(make(), tmp_path) == []


def test_units_with_the_gravest_problems_come_first_and_are_added_up() -> None:
    rows = cells(make(), "总览")
    assert [row[:6] for row in rows[3:7]] == [
        ["青州市棋类协会", 2.0, 1.0, "", "", ""],
        ["临淄区少年宫", 12.0, "", 1.0, "", ""],
        ["（不知单位）", "", 1.0, "", "", ""],
        ["合计", 14.0, 2.0, 1.0, 0.0, 0.0],
    ]
    assert rows[8][0] == "失效的裁定：P001 王三"


def test_a_place_leads_to_the_cell_of_the_returned_copy() -> None:
    book = openpyxl_book(make())
    link = next(row[4].hyperlink for row in book["按单位"].iter_rows() if row[4].hyperlink)
    assert link.target.endswith("退回-青州市棋类协会报名表.xlsx")
    assert link.location == "'报名表'!E12"
    assert book["总览"]["I4"].hyperlink.target == link.target


def test_only_what_is_open_is_coloured() -> None:
    sheet = openpyxl_book(make())["按单位"]
    colours = {row[2].value: row[3].fill.fill_type for row in sheet.iter_rows(min_row=4)}
    assert colours == {"F001": "solid", "T001": "solid", "P013": None, "P005": "solid"}


def test_codes_are_counted_with_what_is_still_open() -> None:
    by_code = {row[0]: row[1:4] for row in cells(make(), "代码统计")[2:]}
    assert by_code["P013"] == ["可能是同一人", 1.0, 0.0]
    assert by_code["P005"] == ["身份证号被存成数字", 1.0, 1.0]


def test_no_problems_give_an_empty_list(tmp_path: Path) -> None:
    assert schema_errors(make((), ()), tmp_path) == []
    assert "共 0 条，未处理 0 条" in cells(make((), ()), "总览")[1][0]
