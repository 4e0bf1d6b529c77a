"""5内部/等级申报.xlsx: who applies for what, at whose office, for which fee, by which rate."""

from collections.abc import Sequence

from toolkit.model.money import Money
from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.style import CELL, CENTER, HINT, LABEL, MONEY
from toolkit.workbooks.table import Column, Value, list_sheet, write_table

ORGANISER, LOCAL, FEES, TABLE = "统一办理", "各地办理", "费用", "得分率"


class TitleRow(Record, frozen=True):
    """One applicant. `papers` = what is missing, "" = all here; `waits` = why there is no form."""

    name: str
    sex: str
    birth: str
    id_number: str
    unit: str
    section: str
    start: str
    goal: str
    points: str
    needed: str
    rate: str
    papers: str
    waits: str = ""
    dates: str = ""


class FeeRow(Record, frozen=True):
    """What one unit pays for certificates of one title; None = the regulation names no fee."""

    unit: str
    goal: str
    count: int
    fee: Money | None


class RateRow(Record, frozen=True):
    """One cell of the table of score rates, with its source."""

    start: str
    goal: str
    rate: str
    nine: str
    seven: str
    state: str
    source: str


def title_book(
    stamp: Stamp, event: str, organiser: Sequence[TitleRow], local: Sequence[TitleRow],
    fees: Sequence[FeeRow], table: Sequence[RateRow], remarks: Sequence[str], deadline: str,
) -> bytes:  # fmt: skip
    """Four sheets; waiting applications are blue and have no form yet."""
    book = Book(stamp, f"{event} 等级申报")
    where = f"材料由组委会统一收齐办理{deadline}" if deadline else "材料由组委会统一收齐办理"
    _people(book, ORGANISER, f"{event} 等级申报：{ORGANISER}", where, organiser)
    _people(book, LOCAL, f"{event} 等级申报：{LOCAL}", "回当地主管部门或协会办理", local)
    _fees(book, event, fees)
    _rates(book, event, table, remarks)
    return book.to_bytes()


_PEOPLE = (
    Column("序号", CENTER, 6), Column("姓名", CENTER, 11), Column("性别", CENTER, 6),
    Column("出生日期", CENTER, 12), Column("证件号码", CELL, 21), Column("单位", CELL, 24),
    Column("组别", CELL, 20), Column("现有等级", CENTER, 14), Column("申报等级", CENTER, 14),
    Column("得分", CENTER, 10), Column("需要", CENTER, 8), Column("得分率", CENTER, 9),
    Column("还缺的材料", CELL, 20), Column("收、寄、领", CELL, 16), Column("等什么", CELL, 20),
)  # fmt: skip


def _people(book: Book, name: str, title: str, subtitle: str, people: Sequence[TitleRow]) -> None:
    sheet = book.sheet(name)
    rows: list[list[Value]] = [
        [
            n, one.name, one.sex, one.birth, one.id_number, one.unit, one.section, one.start,
            one.goal, one.points, one.needed, one.rate, one.papers, one.dates, one.waits,
        ]
        for n, one in enumerate(people, 1)
    ]  # fmt: skip
    fills = {n: "#DDEBF7" for n, one in enumerate(people) if one.waits}
    after = list_sheet(sheet, title, subtitle, _PEOPLE, rows, fills=fills)
    if rows:
        sheet.numbers_as_text(f"E{after - len(rows) + 1}:E{after}")


def _fees(book: Book, event: str, fees: Sequence[FeeRow]) -> None:
    sheet = book.sheet(FEES)
    columns = (
        Column("单位", CELL, 30), Column("申报等级", CENTER, 16), Column("人数", width=8),
        Column("每人（元）", width=12), Column("合计（元）", width=14), Column("收款", CELL, 14),
    )  # fmt: skip
    hint = "只列组委会统一办理、能够申报的；规程没有写金额的按协会规定"
    top = sheet.heading(f"{event} 证书费", len(columns), hint)
    rows: list[list[Value]] = [[one.unit, one.goal, one.count, one.fee, None, ""] for one in fees]
    after = write_table(sheet, top, columns, rows)
    for number, one in enumerate(fees):
        line = top + 2 + number
        due = (one.fee or Money(0)) * one.count
        sheet.formula(top + 1 + number, 4, f"=C{line}*D{line}", due, MONEY)
    if fees:
        total = Money(sum(one.fee.fen * one.count for one in fees if one.fee))
        sheet.merge(after, 0, after, 3, "合计", LABEL)
        formula = f"=SUM(E{top + 2}:E{after})"
        sheet.formula(after, 4, formula, total, MONEY.but(bold=True))
    sheet.print_on_a4(header_rows=(top, top))


def _rates(book: Book, event: str, table: Sequence[RateRow], remarks: Sequence[str]) -> None:
    sheet = book.sheet(TABLE)
    columns = (
        Column("现有等级", CENTER, 16), Column("申报等级", CENTER, 16), Column("得分率", CENTER, 9),
        Column("9 轮要", CENTER, 9), Column("7 轮要", CENTER, 9), Column("状态", CENTER, 12),
        Column("出处", CELL, 46),
    )  # fmt: skip
    rows = [
        [one.start, one.goal, one.rate, one.nine, one.seven, one.state, one.source] for one in table
    ]
    after = list_sheet(
        sheet,
        f"{event} 得分率",
        "得分 = 得分率 × 轮数，进到半分；待确认的不出申报表",
        columns,
        rows,
    )
    for number, remark in enumerate(remarks, 1):
        sheet.merge(after + number, 0, after + number, len(columns) - 1, remark, HINT)
