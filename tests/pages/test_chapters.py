"""The book as PDF: cover, contents with the right pages, text and lists."""

from datetime import datetime

from tests.absent import note
from tests.layouts.test_chapters import CHAPTERS, COVER
from tests.pages.reading import words
from toolkit.pages.chapters import chapters_pdf
from toolkit.pages.fonts import chinese_fonts


def test_every_chapter_begins_on_the_page_that_the_contents_name() -> None:
    if not chinese_fonts():
        note("a Chinese font")
        return
    pages = words(chapters_pdf(COVER, CHAPTERS, datetime(2020, 1, 6)))
    assert "秩序册" in pages[0]
    contents = pages[1].splitlines()
    assert contents[0] == "目录"
    for line, title in zip(contents[1:], ("竞赛规程", "分组名单"), strict=False):
        assert line.startswith(title)
        number = int(line.rsplit(".", 1)[-1].strip(" ."))
        heading = {"竞赛规程": "一、主办单位", "分组名单": "男子组名单"}[title]
        assert heading in pages[number - 1]
