from datetime import datetime
from pathlib import Path

from tests.layouts.test_chapters import CHAPTERS, COVER
from tests.workbooks.judge import cells, openpyxl_book, schema_errors
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.chapters import chapter_book

STAMP = Stamp(created=datetime(2020, 1, 6, 8, 30), event="zibo-2020", seq=120)


def test_cover_text_and_lists_have_a_sheet_each(tmp_path: Path) -> None:
    data = chapter_book(STAMP, COVER, CHAPTERS)
    assert openpyxl_book(data).sheetnames == ["封面", "竞赛规程", "男子组"]
    assert schema_errors(data, tmp_path) == []


def test_the_cover_names_the_chapters() -> None:
    texts = [row[0] for row in cells(chapter_book(STAMP, COVER, CHAPTERS), "封面")]
    assert texts[:2] == ["淄博2020", "秩序册"]
    assert texts[-2:] == ["1. 竞赛规程", "2. 分组名单"]
