from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, openpyxl_book, schema_errors
from toolkit.model.finding import Severity
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.findings_book import ShownRow, findings_book
from toolkit.workbooks.mark import Mark

STAMP = Stamp(created=datetime(2020, 1, 2, 9))
MARKS = (
    Mark("报名!B5", Severity.WARNING, "可能是同一人", code="P013", subject="李二"),
    Mark("报名!B5", Severity.ERROR, "姓名里有数字", "请改正", "P001", "七", "李2", "李2"),
    Mark(None, Severity.ERROR, "没有看到公章", "请盖章", "S001", "七"),
)
ROWS = (
    ShownRow(("报名!B4", "报名!C4"), ("张一", "男")),
    ShownRow(("报名!B5", ""), ("李2", "")),
)


def make(rows: tuple[ShownRow, ...] = ROWS) -> bytes:
    return findings_book(MARKS, ("姓名", "性别"), rows, "某队报名表.xls", STAMP)


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    assert_golden("findings_book", make())
    assert schema_errors(make(), tmp_path) == []


def test_a_faulty_cell_carries_all_that_is_wrong_and_the_gravest_colour() -> None:
    cell = openpyxl_book(make())["读到的内容"]["A5"]
    assert cell.comment.text == "姓名里有数字（规程七）\n→ 请改正\n可能是同一人"
    assert cell.fill.fgColor.rgb == "FFF8CBAD"


def test_a_scan_has_only_the_list() -> None:
    assert openpyxl_book(make(())).sheetnames == ["问题清单"]
