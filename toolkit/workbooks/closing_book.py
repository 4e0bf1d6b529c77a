"""5内部/决算.xlsx: income, expenses, arbiters' pay and prizes, added up by live formulas."""

from collections.abc import Iterable, Sequence

from toolkit.ledger.labour_tax import labour_tax, labour_tax_formula
from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import CENTER, LABEL, MONEY
from toolkit.workbooks.table import Column, Value, list_sheet, write_table

SUM, INCOME, SPENT, PAY, PRIZES = "决算", "收入", "支出", "裁判劳务", "奖金"
_BOLD = MONEY.but(bold=True)


class Spent(Record, frozen=True):
    """One expense as it was typed."""

    item: str
    kind: str
    payee: str
    amount: Money
    date: str
    voucher: str
    note: str


class Income(Record, frozen=True):
    """What was owed and what was paid, less refunds, for one kind of fee (费用种类)."""

    kind: str
    due: Money
    paid: Money
    note: str = ""


class Closing(Record, frozen=True):
    """`pay` = payee, month and gross of arbiters; `prizes` = section, gross, tax and net.
    `remark` stands beside what was paid.
    """

    income: tuple[Income, ...]
    remark: str
    spent: tuple[Spent, ...]
    kinds: tuple[str, ...]
    pay: tuple[tuple[str, str, Money], ...]
    prizes: tuple[tuple[str, Money, Money, Money], ...]


def closing_book(stamp: Stamp, event: str, content: Closing) -> bytes:
    """The workbook; the first sheet refers to the others."""
    book = Book(stamp, f"{event} 决算")
    _sum(book.sheet(SUM), event, content)
    _income(book, event, content)
    _spent(book, event, content.spent)
    _pay(book, event, content.pay)
    _prizes(book, event, content.prizes)
    return book.to_bytes()


def _sum(sheet: Sheet, event: str, content: Closing) -> None:
    row = sheet.heading(f"{event} 决算", 3, "金额是公式，改动其他工作表后自动重算")
    columns = (Column("项目", width=30), Column("金额（元）", width=16), Column("说明", width=44))
    row = write_table(sheet, row, columns, [])
    due = _total(one.due for one in content.income)
    received = _total(one.paid for one in content.income)
    end = _end(content.income)
    row = _line(sheet, row, "应收", f"='{INCOME}'!B{end}", due, "各种费用见“收入”")
    row = _line(sheet, row, "实收", f"='{INCOME}'!C{end}", received, content.remark)
    paid = row
    row = _line(sheet, row, "未收（负数为多收）", f"=B{paid - 1}-B{paid}", due - received)
    first = row + 1
    for kind in content.kinds:
        amount = _total(one.amount for one in content.spent if one.kind == kind)
        formula = f"=SUMIFS('{SPENT}'!$D$4:$D$5000,'{SPENT}'!$B$4:$B$5000,\"{kind}\")"
        row = _line(sheet, row, f"支出：{kind}", formula, amount)
    gross = _total(one[1] for one in content.prizes)
    why = "税前，含代扣的个税"
    row = _line(sheet, row, "奖金", f"='{PRIZES}'!B{_end(content.prizes)}", gross, why)
    out = gross + _total(one.amount for one in content.spent)
    row = _line(sheet, row, "支出合计", f"=SUM(B{first}:B{row})", out)
    _line(sheet, row, "结余（实收－支出）", f"=B{paid}-B{row}", received - out)
    sheet.print_on_a4()


def _income(book: Book, event: str, content: Closing) -> None:
    sheet = book.sheet(INCOME)
    columns = (
        Column("费用种类", width=22), Column("应收（元）", width=15),
        Column("实收（元）", width=15), Column("未收（元）", width=15), Column("说明", width=32),
    )  # fmt: skip
    told = "按费用种类，各单位合计；实收照收费总账的“按费用”分摊"
    rows: list[list[Value]] = [[i.kind, i.due, i.paid, None, i.note] for i in content.income]
    after = list_sheet(sheet, f"{event} 收入", told, columns, rows)
    for row, one in enumerate(content.income, after - len(rows)):
        sheet.formula(row, 3, f"=B{row + 1}-C{row + 1}", one.due - one.paid, MONEY)
    due = _total(one.due for one in content.income)
    paid = _total(one.paid for one in content.income)
    _totals(sheet, after, {1: due, 2: paid, 3: due - paid})


