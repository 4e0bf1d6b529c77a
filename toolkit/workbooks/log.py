"""操作记录: the journal as a workbook, one row a fact, for whoever has to account for it."""

from collections.abc import Sequence

from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.style import CENTER
from toolkit.workbooks.table import Column, Value, list_sheet


class LogRow(Record, frozen=True):
    """One fact: its number, time, command, batch, kind and what it says."""

    seq: int
    at: str
    batch: int
    command: str
    kind: str
    about: str
    detail: str
    origin: str
    undone: bool = False


def log_book(stamp: Stamp, event: str, rows: Sequence[LogRow]) -> bytes:
    """The workbook; withdrawn facts stay, greyed and named."""
    book = Book(stamp, f"{event} 操作记录")
    columns = (
        Column("序号", CENTER, width=7),
        Column("时间", CENTER, width=20),
        Column("批次", CENTER, width=7),
        Column("命令", CENTER, width=11),
        Column("事项", CENTER, width=12),
        Column("对象", width=32),
        Column("内容", width=46),
        Column("出处", width=30),
        Column("状态", CENTER, width=9),
    )
    table: list[list[Value]] = [
        [
            row.seq, row.at, row.batch, row.command, row.kind, row.about, row.detail, row.origin,
            "已撤销" if row.undone else "",
        ]
        for row in rows
    ]  # fmt: skip
    fills = {index: "#D9D9D9" for index, row in enumerate(rows) if row.undone}
    subtitle = f"{stamp.created:%Y-%m-%d %H:%M} · 撤销一批：qisai undo 批次"
    list_sheet(book.sheet("操作记录"), f"{event} 操作记录", subtitle, columns, table, fills=fills)
    return book.to_bytes()
