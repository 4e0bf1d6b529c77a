"""A workbook of printed lists (榜单): one sheet a list, looks by column."""

from collections.abc import Callable, Iterable

from toolkit.layouts.listing import ListColumn, Listing
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.style import CELL, Style
from toolkit.workbooks.table import Column, list_sheet

_BIG = 14  # points; a name is read from two metres
_NOTE = CELL.but(border=False)


def listing_book(
    stamp: Stamp,
    title: str,
    listings: Iterable[Listing],
    more: Callable[[Book], None] | None = None,
) -> bytes:
    """The workbook of these lists, in their order; `more` adds the sheets that are no lists."""
    book = Book(stamp, title)
    for listing in listings:
        listing_sheet(book, listing)
    if more:
        more(book)
    return book.to_bytes()


def listing_sheet(book: Book, listing: Listing) -> None:
    """One list as a sheet of a book, its notes below the table."""
    columns = [Column(c.title, _look(c), width=c.width) for c in listing.columns]
    sheet = book.sheet(listing.name)
    after = list_sheet(
        sheet, listing.title, listing.subtitle, columns, listing.rows, landscape=listing.landscape
    )
    for number, note in enumerate(listing.notes, start=1):
        sheet.merge(after + number, 0, after + number, len(columns) - 1, note, _NOTE)


def _look(column: ListColumn) -> Style:
    look = CELL.but(align=column.align)
    return look.but(size=_BIG) if column.big else look
