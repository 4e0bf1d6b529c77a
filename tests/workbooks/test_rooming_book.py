from datetime import date, datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, schema_errors
from toolkit.ledger.rooming import Guest, RoomLine
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.rooming_book import rooming_book

STAMP = Stamp(created=datetime(2020, 1, 2, 9), event="zibo-2020", seq=40)
STAY = {"arrive": date(2020, 1, 17), "depart": date(2020, 1, 20)}
LINES = (
    RoomLine("淄博饭店", "标准间", "青州市棋类协会", 2, (Guest("吴二", "男"), Guest("周一", "男")),
             number=1, **STAY),
    RoomLine("淄博饭店", "标准间", "青州市棋类协会", 2, (Guest("郑三", "女"), Guest("郑母", "女")),
             hint="一家人", number=2, **STAY),
    RoomLine("淄博饭店", "标准间", "临朐县实验小学", 2, number=3, hint="还没有姓名，请问单位"),
)  # fmt: skip


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    data = rooming_book(STAMP, "淄博2020", "淄博饭店", LINES)
    assert_golden("rooming_book", data)
    assert schema_errors(data, tmp_path) == []
