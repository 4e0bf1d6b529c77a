"""对账.xlsx: what `qisai reconcile` found, for accountants who use nothing else of ours.

Sheets: 待确认 (what a person must decide), 已自动, 单位对账, 总账核对 (live formulas), 流水, 日志.
"""

from collections.abc import Iterable
from datetime import datetime

from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import CELL, CENTER, ENTRY, MONEY, NUMBER, Style
from toolkit.workbooks.table import Column, Value, list_sheet, write_table

AUTO, PROPOSED = "已自动", "建议"
LINES = "入账明细"
DECISIONS = ("建议1", "建议2", "建议3", "指定单位", "拆分", "非报名款", "退款", "挂起")
GOOD, BAD = Style(fill="#C6EFCE", color="#006100"), Style(fill="#FFC7CE", color="#9C0006")


class TransferLine(Record, frozen=True):
    """A row of 流水. `side` says where the accounts have it; `amount` is signed."""

    txn_id: str
    moment: str
    amount: Money
    payer: str
    account: str
    text: str
    side: str
    place: str  # file and row


class OpenLine(Record, frozen=True):
    """A row of 待确认: up to three proposals, each with its reasons."""

    transfer: TransferLine
    grade: str
    proposals: tuple[str, ...]
    reasons: tuple[str, ...]


class BookedLine(Record, frozen=True):
    """A row of 已自动 or a proposal that the accounts count until it is decided."""

    transfer: TransferLine
    unit_id: str
    unit: str
    amount: Money
    nature: str  # AUTO or PROPOSED
    reasons: str


class UnitLine(Record, frozen=True):
    """A row of 单位对账."""

    unit_id: str
    unit: str
    due: Money
    confirmed: Money
    paid: Money
    status: str
    completed: str
    order: int | None
    hotel: str
    reason: str


class Balance(Record, frozen=True):
    """A statement with running balance: opening, money in, money out, closing."""

    file: str
    opening: Money
    into: Money
    out: Money
    closing: Money


class ReconcileBook(Record, frozen=True):
    """Everything the workbook shows."""

    transfers: tuple[TransferLine, ...]
    waiting: tuple[OpenLine, ...]
    booked: tuple[BookedLine, ...]
    units: tuple[UnitLine, ...]
    balances: tuple[Balance, ...]
    log: tuple[tuple[str, str], ...]
    as_of: datetime


def reconcile_book(content: ReconcileBook) -> bytes:
    """The finished workbook; equal content gives equal bytes."""
    book = Book(Stamp(created=content.as_of), "对账")
    _waiting(book, content)
    _booked(book, content, typed=True)
    account_sheets(book, content, "已自动")
    return book.to_bytes()


def account_sheets(book: Book, content: ReconcileBook, booked: str = "") -> None:
    """单位对账, 总账核对, 流水 and 日志, whose formulas look into each other.

    `booked` = the sheet of this book that lists what is booked; by default one is added.
    """
    if not booked:
        _booked(book, content, typed=False)
    _units(book, content, booked or LINES)
    _checks(book, content, booked or LINES)
    _transfers(book, content)
    sheet = book.sheet("日志")
    columns = (Column("事项", CENTER, 18), Column("内容", CELL, 90))
    list_sheet(sheet, "日志", "对账读了什么、用了什么规则", columns, content.log, landscape=False)


def _waiting(book: Book, content: ReconcileBook) -> None:
    sheet = book.sheet("待确认")
    names = [f"{unit.unit_id} {unit.unit}" for unit in content.units]
    columns = (
        Column("流水号", CELL, 14), Column("时间", CELL, 21), Column("金额"),
        Column("付款人", CELL, 16), Column("附言", CELL, 22), Column("把握", CENTER, 7),
        Column("建议1", CELL, 28), Column("建议2", CELL, 20), Column("建议3", CELL, 20),
        Column("建议1的理由", CELL, 38), Column("决定", ENTRY, 11), Column("单位", ENTRY, 22),
        Column("备注", ENTRY, 14), Column("确认人", ENTRY, 9),
    )  # fmt: skip
    rows: list[tuple[Value, ...]] = [
        (
            line.transfer.txn_id, line.transfer.moment, line.transfer.amount, line.transfer.payer,
            line.transfer.text, line.grade,
            *(*line.proposals, "", "", "")[:3], "；".join(line.reasons), "", "", "", "",
        )
        for line in content.waiting
    ]  # fmt: skip
    hint = "黄格由会计填写：先选“决定”；选“指定单位”时再选单位。把握：A 很可能，B 可能，C 只是猜测"
    after = list_sheet(sheet, "待确认的收支", hint, columns, rows)
    if rows:
        top = after - len(rows)
        sheet.drop_down((top, 10, after - 1, 10), book.choices("decisions", DECISIONS))
        if names:
            sheet.drop_down((top, 11, after - 1, 11), book.choices("units", names))
        sheet.numbers_as_text(f"A{top + 1}:A{after}")


