"""A book of an event as a workbook: cover, a sheet for each chapter of text, a sheet a list."""

from collections.abc import Sequence

from toolkit.layouts.chapters import Chapter, Cover
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.listing import listing_sheet
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import CELL, CENTER, TITLE

_WIDTH = 92.0  # half-width characters across an A4 page
_BIG = TITLE.but(size=26)
_LINE = CENTER.but(border=False, size=14)
_TEXT = CELL.but(border=False)


def chapter_book(stamp: Stamp, cover: Cover, chapters: Sequence[Chapter]) -> bytes:
    """The workbook; the cover names the chapters."""
    book = Book(stamp, f"{cover.event} {cover.book}")
    _cover(book.sheet("封面"), cover, chapters)
    for chapter in chapters:
        if chapter.paragraphs:
            _text(book.sheet(chapter.title), chapter)
        for listing in chapter.listings:
            listing_sheet(book, listing)
    return book.to_bytes()


def _cover(sheet: Sheet, cover: Cover, chapters: Sequence[Chapter]) -> None:
    sheet.width({0: _WIDTH})
    lines = [(cover.event, TITLE, 90.0), (cover.book, _BIG, 120.0)]
    lines += [(line, _LINE, 26.0) for line in cover.lines]
    lines += [("", _LINE, 60.0), ("目录", TITLE, 30.0)]
    lines += [(f"{n}. {c.title}", _LINE, 24.0) for n, c in enumerate(chapters, start=1)]
    for row, (text, style, height) in enumerate(lines):
        sheet.text(row, 0, text, style)
        sheet.height(row, height)
    sheet.print_on_a4()


def _text(sheet: Sheet, chapter: Chapter) -> None:
    sheet.width({0: _WIDTH})
    top = sheet.heading(chapter.title, 1)
    for row, paragraph in enumerate(chapter.paragraphs, start=top):
        sheet.text(row, 0, paragraph, _TEXT)
    sheet.print_on_a4()
