"""编排-<组别>.xlsx, where arbiters type results, and 对阵表 for the wall with its reasons."""

from collections.abc import Sequence

from toolkit.layouts.fill_in import FillRow, FillTable
from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fill_in import fill_in_sheet, write_index
from toolkit.workbooks.style import CELL, CENTER, MISSING
from toolkit.workbooks.table import Column, Value, list_sheet


class RoundSheet(Record, frozen=True):
    """One round to write: its table, rows (id "r2b-7" = the bye of number 7) and subtitle."""

    table: FillTable
    rows: tuple[FillRow, ...]
    subtitle: str


class PairingRow(Record, frozen=True):
    """One board on the wall, or a bye (`board` "轮空", black side empty)."""

    board: str
    white_no: str
    white: str
    white_unit: str
    white_points: str
    black_points: str
    black_no: str
    black: str
    black_unit: str
    reasons: str = ""


def round_book(stamp: Stamp, title: str, rounds: Sequence[RoundSheet]) -> bytes:
    """The newest round stands first; results of earlier rounds may still be corrected."""
    book = Book(stamp, title)
    for sheet in reversed(rounds):
        _round(book, title, sheet)
    write_index(book, [(sheet.table, sheet.rows) for sheet in rounds])
    return book.to_bytes()


def _round(book: Book, title: str, data: RoundSheet) -> None:
    last = len(data.table.columns) + 1
    sheet = fill_in_sheet(
        book, data.table, data.rows, f"{title} {data.table.sheet}", data.subtitle, corner=2
    )
    place = 2 + next(n for n, c in enumerate(data.table.columns) if c.key == "result")
    letter = chr(ord("A") + place)
    boards = [row for row in data.rows if row.texts.get("board", "").isdigit()]
    done = sum(bool(row.texts.get("result")) for row in boards)
    if data.rows:
        bottom = 3 + len(data.rows)
        sheet.color_when((3, place, bottom - 1, place), f"LEN(TRIM({letter}4))=0", MISSING)
        missing = f"=SUMPRODUCT(--(LEN(TRIM({letter}4:{letter}{bottom}))=0))"
        sheet.text(0, last - 1, "还缺成绩（台）", _COUNT)
        sheet.formula(0, last, missing, len(boards) - done, _COUNT)
    sheet.text(4 + len(data.rows), 4, "裁判长签名：", _SIGN)
    sheet.text(4 + len(data.rows), place + 3, "编排长签名：", _SIGN)


_COUNT = CENTER.but(bold=True)
_SIGN = CELL.but(border=False, wrap=False)


def pairing_sheet(
    stamp: Stamp, title: str, subtitle: str, rows: Sequence[PairingRow], first: str
) -> bytes:
    """对阵表: big type for the wall, the same by name, the reason of every board (对阵说明)."""
    book = Book(stamp, title)
    big = CENTER.but(size=14)
    columns = (
        Column("台", big, width=7),
        Column("号", big, width=6),
        Column(first, big, width=16),
        Column("单位", width=24),
        Column("积分", big, width=8),
        Column("", big, width=5),
        Column("积分", big, width=8),
        Column("号", big, width=6),
        Column("黑方", big, width=16),
        Column("单位", width=24),
    )
    table: list[list[Value]] = [
        [
            row.board, row.white_no, row.white, row.white_unit, row.white_points,
            "—" if row.black else "", row.black_points, row.black_no, row.black, row.black_unit,
        ]
        for row in rows
    ]  # fmt: skip
    list_sheet(book.sheet("对阵表"), title, subtitle, columns, table)
    _by_name(book, f"{title}（按姓名）", subtitle, rows, first)
    _reasons(book, f"{title} 对阵说明", subtitle, rows)
    return book.to_bytes()


def _by_name(book: Book, title: str, subtitle: str, rows: Sequence[PairingRow], first: str) -> None:
    """Where everybody sits, for those who look for their name; in the order of pinyin."""
    sides: list[list[Value]] = []
    for row in rows:
        colour = first.removesuffix("方") if row.black else ""
        sides.append([row.white, row.white_unit, row.board, colour, row.black])
        if row.black:
            sides.append([row.black, row.black_unit, row.board, "黑", row.white])
    columns = (
        Column("姓名", width=16),
        Column("单位", width=30),
        Column("台", CENTER, width=8),
        Column("执", CENTER, width=6),
        Column("对手", width=16),
    )
    # GB 18030 keeps the common characters in the order of their pinyin.
    table = sorted(sides, key=lambda side: f"{side[0]} {side[1]}".encode("gb18030"))
    list_sheet(book.sheet("按姓名"), title, subtitle, columns, table, landscape=False)


def _reasons(book: Book, title: str, subtitle: str, rows: Sequence[PairingRow]) -> None:
    table: list[list[Value]] = [
        [row.board, row.white + (f" — {row.black}" if row.black else ""), row.reasons]
        for row in rows
    ]
    columns = (
        Column("台", CENTER, width=7),
        Column("棋手", width=26),
        Column("为什么这样编排", width=70),
    )
    list_sheet(book.sheet("对阵说明"), title, subtitle, columns, table, landscape=False)
