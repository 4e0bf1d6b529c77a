"""Lists for the public (张贴): a workbook, a PDF for the wall, a picture for chat groups."""

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from toolkit import __version__
from toolkit.flows.desk import Desk
from toolkit.layouts.listing import Listing
from toolkit.pages.fonts import chinese_fonts
from toolkit.pages.listing import TEMPLATE, listing_pdf, listing_png
from toolkit.store.folder import PUBLIC
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.listing import listing_book

PICTURES = f"{PUBLIC}/图片"


def post(
    desk: Desk,
    name: str,
    made: Stamp,
    listings: Sequence[Listing],
    more: Callable[[Book], None] | None = None,
) -> None:
    """Writes 3公布/<name>.xlsx and .pdf, and the first list as a picture.

    `more` adds sheets that only the workbook has, such as formulas.
    Without a Chinese font on this machine a page would show empty boxes: then the workbook only.
    """
    fonts, first = chinese_fonts(), listings[0]
    made_of = msgspec.json.encode((__version__, fonts, made, listings)) + TEMPLATE.read_bytes()
    book = partial(listing_book, made, first.title, listings, more)
    if more:  # what the further sheets are made of is not known here
        desk.outputs.write(f"{PUBLIC}/{name}.xlsx", book())
    else:
        desk.outputs.make(f"{PUBLIC}/{name}.xlsx", made_of, book)
    if fonts:
        pdf = partial(listing_pdf, listings, made.created)
        desk.outputs.make(f"{PUBLIC}/{name}.pdf", made_of, pdf)
        desk.outputs.make(f"{PICTURES}/{name}.png", made_of, partial(listing_png, first))
