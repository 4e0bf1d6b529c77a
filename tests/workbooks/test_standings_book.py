from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, cells, openpyxl_book, schema_errors
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.standings_book import PlaceRow, standings_book

STAMP = Stamp(created=datetime(2020, 1, 20, 12), event="zibo-2020", seq=400)
KEYS = ("对手分去低", "对手分", "小分", "胜局数", "执黑胜局数")
ROUNDS = ("2白1", "5黑½", "轮空", "3白0", "7黑+", "9白1", "4黑1", "6白1", "8黑½")
ROWS = tuple(
    PlaceRow(n, 40 - n, f"棋手{n}", "某某市棋类运动协会", "6.5", ("38.5", "42", "31.25", "5", "2"),
             "" if n == 1 else "对手分去低", ROUNDS)
    for n in range(1, 40)
)  # fmt: skip


def make(rows: tuple[PlaceRow, ...] = ROWS) -> bytes:
    subtitle = f"第 9 轮后；依次比较：积分、{'、'.join(KEYS)}"
    return standings_book(STAMP, "淄博2020 候补棋协大师组(男子) 名次", subtitle, KEYS, rows)


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    assert_golden("standings_book", make(ROWS[:4]))
    assert schema_errors(make(), tmp_path) == []


def test_each_place_names_the_key_that_decided_it() -> None:
    rows = cells(make(), "名次")
    assert rows[2][-1] == "与上一名的区别"
    assert [row[-1] for row in rows[3:5]] == ["", "对手分去低"]


def test_the_cross_table_has_a_column_a_round() -> None:
    rows = cells(make(), "交叉表")
    assert rows[2][3:12] == [f"第{n}轮" for n in range(1, 10)]
    assert tuple(rows[3][3:12]) == ROUNDS
    assert openpyxl_book(make())["交叉表"].print_title_rows == "$3:$3"


def test_before_the_first_round_there_is_a_table_without_rows(tmp_path: Path) -> None:
    assert schema_errors(make(()), tmp_path) == []
