"""The sheets 合计与基金核对 and 规程奖金表: what is given, and what the regulation declares."""

from collections.abc import Sequence

from toolkit.model.money import Money
from toolkit.model.record import Record
from toolkit.workbooks.book import Book
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import CELL, LABEL, MONEY, NUMBER
from toolkit.workbooks.table import Column, Value, write_table

FUND, TABLES = "合计与基金核对", "规程奖金表"
_CALLS = "颁奖清单"
_BOLD = MONEY.but(bold=True)


class TableRow(Record, frozen=True):
    """One row of the regulation's prize tables: each place from `first` to `last` gets `yuan`."""

    table: str
    first: int
    last: int
    yuan: int


class ReachRow(Record, frozen=True):
    """One table of the dearest event that the cap on players allows."""

    table: str
    players: int
    places: int
    yuan: int


class FundContent(Record, frozen=True):
    """`lists` = what each list gives, bonuses with it; `bonuses` = the highest of each section."""

    lists: tuple[tuple[str, Money], ...]
    waiting: Money
    tables: tuple[TableRow, ...]
    depths: tuple[int, ...]
    bonuses: tuple[tuple[str, int], ...]
    reachable: tuple[ReachRow, ...]
    players: int | None
    declared: int | None


def fund_sheets(book: Book, event: str, content: FundContent) -> None:
    """Both sheets; every sum is a formula that the next reader can follow."""
    sheet = book.sheet(FUND)
    tables_total = _tables(book, event, content)
    row = sheet.heading(f"{event} 合计与基金核对", 3, "金额都是公式：改动其他工作表后自动重算")
    columns = (Column("项目", CELL, 44), Column("金额（元）", width=16), Column("说明", CELL, 46))
    row = write_table(sheet, row, columns, [])
    row = _given(sheet, row, content)
    row = _bonus_lines(sheet, row + 1, content)
    _declared(sheet, row, content, tables_total)
    sheet.print_on_a4()


def _line(sheet: Sheet, row: int, name: str, formula: str, value: Money, why: str = "") -> int:
    sheet.text(row, 0, name)
    sheet.formula(row, 1, formula, value, MONEY)
    sheet.text(row, 2, why)
    return row + 1


def _given(sheet: Sheet, row: int, content: FundContent) -> int:
    """What this event gives, list by list, from 颁奖清单."""
    first = row
    area = f"'{_CALLS}'!$B$1:$B$5000"
    for name, amount in content.lists:
        parts = [f"SUMIFS('{_CALLS}'!${c}$1:${c}$5000,{area},A{row + 1})" for c in "GH"]
        row = _line(sheet, row, name, f"={'+'.join(parts)}", amount)
    total = Money(sum(amount.fen for _, amount in content.lists))
    sheet.text(row, 0, "本届合计", LABEL)
    formula = f"=SUM(B{first + 1}:B{row})" if content.lists else "=0"
    sheet.formula(row, 1, formula, total, _BOLD)
    sheet.text(row, 2, "名次奖和追加奖金，含待裁定的")
    row += 1
    if content.waiting.fen:
        parts = [
            f"SUMIFS('{_CALLS}'!${c}$1:${c}$5000,'{_CALLS}'!$I$1:$I$5000,\"?*\","
            f"'{_CALLS}'!$A$1:$A$5000,\">0\")"
            for c in "GH"
        ]
        row = _line(
            sheet, row, "其中待裁定", f"={'+'.join(parts)}", content.waiting, "裁定以前不发"
        )
    return row


def _bonus_lines(sheet: Sheet, row: int, content: FundContent) -> int:
    for section, yuan in content.bonuses:
        row = _line(
            sheet, row, f"追加奖金：{section}", f"={yuan}", Money.yuan(yuan),
            "两项都符合时只发高的一项，按高的计",
        )  # fmt: skip
    return row