def _booked(book: Book, content: ReconcileBook, *, typed: bool) -> None:
    sheet = book.sheet("已自动" if typed else LINES)
    columns: tuple[Column, ...] = (
        Column("流水号", CELL, 14), Column("时间", CELL, 21), Column("付款人", CELL, 16),
        Column("附言", CELL, 24), Column("单位编号", CENTER), Column("单位", CELL, 30),
        Column("入账金额"), Column("性质", CENTER), Column("理由", CELL, 44),
        Column("推翻为", ENTRY, 11),
    )  # fmt: skip
    rows: list[tuple[Value, ...]] = [
        (
            line.transfer.txn_id, line.transfer.moment, line.transfer.payer, line.transfer.text,
            line.unit_id, line.unit, line.amount, line.nature, line.reasons, "",
        )
        for line in content.booked
    ]  # fmt: skip
    where = "在黄格选处理办法" if typed else "在 2填写/收款核对.xlsx 里改"
    hint = f"性质为“建议”的还没有人确认，只是暂按建议1计入；不同意已自动的，{where}"
    if not typed:
        columns, rows = columns[:-1], [row[:-1] for row in rows]
    after = list_sheet(sheet, "已入账的收支", hint, columns, rows)
    if rows and typed:
        top = after - len(rows)
        sheet.drop_down((top, 9, after - 1, 9), book.choices("decisions", DECISIONS))
        sheet.numbers_as_text(f"A{top + 1}:A{after}")


def _units(book: Book, content: ReconcileBook, lines: str) -> None:
    sheet = book.sheet("单位对账")
    top = sheet.heading(
        "单位对账", 11, "已收 = 已自动 + 暂按建议计入的；差额为正是还欠，为负是多缴"
    )
    columns = (
        Column("单位编号", CENTER), Column("单位", CELL, 32), Column("应收"), Column("已自动"),
        Column("已收（含建议）"), Column("差额"), Column("状态", CENTER),
        Column("缴清时间", CELL, 21), Column("订房次序"), Column("酒店", CELL, 18),
        Column("说明", CELL, 30),
    )  # fmt: skip
    rows: list[tuple[Value, ...]] = [
        (
            line.unit_id, line.unit, line.due, line.confirmed, line.paid, line.due - line.paid,
            line.status, line.completed, line.order, line.hotel, line.reason,
        )
        for line in content.units
    ]  # fmt: skip
    after = write_table(sheet, top, columns, rows)
    for number, line in enumerate(content.units):
        row = top + 1 + number
        key = f"$A{row + 1}"
        booked = f"SUMIFS({_all(lines, 'G')},{_all(lines, 'E')},{key}"
        auto = f'={booked},{_all(lines, "H")},"{AUTO}")'
        sheet.formula(row, 3, auto, line.confirmed, MONEY)
        sheet.formula(row, 4, f"={booked})", line.paid, MONEY)
        sheet.formula(row, 5, f"=C{row + 1}-E{row + 1}", line.due - line.paid, MONEY)
    if rows:
        sheet.color_when((top + 1, 5, after - 1, 5), f"=ROUND($F{top + 2},2)=0", GOOD)
        sheet.color_when(
            (top + 1, 5, after - 1, 5), f'=AND($F{top + 2}>0,$G{top + 2}<>"已退赛")', BAD
        )
        sheet.filter(top, 0, after - 1, len(columns) - 1)
    sheet.freeze(top + 1, 2)
    sheet.print_on_a4(landscape=True, header_rows=(top, top))


def _all(sheet: str, column: str) -> str:
    """A whole column of a sheet; the rows are few and may be sorted or added to."""
    return f"'{sheet}'!${column}$1:${column}$20000"


