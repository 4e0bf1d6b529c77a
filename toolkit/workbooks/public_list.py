"""公示名单: the published entry list; names, units and sections only, nothing personal."""

from collections.abc import Sequence
from datetime import datetime

from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.style import CENTER
from toolkit.workbooks.table import Column, Value, list_sheet

CHANGES = "与上一版的不同"


class PublicRow(Record, frozen=True):
    """One player as the public may see him."""

    section: str
    name: str
    sex: str
    unit: str
    title: str


def public_list(
    stamp: Stamp,
    event: str,
    at: datetime,
    version: int,
    rows: Sequence[PublicRow],
    notes: Sequence[str],
    changed: Sequence[tuple[str, str, str, str]] = (),
) -> bytes:
    """The workbook: one sheet a section, then all by unit; `notes` = how to object.

    `changed` = unit, what happened, before and after, against the version before this one.
    """
    book = Book(stamp, f"{event} 公示名单")
    edition = "" if version == 1 else f"（第 {version} 版）"
    subtitle = f"公示时间 {at:%Y-%m-%d %H:%M}{edition} · 共 {len(rows)} 人"
    for section in dict.fromkeys(row.section for row in rows):
        of_section = [row for row in rows if row.section == section]
        columns = (
            Column("序号", CENTER, width=7),
            Column("姓名", CENTER, width=18),
            Column("性别", CENTER, width=7),
            Column("等级称号", CENTER, width=16),
            Column("单位", width=36),
        )
        table: list[list[Value]] = [
            [number, row.name, row.sex, row.title, row.unit]
            for number, row in enumerate(of_section, 1)
        ]
        sheet = book.sheet(section)
        title = f"{event} 公示名单 · {section}"
        after = list_sheet(
            sheet, title, f"{subtitle}，本组 {len(of_section)} 人", columns, table, landscape=False
        )
        for number, note in enumerate(notes):
            sheet.merge(after + 1 + number, 0, after + 1 + number, 4, note, _NOTE)
    _by_unit(book, event, subtitle, rows)
    if version > 1:
        _changed(book, event, subtitle, changed)
    return book.to_bytes()


_NOTE = CENTER.but(border=False, align="left")


def _changed(
    book: Book, event: str, subtitle: str, changed: Sequence[tuple[str, str, str, str]]
) -> None:
    columns = (
        Column("单位", width=32),
        Column("变动", CENTER, width=8),
        Column("上一版", width=30),
        Column("这一版", width=30),
    )
    list_sheet(
        book.sheet(CHANGES), f"{event} 公示名单 · {CHANGES}", subtitle, columns,
        changed or [("没有棋手、姓名或组别的变动", "", "", "")], landscape=False,
    )  # fmt: skip


def _by_unit(book: Book, event: str, subtitle: str, rows: Sequence[PublicRow]) -> None:
    columns = (
        Column("单位", width=34),
        Column("序号", CENTER, width=7),
        Column("姓名", CENTER, width=18),
        Column("组别", width=28),
    )
    table: list[list[Value]] = []
    for unit in sorted({row.unit for row in rows}):
        of_unit = [row for row in rows if row.unit == unit]
        table += [[unit, n, row.name, row.section] for n, row in enumerate(of_unit, 1)]
    list_sheet(
        book.sheet("按单位"), f"{event} 公示名单（按单位）", subtitle, columns, table,
        landscape=False,
    )  # fmt: skip
