"""问题清单: all findings, by unit and by code, with counts and links to the returned forms."""

from collections import Counter
from collections.abc import Sequence

from toolkit.model.finding import GRAVEST_FIRST, Severity
from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import CENTER, FILL_OF_SEVERITY, NAME_OF_SEVERITY
from toolkit.workbooks.table import Column, Link, Value, list_sheet


class ProblemRow(Record, frozen=True):
    """One finding as the organiser sees it. `target` is a link to the marked cell, "" = none."""

    unit: str
    subject: str
    code: str
    severity: Severity
    where: str
    message: str
    remedy: str
    clause: str
    state: str  # 未处理, or the decision in words
    file: str
    target: str = ""
    open: bool = True


class UnitRow(Record, frozen=True):
    """One unit's line in the overview."""

    unit: str
    players: int
    owed: str
    state: str


_COLUMNS = (
    Column("单位", width=22),
    Column("对象", width=16),
    Column("代码", CENTER, width=7),
    Column("程度", CENTER, width=8),
    Column("位置", width=15),
    Column("问题", width=46),
    Column("怎么改", width=32),
    Column("条款", CENTER, width=10),
    Column("处理", width=18),
    Column("文件", width=30),
)


def problem_list(
    stamp: Stamp, event: str, rows: Sequence[ProblemRow], units: Sequence[UnitRow],
    titles: dict[str, str], notes: Sequence[str] = (),
) -> bytes:  # fmt: skip
    """The workbook. `titles` = what each code means; `notes` = lines below the overview."""
    book = Book(stamp, f"{event} 问题清单")
    subtitle = f"{stamp.created:%Y-%m-%d %H:%M} · 共 {len(rows)} 条，未处理 {_open(rows)} 条"
    _overview(book, event, subtitle, rows, units, notes)
    _findings(book, "按单位", event, subtitle, sorted(rows, key=_by_unit))
    _findings(book, "按代码", event, subtitle, sorted(rows, key=_by_code))
    _codes(book, rows, titles)
    return book.to_bytes()


def _overview(
    book: Book, event: str, subtitle: str, rows: Sequence[ProblemRow],
    units: Sequence[UnitRow], notes: Sequence[str],
) -> None:  # fmt: skip
    counts = Counter((row.unit, row.severity) for row in rows if row.open)
    columns = [Column("单位", width=30), Column("棋手", CENTER, width=8)]
    columns += [Column(NAME_OF_SEVERITY[s], CENTER, width=9) for s in GRAVEST_FIRST]
    columns += [Column("应缴（元）", CENTER, width=13), Column("报名状态", width=24)]
    columns += [Column("退改件", CENTER, width=10)]
    table: list[list[Value]] = [
        [
            unit.unit,
            unit.players,
            *(counts[unit.unit, severity] or None for severity in GRAVEST_FIRST),
            unit.owed,
            unit.state,
            _copy(rows, unit.unit),
        ]
        for unit in sorted(units, key=lambda u: [-counts[u.unit, s] for s in GRAVEST_FIRST])
    ]
    others = sorted({row.unit for row in rows} - {unit.unit for unit in units})
    table += [
        [
            name or "（不知单位）",
            None,
            *(counts[name, s] or None for s in GRAVEST_FIRST),
            "",
            "",
            "",
        ]
        for name in others
    ]
    sheet = book.sheet("总览")
    after = list_sheet(sheet, f"{event} 问题清单", subtitle, columns, table)
    after = _totals(sheet, after, table)
    for number, note in enumerate(notes):
        sheet.merge(after + 1 + number, 0, after + 1 + number, len(columns) - 1, note, _NOTE)


_NOTE = CENTER.but(border=False, align="left")
_TOTAL = CENTER.but(bold=True)


def _totals(sheet: Sheet, row: int, table: Sequence[Sequence[Value]]) -> int:
    """Sums of the counts below the table; the next free row."""
    if not table:
        return row
    sheet.text(row, 0, "合计", _TOTAL)
    for place in range(1, 2 + len(GRAVEST_FIRST)):
        total = sum(value for line in table if isinstance(value := line[place], int))
        cells = sheet.area(row - len(table), place, row - 1, place)
        sheet.formula(row, place, f"=SUM({cells})", total, _TOTAL)
    return row + 1


def _copy(rows: Sequence[ProblemRow], unit: str) -> Value:
    """The unit's marked copy, if one went to 4回信."""
    target = next((row.target for row in rows if row.unit == unit and row.target), "")
    return Link(target.partition("#")[0], "打开") if target else ""


def _findings(book: Book, name: str, event: str, subtitle: str, rows: Sequence[ProblemRow]) -> None:
    table: list[list[Value]] = [
        [
            row.unit,
            row.subject,
            row.code,
            NAME_OF_SEVERITY[row.severity],
            Link(row.target, row.where or "打开") if row.target else row.where,
            row.message,
            row.remedy,
            row.clause,
            row.state,
            row.file,
        ]
        for row in rows
    ]
    paints = {(i, 3): FILL_OF_SEVERITY[row.severity] for i, row in enumerate(rows) if row.open}
    list_sheet(
        book.sheet(name), f"{event} 问题清单（{name}）", subtitle, _COLUMNS, table, paints=paints
    )


def _codes(book: Book, rows: Sequence[ProblemRow], titles: dict[str, str]) -> None:
    counts = Counter(row.code for row in rows)
    still = Counter(row.code for row in rows if row.open)
    columns = (
        Column("代码", CENTER, width=8),
        Column("含义", width=50),
        Column("条数", CENTER, width=8),
        Column("未处理", CENTER, width=8),
    )
    table: list[list[Value]] = [
        [code, titles.get(code, ""), counts[code], still[code]] for code in sorted(counts)
    ]
    list_sheet(
        book.sheet("代码统计"), "各类问题的条数", "含义详见 qisai explain 代码", columns, table,
        landscape=False,
    )  # fmt: skip


def _open(rows: Sequence[ProblemRow]) -> int:
    return sum(row.open for row in rows)


def _by_unit(row: ProblemRow) -> tuple[str, bool, int]:
    return (row.unit, not row.open, GRAVEST_FIRST.index(row.severity))


def _by_code(row: ProblemRow) -> tuple[bool, int, str, str]:
    return (not row.open, GRAVEST_FIRST.index(row.severity), row.code, row.unit)
