"""5内部/成绩单: slips of a round for the tables, printed, cut and signed (成绩单)."""

from collections.abc import Sequence
from functools import partial

import msgspec

from toolkit import __version__
from toolkit.flows.desk import Desk
from toolkit.layouts.rounds import first_side
from toolkit.layouts.wall import PairingRow
from toolkit.model.play_state import SectionState
from toolkit.pages.fonts import chinese_fonts
from toolkit.pages.slips import TEMPLATE, Slip, slips_pdf
from toolkit.store.folder import INTERNAL
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.style import safe_sheet_name

FOLDER = f"{INTERNAL}/成绩单"


def slips_file(section: str, number: int) -> str:
    """Where a round's slips lie."""
    return f"{FOLDER}/{safe_sheet_name(section)}-第{number}轮.pdf"


def write_slips(
    desk: Desk, state: SectionState, number: int, rows: Sequence[PairingRow], made: Stamp
) -> None:
    """One PDF a round; without a Chinese font there is none."""
    if not chinese_fonts():
        return
    section, xiangqi = state.frozen.section, desk.regulation.game == "xiangqi"
    event, when = desk.regulation.short, desk.state.hall.when_and_where(section, number)
    slips = [
        Slip(
            event, section, number, row.board, when, first_side(desk.regulation.game),
            row.white_no, row.white, row.white_unit, row.black_no, row.black, row.black_unit,
        )
        for row in rows
        if row.black
    ]  # fmt: skip
    made_of = msgspec.json.encode((__version__, chinese_fonts(), made.created, slips))
    name = slips_file(section, number)
    # xiangqi slips have boxes for time and fouls: they need twice the room
    make = partial(slips_pdf, slips, 4 if xiangqi else 8, xiangqi, made.created)
    desk.outputs.make(name, made_of + TEMPLATE.read_bytes(), make)
