from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, cells, openpyxl_book, schema_errors
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.public_list import PublicRow, public_list

AT = datetime(2020, 1, 4, 9, 30)
STAMP = Stamp(created=AT, event="zibo-2020", seq=31)
MEN, WOMEN = "棋协大师组(男子)", "棋协大师组(女子)"
PLAYERS = (
    PublicRow(MEN, "王三", "男", "临淄区少年宫", ""),
    PublicRow(MEN, "张一", "男", "青州市棋类协会", "棋协大师"),
    PublicRow(WOMEN, "李二", "女", "青州市棋类协会", "棋协大师"),
)
NOTES = ("请各单位核对；姓名等笔误请在公示当天（01 月 04 日）联系更正。",)


def make(version: int = 1) -> bytes:
    return public_list(STAMP, "淄博2020", AT, version, PLAYERS, NOTES)


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    assert_golden("public_list", make())
    assert schema_errors(make(), tmp_path) == []


def test_each_section_has_its_sheet_with_the_way_to_object() -> None:
    rows = cells(make(), MEN)
    assert [row[:2] for row in rows[3:5]] == [[1.0, "王三"], [2.0, "张一"]]
    assert rows[6][0] == NOTES[0]
    assert openpyxl_book(make()).sheetnames == [MEN, WOMEN, "按单位"]


def test_players_are_numbered_within_their_unit() -> None:
    assert [row[:3] for row in cells(make(), "按单位")[3:]] == [
        ["临淄区少年宫", 1.0, "王三"],
        ["青州市棋类协会", 1.0, "张一"],
        ["青州市棋类协会", 2.0, "李二"],
    ]


def test_a_second_version_says_so() -> None:
    assert "（第 2 版）" in cells(make(2), MEN)[1][0]
