"""5内部/版本差异.xlsx: what every newer form of a unit changed, value by value."""

from collections.abc import Sequence

from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.style import CENTER
from toolkit.workbooks.table import Column, Value, list_sheet


class VersionRow(Record, frozen=True):
    """One difference between a form and what counted before it came."""

    unit: str
    arrived: str
    file: str
    against: str  # the files that it replaced or stands beside
    kind: str  # 新增, 减少, 修改, 转入, 转出, 合并, 无变动
    player: str = ""
    field: str = ""
    before: str = ""
    after: str = ""


def version_book(stamp: Stamp, event: str, rows: Sequence[VersionRow]) -> bytes:
    """The workbook, one row a difference, units in the order of their arrival."""
    book = Book(stamp, f"{event} 版本差异")
    subtitle = f"{stamp.created:%Y-%m-%d %H:%M} · 共 {len(rows)} 处 · 内部资料，不得外传"
    columns = (
        Column("单位", width=22),
        Column("到达时间", CENTER, width=17),
        Column("新到的文件", width=28),
        Column("原来的文件", width=28),
        Column("变动", CENTER, width=8),
        Column("棋手", width=12),
        Column("项目", CENTER, width=11),
        Column("原来", width=22),
        Column("现在", width=22),
    )
    table: list[list[Value]] = [
        [r.unit, r.arrived, r.file, r.against, r.kind, r.player, r.field, r.before, r.after]
        for r in rows
    ]
    sheet = book.sheet("版本差异")
    after = list_sheet(sheet, f"{event} 报名表版本差异", subtitle, columns, table)
    sheet.numbers_as_text(sheet.area(3, 7, max(after, 4), 8))
    return book.to_bytes()