def _transfers(book: Book, content: ReconcileBook) -> None:
    sheet = book.sheet("流水")
    columns = (
        Column("流水号", CELL, 14), Column("时间", CELL, 21), Column("金额"),
        Column("付款人", CELL, 18), Column("账号", CELL, 22), Column("摘要与附言", CELL, 34),
        Column("归类", CENTER), Column("出处", CELL, 26),
    )  # fmt: skip
    rows = [
        (line.txn_id, line.moment, line.amount, line.payer, line.account, line.text, line.side,
         line.place)
        for line in content.transfers
    ]  # fmt: skip
    after = list_sheet(sheet, "全部流水", "收入为正，支出为负；每一笔只归一类", columns, rows)
    if rows:
        sheet.numbers_as_text(f"A{after - len(rows) + 1}:E{after}")


def _checks(book: Book, content: ReconcileBook, lines: str) -> None:
    sheet = book.sheet("总账核对")
    titles = ("核对什么", "左边", "右边", "相差", "结论")
    top = sheet.heading("总账核对", len(titles), "全部是公式：改动其他工作表后，这里自动重算")
    widths = (56, 18, 18, 14, 10)
    columns = [Column(title, CELL, width) for title, width in zip(titles, widths, strict=True)]
    row = write_table(sheet, top, columns, [])
    for name, left, right, values in _equations(content, lines):
        _equation(sheet, row, name, (left, right), values)
        row += 1
    area = (top + 1, 4, max(row - 1, top + 1), 4)
    sheet.color_when(area, f'=$E{top + 2}="相符"', GOOD)
    sheet.color_when(area, f'=$E{top + 2}="不符"', BAD)
    sheet.print_on_a4(header_rows=(top, top))


def _equation(
    sheet: Sheet, row: int, name: str, sides: tuple[str, str], values: tuple[Money, Money]
) -> None:
    sheet.text(row, 0, name)
    for column, (formula, value) in enumerate(zip(sides, values, strict=True), 1):
        sheet.formula(row, column, formula, value, MONEY)
    line = row + 1
    apart = values[0] - values[1]
    sheet.formula(row, 3, f"=ROUND(B{line}-C{line},2)", apart, MONEY)
    verdict = "相符" if apart == ZERO else "不符"
    sheet.formula(row, 4, f'=IF(D{line}=0,"相符","不符")', verdict, NUMBER.but(align="center"))


Equation = tuple[str, str, str, tuple[Money, Money]]


def _equations(content: ReconcileBook, lines: str) -> list[Equation]:
    """Each with its name, both formulas, and both computed values."""
    amounts, sides = _all("流水", "C"), _all("流水", "G")
    found: list[Equation] = []
    for balance in content.balances:
        computed = balance.opening + balance.into - balance.out
        left = f"={balance.opening}+{balance.into}-{balance.out}"
        name = f"{balance.file}：期初 + 收入 - 支出 = 期末"
        found.append((name, left, f"={balance.closing}", (computed, balance.closing)))
    into = [line for line in content.transfers if line.amount > ZERO]
    names = list(dict.fromkeys(line.side for line in into))
    total = _sum(line.amount for line in into)
    by_side = "+".join(f'SUMIFS({amounts},{sides},"{name}",{amounts},">0")' for name in names)
    left = f'=SUMIFS({amounts},{amounts},">0")'
    title = f"收入合计 = {' + '.join(names)}" if names else "没有收入"
    found.append((title, left, f"={by_side or 0}", (total, total)))
    booked = _sum(line.amount for line in content.booked)
    units = _sum(line.paid for line in content.units)
    left, right = f"=SUM({_all(lines, 'G')})", f"=SUM({_all('单位对账', 'E')})"
    found.append(("入账金额合计 = 各单位已收合计", left, right, (booked, units)))
    signed = _sum(line.amount for line in content.transfers if line.side in _BOOKED_SIDES)
    right = "=" + "+".join(f'SUMIFS({amounts},{sides},"{name}")' for name in _BOOKED_SIDES)
    found.append(("入账金额合计 = 归为入账和退款的流水", left, right, (booked, signed)))
    below = Money(100 * sum(line.paid < ZERO for line in content.units))
    left = f'=COUNTIF({_all("单位对账", "E")},"<0")'
    found.append(("退款超过已缴的单位数 = 0", left, "=0", (below, ZERO)))
    return found


_BOOKED_SIDES = (AUTO, PROPOSED, "退款")


def _sum(amounts: Iterable[Money]) -> Money:
    return sum(amounts, ZERO)