def _declared(sheet: Sheet, row: int, content: FundContent, totals: dict[int, str]) -> None:
    """All tables, with bonuses, what can be reached, and the declared fund."""
    if not content.tables:
        return
    count = len(content.bonuses)
    bonus = f"SUM(B{row - count + 1}:B{row})" if count else "0"
    extra = sum(yuan for _, yuan in content.bonuses)
    for places in (*content.depths, 0):
        name = f"各表都取 {places} 名" if places else "规程各表相加（不含追加）"
        total = sum(_sum(one, places) for one in content.tables)
        row = _line(sheet, row, name, f"='{TABLES}'!{totals[places]}", Money.yuan(total))
    row = most = _line(
        sheet, row, "各表相加，加追加奖金", f"=B{row}+{bonus}", Money.yuan(total + extra)
    )
    if content.players:
        row = most = _most(sheet, row, content, bonus, extra)
        total = sum(line.yuan for line in content.reachable)
    if content.declared is None:
        return
    row = _line(
        sheet, row, "规程公布的奖金总额", f"={content.declared}", Money.yuan(content.declared)
    )
    why = "各组不可能同时达到最高一档；差额请主办方说明（Z001）" if content.players else ""
    left = Money.yuan(content.declared - total - extra)
    _line(sheet, row, "总额减最多能发的", f"=B{row}-B{most}", left, why)


def _most(sheet: Sheet, row: int, content: FundContent, bonus: str, extra: int) -> int:
    """The dearest event that the cap on players allows, without and with bonuses."""
    plan = "；".join(f"{r.table} {r.players} 人取 {r.places} 名" for r in content.reachable)
    formula = "=" + "+".join(str(r.yuan) for r in content.reachable)
    most = sum(line.yuan for line in content.reachable)
    name = f"按 {content.players} 人的上限最多能发（不含追加）"
    row = _line(sheet, row, name, formula, Money.yuan(most), plan)
    return _line(sheet, row, "同上，加追加奖金", f"=B{row}+{bonus}", Money.yuan(most + extra))


def _tables(book: Book, event: str, content: FundContent) -> dict[int, str]:
    """The regulation's tables row by row; returns the cells of the totals, 0 = all places."""
    sheet = book.sheet(TABLES)
    titles = ["奖项", "从", "到", "每名（元）", "合计（元）"]
    titles += [f"取 {places} 名（元）" for places in content.depths]
    top = sheet.heading(f"{event} 规程奖金表", len(titles), "照规程；合计是公式")
    columns = [Column(title, CELL, 26 if not n else 12) for n, title in enumerate(titles)]
    rows: list[list[Value]] = [
        [t.table, t.first, t.last, t.yuan, *[None] * (1 + len(content.depths))]
        for t in content.tables
    ]
    after = write_table(sheet, top, columns, rows)
    for number, one in enumerate(content.tables):
        _row_sums(sheet, top + 1 + number, one, content.depths)
    sheet.text(after, 0, "合计", LABEL)
    found: dict[int, str] = {}
    for column, places in enumerate((0, *content.depths), 4):
        letter = sheet.area(after, column, after, column)
        area = sheet.area(top + 1, column, max(after - 1, top + 1), column)
        value = sum(_sum(one, places) for one in content.tables)
        sheet.formula(after, column, f"=SUM({area})", value, NUMBER.but(bold=True, number="#,##0"))
        found[places] = letter
    sheet.freeze(top + 1)
    sheet.print_on_a4(landscape=True, header_rows=(top, top))
    return found


def _row_sums(sheet: Sheet, row: int, one: TableRow, depths: Sequence[int]) -> None:
    line, look = row + 1, NUMBER.but(number="#,##0")
    sheet.formula(row, 4, f"=(C{line}-B{line}+1)*D{line}", _sum(one, 0), look)
    for column, places in enumerate(depths, 5):
        formula = f"=MAX(0,MIN(C{line},{places})-B{line}+1)*D{line}"
        sheet.formula(row, column, formula, _sum(one, places), look)


def _sum(one: TableRow, places: int) -> int:
    last = min(one.last, places) if places else one.last
    return max(0, last - one.first + 1) * one.yuan
