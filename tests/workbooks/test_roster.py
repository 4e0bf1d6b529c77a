from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, cells, schema_errors
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.roster import RosterRow, SectionRow, roster_book

STAMP = Stamp(created=datetime(2020, 1, 2, 9), event="zibo-2020", seq=31)
MEN, WOMEN = "棋协大师组(男子)", "棋协大师组(女子)"
SECTIONS = (SectionRow(MEN, 12, 11), SectionRow(WOMEN, 1, 1, "不足 10 人（八(三)）"))
PLAYERS = (
    RosterRow(WOMEN, "青州市棋类协会", "李二", "女", "2009-01-15", "37030320090115003X", "棋协大师",
              "", "", "13900000003", "有效", "birth：原为“2009-1”（来电）"),
    RosterRow(MEN, "青州市棋类协会", "张一", "男", "", "", "", "", "1850", "", "暂不成立：P002"),
    RosterRow("未填组别", "某队", "孙五", "", "", "", "", "", "", "", "暂不成立：E001"),
    RosterRow(MEN, "临淄区少年宫", "王三", "男", "", "", "", "", "", "", "有效"),
)  # fmt: skip


def make() -> bytes:
    return roster_book(STAMP, "淄博2020", SECTIONS, PLAYERS)


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    assert_golden("roster", make())
    assert schema_errors(make(), tmp_path) == []


def test_counts_add_up_and_a_small_section_says_so() -> None:
    rows = cells(make(), "人数")[3:]
    assert rows[1] == [WOMEN, 1.0, 1.0, "不足 10 人（八(三)）"]
    assert rows[2][:3] == ["合计", 13.0, 12.0]


def test_sections_follow_the_regulation_and_others_come_last() -> None:
    assert [row[3] for row in cells(make(), "按组别")[3:]] == ["张一", "王三", "李二", "孙五"]
    assert [row[:2] for row in cells(make(), "按单位")[3:5]] == [
        ["青州市棋类协会", WOMEN],
        ["青州市棋类协会", MEN],
    ]


def test_an_event_without_entries(tmp_path: Path) -> None:
    assert schema_errors(roster_book(STAMP, "淄博2020", (), ()), tmp_path) == []
