from datetime import datetime

from tests.workbooks.judge import assert_golden
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.style import ENTRY, MISSING
from toolkit.workbooks.table import Column, Link, list_sheet


def test_the_text_shows_all_that_matters_in_a_workbook() -> None:
    stamp = Stamp(created=datetime(2020, 1, 1, 8), event="淄博2020", seq=3, digest="ab")
    book = Book(stamp, "试验")
    sheet = book.sheet("第一轮")
    columns = [Column("姓名"), Column("得分", look=ENTRY), Column("去", width=12)]
    list_sheet(sheet, "标题", "副", columns, [["=1", "", Link("internal:'第一轮'!A1", "顶")]])
    sheet.formula(4, 0, "=COUNTA(A4:A4)", 1)
    sheet.note(3, 0, "批注")
    sheet.drop_down((3, 1, 3, 1), book.choices("points", ["1", "0"]), title="得分", message="请选")
    sheet.color_when((3, 1, 3, 1), "=LEN(B4)=0", MISSING)
    sheet.protect()
    assert_golden("dump", book.to_bytes())
