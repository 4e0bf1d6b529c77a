"""入住名单: the rooming list that the hotel's desk gets; names by room, dates, nothing else."""

from collections.abc import Sequence
from datetime import date

from toolkit.ledger.rooming import RoomLine
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.style import CELL, CENTER, NUMBER
from toolkit.workbooks.table import Column, Value, list_sheet

_COLUMNS = (
    Column("序号", NUMBER, width=6),
    Column("房号", CENTER, width=8),
    Column("房型", CENTER, width=10),
    Column("单位", width=26),
    Column("入住人", CELL.but(bold=True), width=26),
    Column("性别", CENTER, width=8),
    Column("人数", NUMBER, width=6),
    Column("入住", CENTER, width=11),
    Column("离店", CENTER, width=11),
    Column("提示", width=28),
    Column("签名", CENTER, width=12),
)
_SHADED = "#F2F2F2"


def rooming_book(stamp: Stamp, event: str, hotel: str, lines: Sequence[RoomLine]) -> bytes:
    """One hotel's list; the desk writes the room numbers and lets people sign."""
    book = Book(stamp, f"{event} {hotel} 入住名单")
    people = sum(len(line.guests) for line in lines)
    rooms = len({line.number for line in lines})
    subtitle = f"{stamp.created:%Y-%m-%d %H:%M} · {rooms} 间，有姓名的 {people} 人"
    table: list[list[Value]] = [_row(line) for line in lines]
    shade = {n: _SHADED for n, line in enumerate(lines) if line.number % 2 == 0}
    list_sheet(
        book.sheet("入住名单"), f"{event} {hotel} 入住名单", subtitle, _COLUMNS, table, fills=shade
    )
    return book.to_bytes()


def _row(line: RoomLine) -> list[Value]:
    return [
        line.number, "", line.type, line.unit, "、".join(g.name for g in line.guests),
        "/".join(dict.fromkeys(g.sex or "?" for g in line.guests)), len(line.guests),
        _day(line.arrive), _day(line.depart), line.hint, "",
    ]  # fmt: skip


def _day(day: date | None) -> str:
    return f"{day:%m-%d}" if day else ""
