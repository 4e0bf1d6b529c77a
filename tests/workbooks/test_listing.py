from datetime import datetime
from pathlib import Path

from msgspec.structs import replace

from tests.layouts.test_wall import TITLE, wall
from tests.workbooks.judge import assert_golden, cells, schema_errors
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.listing import listing_book

STAMP = Stamp(created=datetime(2020, 1, 18, 8, 30), event="zibo-2020", seq=120)


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    data = listing_book(STAMP, TITLE, wall())
    assert_golden("pairing_sheet", data)
    assert schema_errors(data, tmp_path) == []


def test_notes_stand_below_the_table() -> None:
    listing = replace(wall(2)[0], notes=("请在第一天核对。",))
    assert cells(listing_book(STAMP, TITLE, [listing]), "对阵表")[-1][0] == "请在第一天核对。"
