from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, recalculated, schema_errors
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.rooms_book import PartRow, RoomRow, StockRow, rooms_book

STAMP = Stamp(created=datetime(2020, 1, 2, 9), event="zibo-2020", seq=40)
ROWS = (
    RoomRow(1, "青州市棋类协会", "2019-12-30 09:00", "淄博饭店 标准间 2 间", "淄博饭店 标准间 2 间",
            "如所订", "所订 淄博饭店 还有 2 间"),
    RoomRow(2, "临朐县实验小学", "2019-12-30 10:00", "淄博饭店 标准间 2 间",
            "泰星大酒店 标准间 2 间", "调到别家",
            "所订 淄博饭店 已不够 2 间，改到 泰星大酒店，费用不变"),
    RoomRow(None, "寿光市少年宫", "", "淄博饭店 标准间 1 间", "", "未安排", "未缴", False),
)  # fmt: skip
STOCK = (
    StockRow("淄博饭店", "标准间", 2, 3, 2),
    StockRow("淄博饭店", "大床房", 2, 1, 0),
    StockRow("泰星大酒店", "标准间", 2, 1, 2),
)
PARTS = (
    PartRow("淄博饭店", "标准间", "青州市棋类协会", 2, 4),
    PartRow("泰星大酒店", "标准间", "临朐县实验小学", 2, 3),
)


def make() -> bytes:
    return rooms_book(STAMP, "淄博2020", ROWS, STOCK, PARTS, "按付清那一笔的先后（规程十三(一)5）")


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    assert_golden("rooms_book", make())
    assert schema_errors(make(), tmp_path) == []


def test_what_is_left_is_computed_by_the_workbook(tmp_path: Path) -> None:
    found = recalculated(make(), tmp_path)
    if found is None:
        return
    left = [row[3:6] for row in found["房态"][3:7]]
    assert left == [["3", "2", "1"], ["1", "0", "1"], ["1", "2", "-1"], ["5", "4", "1"]]
