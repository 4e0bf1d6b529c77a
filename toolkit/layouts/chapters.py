"""A book of an event (秩序册, 成绩册): a cover, and chapters of text or of lists."""

from toolkit.layouts.listing import Listing
from toolkit.model.record import Record


class Cover(Record, frozen=True):
    """The first page: the event, what book it is, and lines such as organiser, place and days."""

    event: str
    book: str
    lines: tuple[str, ...] = ()


class Chapter(Record, frozen=True):
    """One chapter: paragraphs, then lists; each list begins a page."""

    title: str
    paragraphs: tuple[str, ...] = ()
    listings: tuple[Listing, ...] = ()
