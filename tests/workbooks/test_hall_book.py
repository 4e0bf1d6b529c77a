from datetime import datetime
from pathlib import Path

from tests.layouts.test_hall import HALL
from tests.workbooks.judge import assert_golden, schema_errors
from toolkit.layouts.hall import place_rows, time_rows
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.hall_book import hall_book

STAMP = Stamp(created=datetime(2020, 1, 6, 8, 30), event="zibo-2020", seq=120)


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    rows = place_rows(HALL, ["男子组", "女子组"]), time_rows(HALL, 3)
    data = hall_book(STAMP, "淄博2020", *rows)
    assert_golden("hall_book", data)
    assert schema_errors(data, tmp_path) == []
