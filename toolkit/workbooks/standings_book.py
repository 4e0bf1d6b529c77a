"""名次-<组别>.xlsx: the standing with the key that decided each place, and the cross table."""

from collections.abc import Sequence

from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.style import CENTER
from toolkit.workbooks.table import Column, Value, list_sheet


class PlaceRow(Record, frozen=True):
    """One player's place; `keys` in the order of the heading, `rounds` one text a round."""

    place: int
    number: int
    name: str
    unit: str
    points: str
    keys: tuple[str, ...]
    decided_by: str
    rounds: tuple[str, ...]


def standings_book(
    stamp: Stamp, title: str, subtitle: str, keys: Sequence[str], rows: Sequence[PlaceRow]
) -> bytes:
    """Two sheets: 名次 and 交叉表 (opponent, colour and result of each round)."""
    book = Book(stamp, title)
    columns = [
        Column("名次", CENTER, width=7),
        Column("号", CENTER, width=6),
        Column("姓名", CENTER, width=15),
        Column("单位", width=26),
        Column("积分", CENTER, width=8),
        *(Column(key, CENTER, width=max(8, 2 * len(key) + 3)) for key in keys),
        Column("与上一名的区别", CENTER, width=18),
    ]
    table: list[list[Value]] = [
        [r.place, r.number, r.name, r.unit, r.points, *r.keys, r.decided_by] for r in rows
    ]
    list_sheet(book.sheet("名次"), title, subtitle, columns, table, landscape=True)
    rounds = len(rows[0].rounds) if rows else 0
    cross = [
        Column("名次", CENTER, width=7),
        Column("号", CENTER, width=6),
        Column("姓名", CENTER, width=15),
        *(Column(f"第{n}轮", CENTER, width=9) for n in range(1, rounds + 1)),
        Column("积分", CENTER, width=8),
    ]
    lines: list[list[Value]] = [[r.place, r.number, r.name, *r.rounds, r.points] for r in rows]
    hint = "对手号、执色（白/黑）、得分；+ 对方弃权，- 弃权，轮空"
    list_sheet(book.sheet("交叉表"), f"{title} 交叉表", hint, cross, lines, landscape=True)
    return book.to_bytes()
