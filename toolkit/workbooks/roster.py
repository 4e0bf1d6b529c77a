"""报名汇总: who entered, by section and by unit, with counts against minimum and cap."""

from collections.abc import Sequence

from toolkit.model.finding import Severity
from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.style import CENTER, FILL_OF_SEVERITY
from toolkit.workbooks.table import Column, Value, list_sheet


class RosterRow(Record, frozen=True):
    """One player, all that the organiser needs to see; not for the public."""

    section: str
    unit: str
    name: str
    sex: str
    birth: str
    id_number: str
    title: str
    grade: str
    rating: str
    phone: str
    state: str  # 有效, or why not yet
    corrected: str = ""  # what was mended, with the original


class SectionRow(Record, frozen=True):
    """One section's count: entered, admitted, and what the regulation makes of it."""

    section: str
    entered: int
    admitted: int
    remark: str = ""


_TOTAL = CENTER.but(bold=True)
_FEW = FILL_OF_SEVERITY[Severity.WARNING]
_PLAYER = (
    Column("序号", CENTER, width=6),
    Column("姓名", width=14),
    Column("性别", CENTER, width=6),
    Column("出生日期", CENTER, width=12),
    Column("证件号码", width=22),
    Column("等级称号", CENTER, width=14),
    Column("运动员等级", CENTER, width=12),
    Column("等级分", CENTER, width=8),
    Column("电话", width=14),
    Column("状态", width=26),
    Column("更正", width=24),
)


def roster_book(
    stamp: Stamp, event: str, sections: Sequence[SectionRow], players: Sequence[RosterRow]
) -> bytes:
    """The workbook: counts, then all players by section and by unit."""
    book = Book(stamp, f"{event} 报名汇总")
    subtitle = f"{stamp.created:%Y-%m-%d %H:%M} · 共 {len(players)} 人 · 内部资料，不得外传"
    columns = (
        Column("组别", width=26),
        Column("报名", CENTER, width=8),
        Column("有效", CENTER, width=8),
        Column("说明", width=40),
    )
    counts: list[list[Value]] = [[s.section, s.entered, s.admitted, s.remark] for s in sections]
    paints = {(n, 3): _FEW for n, section in enumerate(sections) if section.remark}
    sheet = book.sheet("人数")
    after = list_sheet(
        sheet, f"{event} 报名人数", subtitle, columns, counts, paints=paints, landscape=False
    )
    sheet.text(after, 0, "合计", _TOTAL.but(align="left"))
    for place, numbers in ((1, [s.entered for s in sections]), (2, [s.admitted for s in sections])):
        cells = sheet.area(after - len(sections), place, after - 1, place)
        sheet.formula(after, place, f"=SUM({cells})" if numbers else "=0", sum(numbers), _TOTAL)
    order = {s.section: number for number, s in enumerate(sections)}
    by_section = sorted(players, key=lambda p: order.get(p.section, len(order)))
    _players(book, "按组别", event, subtitle, "组别", "单位", by_section, by_section_first=True)
    _players(book, "按单位", event, subtitle, "单位", "组别", players, by_section_first=False)
    return book.to_bytes()


def _players(
    book: Book, name: str, event: str, subtitle: str, first: str, second: str,
    players: Sequence[RosterRow], *, by_section_first: bool,
) -> None:  # fmt: skip
    columns = (Column(first, width=24), Column(second, width=24), *_PLAYER)
    table: list[list[Value]] = []
    for number, p in enumerate(players, 1):
        lead = (p.section, p.unit) if by_section_first else (p.unit, p.section)
        table.append(
            [
                *lead, number, p.name, p.sex, p.birth, p.id_number, p.title, p.grade, p.rating,
                p.phone, p.state, p.corrected,
            ]
        )  # fmt: skip
    sheet = book.sheet(name)
    after = list_sheet(sheet, f"{event} 报名汇总（{name}）", subtitle, columns, table)
    sheet.numbers_as_text(sheet.area(3, 6, max(after, 4), 10))
