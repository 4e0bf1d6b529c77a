"""规程工作簿 as it is written: every table, drop-downs, the same bytes for the same data."""

import tomllib
from datetime import datetime
from io import BytesIO

import openpyxl

from tests.regulations import INVENTED, text
from tests.words import words
from toolkit.rules.sheets import MAIN_SHEET, layout
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.regulation_book import GUIDE_SHEET, regulation_book

LAYOUT = layout(words())
STAMP = Stamp(datetime(2026, 5, 1))
BOOK = regulation_book(tomllib.loads(text(INVENTED)), LAYOUT, words(), STAMP)


def test_every_table_has_its_sheet_and_the_first_says_how_to_fill_them() -> None:
    names = openpyxl.load_workbook(BytesIO(BOOK)).sheetnames
    assert names[:2] == [GUIDE_SHEET, MAIN_SHEET]
    assert names[2:-1] == [table.sheet for table in LAYOUT.tables]


def test_entry_cells_are_open_and_the_rest_is_locked() -> None:
    sheet = openpyxl.load_workbook(BytesIO(BOOK))["费用"]
    assert sheet.protection.sheet
    assert sheet["A4"].value == "名称"
    assert sheet["A5"].value == "报名费"
    assert sheet["A4"].protection.locked
    assert not sheet["A5"].protection.locked
    assert not sheet["A16"].protection.locked  # a spare row
    assert sheet.row_dimensions[3].hidden or sheet.row_dimensions[3].height == 0


def test_choices_have_drop_downs_and_names_explain_what_empty_means() -> None:
    sheet = openpyxl.load_workbook(BytesIO(BOOK))["费用"]
    lists = [rule.formula1 for rule in sheet.data_validations.dataValidation]
    assert "=list_Fee_per" in lists or "list_Fee_per" in lists
    assert "空着＝棋手" in str(sheet["D4"].comment)


def test_equal_data_gives_equal_bytes() -> None:
    assert regulation_book(tomllib.loads(text(INVENTED)), LAYOUT, words(), STAMP) == BOOK
