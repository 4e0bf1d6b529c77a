"""Filled copies of the issued form, and what senders' programs do to single cells of them."""

import io
import re
import zipfile

from samples.maker.draft import Draft, Place
from samples.maker.seal import seal_of
from toolkit.layouts.entry_form import COMPANION_ROWS, MAIN_SHEET, ROOM_SHEET, player_columns
from toolkit.rules.schema import Regulation
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.entry_form import Filled, entry_form

_FIRST_PLAYER = 11
_FIRST_ROOM = COMPANION_ROWS + 9
_TOTAL = {"rooms": f"E{_FIRST_ROOM + 10}", "people": f"F{_FIRST_ROOM + 10}"}
_HEADING = {
    "unit": "C3",
    "leader": "G3",
    "contact": "C4",
    "coach": "G4",
    "phone": "C5",
    "insurance": "C6",
}
_MONEY = {"invoice_title": "F33"}
_ROOM = {
    "hotel": "B", "type": "D", "rooms": "E", "people": "F", "arrive": "G", "depart": "H",
    "names": "J",
}  # fmt: skip
SEAL_PLACE = f"{MAIN_SHEET}!K3"
_SHEETS = {MAIN_SHEET: "xl/worksheets/sheet1.xml", ROOM_SHEET: "xl/worksheets/sheet2.xml"}


def own_form(draft: Draft, regulation: Regulation) -> bytes:
    """The issued form as this unit filled it."""
    filled = Filled(
        heading=draft.heading,
        players=tuple(draft.players),
        companions=tuple(draft.companions),
        rooms=tuple(draft.rooms),
        seal=seal_of(draft.plan),
    )
    data = entry_form(regulation, Stamp(draft.sample.issued), filled)
    for how, place, value in draft.marks:
        data = _marked(data, how, own_place(place, regulation), value)
    return data


def own_place(place: Place, regulation: Regulation) -> str:
    """The cell of a place in the issued form, with its sheet."""
    table, number, field = place
    if field in _MONEY:
        return f"{ROOM_SHEET}!{_MONEY[field]}"
    if table == "heading":
        return f"{MAIN_SHEET}!{_HEADING[field]}"
    if table == "rooms":
        return f"{ROOM_SHEET}!{_ROOM[field]}{_FIRST_ROOM + number - 1}"
    if table == "total":
        return f"{ROOM_SHEET}!{_TOTAL[field]}"
    fields = [column.field for column in player_columns(regulation)]
    return f"{MAIN_SHEET}!{chr(ord('B') + fields.index(field))}{_FIRST_PLAYER + number - 1}"


def _marked(data: bytes, how: str, where: str, value: str) -> bytes:
    """The workbook with one cell or row changed in its XML; all else stays as it is."""
    sheet, _, cell = where.partition("!")
    row = re.sub(r"\D", "", cell)
    patterns = {
        "number": (rf'(<c r="{cell}"[^>]*?) t="s"><v>\d+</v>', rf"\1><v>{value}</v>"),
        "hidden": (rf'<row r="{row}" ', f'<row r="{row}" hidden="1" '),
        "formula": (rf'(<c r="{cell}"[^>]*>)<v>[^<]*</v>', rf"\1<f>{value}</f>"),
        "stored": (rf'(<c r="{cell}"[^>]*><f>[^<]*</f><v>)[^<]*', rf"\g<1>{value}"),
    }
    return change_part(data, _SHEETS[sheet], *patterns[how])


def change_part(data: bytes, part: str, pattern: str, new: str) -> bytes:
    """The package with exactly one piece of one part replaced."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w") as made:
        for info in old.infolist():
            content = old.read(info)
            if info.filename == part:
                text, count = re.subn(pattern, new, content.decode("utf-8"))
                if count != 1:
                    raise LookupError(f"{pattern} matches {count} times in {part}")
                content = text.encode("utf-8")
            made.writestr(info, content, info.compress_type)
    return out.getvalue()
