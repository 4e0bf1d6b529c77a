"""分组.xlsx: counts are locked, decisions are yellow."""

from datetime import datetime

from tests.workbooks.judge import openpyxl_book
from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.sections import sections_table
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.sections_book import sections_book

STAMP = Stamp(created=datetime(2020, 1, 15, 8, 30), event="zibo-2020", seq=9)


def test_only_decisions_can_be_typed() -> None:
    rows = [FillRow("甲组", {"section": "甲组", "players": "4"})]
    sheet = openpyxl_book(sections_book(STAMP, "某赛", sections_table(("甲组",)), rows))["分组"]
    open_cells = {c.column_letter for c in sheet[4] if not c.protection.locked}
    assert open_cells == {"H", "I", "J", "K"}
