"""5内部/住房安排.xlsx: who got which rooms in which order and why, and what is left."""

from collections.abc import Sequence

from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import CENTER, LABEL, NUMBER
from toolkit.workbooks.table import Column, Value, list_sheet


class RoomRow(Record, frozen=True):
    """A unit in the row of payments. `order` None = it does not stand in it, `why` says why."""

    order: int | None
    unit: str
    paid_at: str
    wanted: str
    given: str
    result: str
    why: str
    good: bool = True


class PartRow(Record, frozen=True):
    """Rooms of one type that a unit got."""

    hotel: str
    type: str
    unit: str
    rooms: int
    people: int


class StockRow(Record, frozen=True):
    """A kind of room that the organiser holds, and how many of it are given."""

    hotel: str
    type: str
    beds: int
    held: int
    given: int


_RED, _PARTS = "#F8CBAD", "明细"
_ORDER = (
    Column("次序", NUMBER, width=7),
    Column("单位", width=28),
    Column("缴清时间", CENTER, width=18),
    Column("所订", width=30),
    Column("安排", width=30),
    Column("结果", CENTER, width=11),
    Column("说明", width=40),
)
_STOCK = (
    Column("酒店", width=26),
    Column("房型", width=16),
    Column("每间几床", NUMBER, width=10),
    Column("间数", NUMBER, width=9),
    Column("已安排", NUMBER, width=9),
    Column("还剩", NUMBER, width=9),
)
_PART = (
    Column("酒店", width=26),
    Column("房型", width=16),
    Column("单位", width=30),
    Column("间数", NUMBER, width=9),
    Column("人数", NUMBER, width=9),
)


def rooms_book(
    stamp: Stamp, event: str, rows: Sequence[RoomRow], stock: Sequence[StockRow],
    parts: Sequence[PartRow], rule: str,
) -> bytes:  # fmt: skip
    """The workbook: the row of payments, what is left by kind, and all that was given."""
    book = Book(stamp, f"{event} 住房安排")
    _order(book.sheet("安排次序"), event, rows, rule)
    _left(book.sheet("房态"), event, stock, len(parts))
    table: list[list[Value]] = [[v.hotel, v.type, v.unit, v.rooms, v.people] for v in parts]
    list_sheet(book.sheet(_PARTS), f"{event} 住房明细", "按酒店", _PART, table, landscape=False)
    return book.to_bytes()


def _order(sheet: Sheet, event: str, rows: Sequence[RoomRow], rule: str) -> None:
    table: list[list[Value]] = [
        [v.order, v.unit, v.paid_at, v.wanted, v.given, v.result, v.why] for v in rows
    ]
    red = {number: _RED for number, row in enumerate(rows) if not row.good}
    list_sheet(sheet, f"{event} 住房安排", rule, _ORDER, table, fills=red)


def _left(sheet: Sheet, event: str, stock: Sequence[StockRow], parts: int) -> None:
    """What is left, as formulas over the sheet 明细."""
    table: list[list[Value]] = [[v.hotel, v.type, v.beds, v.held, None, None] for v in stock]
    subtitle = "间数见 2填写/客房.xlsx；还剩 = 间数 − 已安排"
    after = list_sheet(sheet, f"{event} 房态", subtitle, _STOCK, table, landscape=False)
    first, last = after - len(stock), max(parts, 1) + 3
    for place, row in enumerate(stock, first):
        line = place + 1
        given = (
            f"=SUMIFS({_PARTS}!$D$4:$D${last},{_PARTS}!$A$4:$A${last},A{line},"
            f"{_PARTS}!$B$4:$B${last},B{line})"
        )
        sheet.formula(place, 4, given, row.given, NUMBER)
        sheet.formula(place, 5, f"=D{line}-E{line}", row.held - row.given, NUMBER)
    if stock:
        sheet.color_when((first, 5, after - 1, 5), f"=F{first + 1}<0", NUMBER.but(fill=_RED))
        sheet.merge(after, 0, after, 2, "合计", LABEL)
        sums = (
            sum(v.held for v in stock), sum(v.given for v in stock),
            sum(v.held - v.given for v in stock),
        )  # fmt: skip
        for column, total in enumerate(sums, 3):
            area = sheet.area(first, column, after - 1, column)
            sheet.formula(after, column, f"=SUM({area})", total, NUMBER.but(bold=True))
