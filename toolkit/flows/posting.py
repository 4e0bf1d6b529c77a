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
    title = listings[0].title
    desk.outputs.write(f"{PUBLIC}/{name}.xlsx", listing_book(made, title, listings, more))
    if not chinese_fonts():
        return
    made_of = msgspec.json.encode((__version__, chinese_fonts(), made.created, listings))
    made_of += TEMPLATE.read_bytes()
    for file, make in (
        (f"{PUBLIC}/{name}.pdf", partial(listing_pdf, listings, made.created)),
        (f"{PICTURES}/{name}.png", partial(listing_png, listings[0])),
    ):
        desk.outputs.make(file, made_of, make)
