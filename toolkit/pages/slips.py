"""成绩单: a slip for every board that both players sign, four or eight an A4 page."""

from collections.abc import Sequence
from datetime import datetime

from toolkit.assets import template
from toolkit.model.record import Record
from toolkit.pages.typeset import as_pdf

TEMPLATE = template("pages", "slips.typ")


class Slip(Record, frozen=True):
    """One board. `first` is what the side with the first move is called; `when` also says where."""

    event: str
    section: str
    round: int
    table: str
    when: str
    first: str
    white_no: str
    white: str
    white_unit: str
    black_no: str
    black: str
    black_unit: str


def slips_pdf(slips: Sequence[Slip], per_page: int, fouls: bool, made: datetime) -> bytes:
    """The pages; cut across and in the middle. `per_page` is 4 or 8; `fouls` adds their boxes."""
    data = {
        "slips": [{name: getattr(slip, name) for name in Slip.__struct_fields__} for slip in slips],
        "per_page": per_page,
        "fouls": fouls,
    }
    return as_pdf(TEMPLATE, data, made)
