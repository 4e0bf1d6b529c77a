from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, schema_errors
from toolkit.layouts.fill_in import FillRow
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.rooms_held import rooms_held_book

STAMP = Stamp(created=datetime(2020, 1, 2, 9), event="zibo-2020", seq=40)
LISTED = {"hotel": "淄博饭店", "type": "标准间", "beds": "2", "price": "1290/人", "booked": "3"}


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    held = [FillRow("淄博饭店|标准间", {**LISTED, "rooms": "80", "by": "周"})]
    added = [FillRow("1", {"hotel": "齐盛宾馆", "type": "标准间", "rooms": "10"}), FillRow("2", {})]
    data = rooms_held_book(STAMP, "淄博2020", held, added)
    assert_golden("rooms_held", data)
    assert schema_errors(data, tmp_path) == []