def _spent(book: Book, event: str, spent: Sequence[Spent]) -> None:
    sheet = book.sheet(SPENT)
    columns = (
        Column("事项", width=26), Column("种类", CENTER, 11), Column("收款人", width=18),
        Column("金额（元）", width=14), Column("日期", CENTER, 13), Column("凭证号", CENTER, 12),
        Column("备注", width=24),
    )  # fmt: skip
    rows: list[list[Value]] = [
        [s.item, s.kind, s.payee, s.amount, s.date, s.voucher, s.note] for s in spent
    ]
    told = "照 2填写/会务.xlsx 的“支出”；劳务报酬是税前金额"
    after = list_sheet(sheet, f"{event} 支出", told, columns, rows)
    _totals(sheet, after, {3: _total(s.amount for s in spent)})


def _pay(book: Book, event: str, pay: Sequence[tuple[str, str, Money]]) -> None:
    """A row a person and month: that is one payment for the tax."""
    sheet = book.sheet(PAY)
    columns = (
        Column("姓名", width=18), Column("月份", CENTER, 11), Column("税前（元）", width=14),
        Column("预扣个税（元）", width=16), Column("实发（元）", width=14),
        Column("签名", width=18),
    )  # fmt: skip
    told = "劳务报酬所得预扣预缴；同一人一个月内的合并为一次"
    rows: list[list[Value]] = [[name, month, amount, None, None, ""] for name, month, amount in pay]
    after = list_sheet(sheet, f"{event} 裁判劳务", told, columns, rows)
    for row, (_, _, amount) in enumerate(pay, after - len(pay)):
        tax, line = labour_tax(amount), row + 1
        sheet.formula(row, 3, labour_tax_formula(f"C{line}"), tax, MONEY)
        sheet.formula(row, 4, f"=C{line}-D{line}", amount - tax, MONEY)
    gross, taxes = _total(one[2] for one in pay), _total(labour_tax(one[2]) for one in pay)
    _totals(sheet, after, {2: gross, 3: taxes, 4: gross - taxes})


def _prizes(book: Book, event: str, prizes: Sequence[tuple[str, Money, Money, Money]]) -> None:
    sheet = book.sheet(PRIZES)
    titles = ("税前（元）", "个税（元）", "税后（元）")
    columns = (Column("组别", width=30), *(Column(title, width=14) for title in titles))
    after = list_sheet(sheet, f"{event} 奖金", "照公布的奖金表；明细见发放表", columns, prizes)
    columns_of = zip(*(amounts for _, *amounts in prizes), strict=True)
    sums = [_total(amounts) for amounts in columns_of] or [ZERO] * 3
    _totals(sheet, after, dict(enumerate(sums, 1)))


def _line(sheet: Sheet, row: int, name: str, formula: str, value: Money, why: str = "") -> int:
    sheet.text(row, 0, name)
    sheet.formula(row, 1, formula, value, _BOLD)
    sheet.text(row, 2, why)
    return row + 1


def _totals(sheet: Sheet, row: int, sums: dict[int, Money]) -> None:
    """合计 below a list whose first row is the fourth of its sheet."""
    sheet.text(row, 0, "合计", LABEL)
    for column, amount in sums.items():
        area = sheet.area(3, column, row - 1, column)
        sheet.formula(row, column, f"=SUM({area})" if row > 3 else "=0", amount, _BOLD)


def _end(rows: Sequence[object]) -> int:
    """The number of the row of the sum below a list."""
    return 4 + len(rows)


def _total(amounts: Iterable[Money]) -> Money:
    return sum(amounts, ZERO)
