"""What a generated workbook says of itself: the event, and the last fact it was made from."""

from datetime import datetime

from toolkit.flows.desk import Desk
from toolkit.workbooks.book import Stamp


def stamp(desk: Desk, *, seq: int | None = None, at: datetime | None = None) -> Stamp:
    """What a generated workbook says about itself: by default the last fact it was made from."""
    return Stamp(at or desk.stamp, desk.regulation.id, desk.seq if seq is None else seq)
