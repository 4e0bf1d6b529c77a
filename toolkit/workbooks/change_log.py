"""变更记录: changes after publication with fee, clause and what was decided about each."""

from collections.abc import Sequence

from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.style import CENTER
from toolkit.workbooks.table import Column, Value, list_sheet


class ChangeRow(Record, frozen=True):
    """One change. `fee` is what it costs once approved."""

    unit: str
    kind: str
    out: str
    into: str
    detail: str
    arrived: str
    fee: Money
    clause: str
    state: str
    reason: str = ""
    counts: bool = False  # approved: the fee is owed


def change_log(stamp: Stamp, event: str, rows: Sequence[ChangeRow]) -> bytes:
    """The workbook, one row a change."""
    book = Book(stamp, f"{event} 变更记录")
    due = sum((row.fee for row in rows if row.counts), ZERO)
    subtitle = (
        f"{stamp.created:%Y-%m-%d %H:%M} · 共 {len(rows)} 项，已批准的手续费合计 {due.brief()} 元"
    )
    columns = (
        Column("单位", width=24),
        Column("变动", CENTER, width=8),
        Column("原棋手", width=14),
        Column("新棋手", width=14),
        Column("内容", width=34),
        Column("到达时间", CENTER, width=18),
        Column("手续费", width=11),
        Column("条款", CENTER, width=10),
        Column("裁定", CENTER, width=12),
        Column("理由", width=26),
    )
    table: list[list[Value]] = [
        [
            row.unit, row.kind, row.out, row.into, row.detail, row.arrived, row.fee, row.clause,
            row.state, row.reason,
        ]
        for row in rows
    ]  # fmt: skip
    list_sheet(book.sheet("变更记录"), f"{event} 公示后变更记录", subtitle, columns, table)
    return book.to_bytes()
