"""2填写/客房.xlsx: how many rooms the organiser holds, read as facts and shown again."""

from collections.abc import Iterable, Mapping

from toolkit.flows.desk import Desk
from toolkit.flows.stamps import stamp
from toolkit.flows.typed import slip
from toolkit.flows.typed_rows import TypedRows, read_typed_rows, rows_of, with_typed
from toolkit.layouts.fill_in import FilledRow, FillRow
from toolkit.layouts.rooms import ADDED, ADDED_ROOMS, BLANK_ROWS, HELD, HELD_ROOMS, kind_id
from toolkit.ledger.allocation import Stock
from toolkit.model.event import State
from toolkit.model.form import Problem
from toolkit.model.room_facts import RoomPart
from toolkit.rules.parts import Hotel
from toolkit.rules.schema import Regulation
from toolkit.store.folder import FILL_IN
from toolkit.workbooks.rooms_held import rooms_held_book

BOOK = f"{FILL_IN}/客房.xlsx"


def stock(state: State, regulation: Regulation) -> tuple[Stock, ...]:
    """The rooms held, in the order of the regulation, added hotels last."""
    listed = []
    for hotel in regulation.hotels:
        for kind in hotel.rooms:
            said = state.finish.said(HELD, kind_id(hotel.name, kind.name))
            held = int(said["rooms"]) if "rooms" in said else 0
            listed.append(Stock(hotel.name, kind.name, held, kind.beds))
    added = [
        Stock(
            said["hotel"], said.get("type", ""), int(said["rooms"]), int(said.get("beds") or 2)
        )
        for (table, _), fact in sorted(state.finish.typed.items())
        if table == ADDED and (said := fact.said)
    ]  # fmt: skip
    return (*listed, *added)


def read_held(desk: Desk) -> TypedRows:
    """What was typed since the workbook was written."""
    return read_typed_rows(desk, BOOK, (HELD_ROOMS, ADDED_ROOMS), _fault, "hotel")


def _fault(sheet: str, row: FilledRow) -> Problem | None:
    rooms, beds = row.text("rooms"), row.text("beds")
    if rooms and not rooms.isdigit():
        return slip(row, "rooms", f"间数“{rooms}”不是个数")
    if sheet == HELD:
        return None if rooms else slip(row, "rooms", "写了备注，没有写间数")
    if not row.text("hotel"):
        return slip(row, "hotel", "请写酒店")
    if not rooms:
        return slip(row, "rooms", "请写间数")
    return slip(row, "beds", f"床位“{beds}”不是个数") if beds and not beds.isdigit() else None


def write_held(desk: Desk, asked: Iterable[RoomPart], typed: TypedRows | None = None) -> None:
    """The workbook; `asked` = what all units booked, shown beside the rooms held."""
    typed = typed or TypedRows()
    booked: dict[tuple[str, str], int] = {}
    for part in asked:
        key = (part.hotel, part.type)
        booked[key] = booked.get(key, 0) + part.rooms
    listed = [
        FillRow(kind_id(hotel.name, kind.name), _texts(hotel, kind.name, kind.beds, booked))
        for hotel in desk.regulation.hotels
        for kind in hotel.rooms
    ]
    data = rooms_held_book(
        stamp(desk),
        desk.regulation.short,
        with_typed(desk, HELD, typed, listed),
        rows_of(desk, ADDED, typed, BLANK_ROWS),
    )
    desk.outputs.write(BOOK, data, filled_in=True, aside=typed.broken)


def _texts(
    hotel: Hotel, kind: str, beds: int, booked: Mapping[tuple[str, str], int]
) -> dict[str, str]:
    per = "间" if hotel.per == "room" else "人"
    day = "·天" if hotel.price_of == "day" else ""
    return {
        "hotel": hotel.name,
        "type": kind,
        "beds": f"{beds}",
        "price": f"{hotel.amount}/{per}{day}",
        "booked": f"{booked.get((hotel.name, kind), 0)}",
    }
