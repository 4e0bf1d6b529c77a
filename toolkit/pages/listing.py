"""Printed lists as pages: A4, as big as the columns let it, header on every page."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from toolkit.assets import template
from toolkit.layouts.listing import ListColumn, Listing, Shown, in_words
from toolkit.pages.typeset import as_pdf, as_png
from toolkit.values.width import display_width

TEMPLATE = template("pages", "listing.typ")
_PRINTABLE = {False: 545.0, True: 790.0}  # points across an A4 page between its margins
_BIGGEST, _USUAL, _SMALLEST = 14.0, 11.0, 6.0  # points
_SHRINKS_TO = 0.6  # of the usual size, for what is too long; still longer is wrapped
_AIR = {False: 0.3, True: 0.45}  # of the type size above and below a line; 25 boards a page
_PADDING = 1.2  # half-width characters that a cell's borders take


def listing_pdf(listings: Iterable[Listing], made: datetime) -> bytes:
    """All printed lists in one PDF, each beginning a page."""
    pages = [page_of(listing) for listing in listings if listing.printed]
    return as_pdf(TEMPLATE, {"lists": pages}, made)


def listing_png(listing: Listing) -> bytes:
    """One list as one long picture, for a chat group."""
    return as_png(TEMPLATE, {"lists": [page_of(listing)], "one_page": True})


def page_of(listing: Listing) -> dict[str, Any]:
    """What the templates need of a list."""
    size = _size(listing)
    return {
        "title": listing.title,
        "subtitle": listing.subtitle,
        "landscape": listing.landscape,
        "size": size,
        "air": _AIR[any(column.big for column in listing.columns)],
        "columns": [
            {"title": c.title, "width": c.width + _PADDING, "align": c.align}
            for c in listing.columns
        ],
        "rows": [
            [_cell(value, column, size) for value, column in zip(row, listing.columns, strict=True)]
            for row in listing.rows
        ],
        "notes": listing.notes,
    }


def _size(listing: Listing) -> float:
    """Points of the type, so that every column keeps its characters on one line."""
    room = sum(column.width + _PADDING for column in listing.columns)
    return max(_SMALLEST, min(_BIGGEST, 2 * _PRINTABLE[listing.landscape] / room))


def _cell(value: Shown, column: ListColumn, size: float) -> dict[str, Any]:
    """The text with its size in points."""
    text = in_words(value)
    normal = size if column.big else min(size, _USUAL)
    if column.wrap:
        return {"text": text, "size": normal}
    room = column.width * size / 2
    needed = display_width(text) * normal / 2
    fitting = normal * min(1.0, room / needed) if needed else normal
    return {"text": text, "size": max(fitting, normal * _SHRINKS_TO)}
