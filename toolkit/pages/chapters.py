"""A book of an event as PDF: cover, contents, chapters."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from toolkit.assets import template
from toolkit.layouts.chapters import Chapter, Cover
from toolkit.pages.listing import page_of
from toolkit.pages.typeset import as_pdf

TEMPLATE = template("pages", "book.typ")


def chapters_pdf(cover: Cover, chapters: Sequence[Chapter], made: datetime) -> bytes:
    """The whole book."""
    data: dict[str, Any] = {
        "cover": {"event": cover.event, "book": cover.book, "lines": cover.lines},
        "chapters": [
            {
                "title": chapter.title,
                "paragraphs": chapter.paragraphs,
                "lists": [page_of(listing) for listing in chapter.listings if listing.printed],
            }
            for chapter in chapters
        ],
    }
    return as_pdf(TEMPLATE, data, made)
