from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, openpyxl_book, schema_errors
from toolkit.model.finding import Severity
from toolkit.model.form import PLAYER_FIELDS, Form, Line
from toolkit.model.said import CellKind, Said
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.findings_book import ShownRow, findings_book, shown_players
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


def test_players_are_shown_as_they_were_read() -> None:
    said = {"name": Said("李2", "报名!B5"), "phone": Said("139", "报名!D5")}
    columns = ("name", "phone", "sex")
    form = Form("a.xls", "", "xls", players=(Line("报名!B5", said),), columns=columns)
    header, rows = shown_players(form)
    assert header == ("姓名", "性别", "联系电话")
    assert rows == (ShownRow(("报名!B5", "", "报名!D5"), ("李2", "", "139")),)
    every = Form("a.xls", "", "xls", columns=PLAYER_FIELDS)
    assert len(shown_players(every)[0]) == len(PLAYER_FIELDS)


def test_what_is_left_of_a_number_that_lost_digits_is_never_shown() -> None:
    lost = Said("370303200801152000", "报名!C5", CellKind.NUMBER)
    line = Line("报名!B5", {"name": Said("李二", "报名!B5"), "id_number": lost})
    form = Form("a.xls", "", "xls", players=(line,), columns=("name", "id_number"))
    [row] = shown_players(form)[1]
    assert row.texts == ("李二", "（末位已丢失）")
