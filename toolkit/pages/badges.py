"""参赛证 and 台签: name badges, with photos where there are some, and cards for the tables."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from toolkit.assets import template
from toolkit.model.record import Record
from toolkit.pages.typeset import as_pdf

BADGES, CARDS = template("pages", "badges.typ"), template("pages", "table-cards.typ")


class Badge(Record, frozen=True):
    """One person. `kind` = 参赛证, 领队证, 教练证 …; `number` = start number, "" = none yet."""

    kind: str
    name: str
    unit: str
    section: str = ""
    number: str = ""
    photo: str = ""  # a key of the photos, "" = none


class Card(Record, frozen=True):
    """One table."""

    number: str
    section: str


def badges_pdf(
    event: str, badges: Sequence[Badge], photos: dict[str, Path], made: datetime
) -> bytes:
    """Ten an A4 page; a photo is cut to 25 × 35 mm, a one-inch photo's shape."""
    shown = [{name: getattr(badge, name) for name in Badge.__struct_fields__} for badge in badges]
    return as_pdf(BADGES, {"event": event, "badges": shown}, made, photos)


def cards_pdf(cards: Sequence[Card], made: datetime) -> bytes:
    """Two an A4 page, to be folded."""
    shown = [{"number": card.number, "section": card.section} for card in cards]
    return as_pdf(CARDS, {"cards": shown}, made)
