"""5内部/发放表.xlsx: who signs for what, the bank's bulk sheet, the tax declaration, checks."""

from collections.abc import Sequence

from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.reconcile_book import BAD, GOOD
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import CELL, CENTER, LABEL, MONEY, NUMBER
from toolkit.workbooks.table import Column, Value, write_table

PAY, BULK, TAX, CHECK = "发放表", "批量转账", "个税申报", "核对"


class PayRow(Record, frozen=True):
    """One award of one taxpayer: what he signs for, and where the money goes."""

    name: str
    id_kind: str
    id_number: str
    section: str
    award: str
    gross: Money
    tax: Money
    net: Money
    taker: str
    bank: str
    holder: str
    account: str
    phone: str
    rate: str = "20%"


class Receipts(Record, frozen=True):
    """An award that is paid against receipts only (凭票报销), not in cash."""

    name: str
    section: str
    award: str
    amount: Money


class Payments(Record, frozen=True):
    """Everything the workbook shows. `bulk` has the bank's own columns; `amount` = the column that
    holds the amounts. `missing` = payees who are not in `bulk`, and why: no full account, already
    paid, sent back by the bank.
    """

    pay: tuple[PayRow, ...]
    bulk_columns: tuple[str, ...]
    bulk: tuple[tuple[Value, ...], ...]
    amount: int
    missing: tuple[tuple[str, Money, str], ...]
    receipts: tuple[Receipts, ...] = ()
    about: str = ""
    in_kind: tuple[PayRow, ...] = ()  # things at their value: taxed, nothing is paid out


def payout_book(stamp: Stamp, event: str, content: Payments) -> bytes:
    """The workbook; the totals of its sheets agree to the fen, by formula."""
    book = Book(stamp, f"{event} 奖金发放表")
    last = _pay(book, event, content)
    bulk = _bulk(book, event, content)
    taxed = _tax(book, event, content)
    if content.receipts:
        _receipts(book, event, content)
    _check(book, event, content, (last, bulk, taxed))
    return book.to_bytes()


_PAY = (
    Column("序号", CENTER, 6), Column("姓名", CENTER, 11), Column("证件", CELL, 12),
    Column("证件号码", CELL, 21), Column("组别", CELL, 18), Column("奖项", CELL, 24),
    Column("税前（元）", width=12), Column("个税（元）", width=12), Column("税后（元）", width=12),
    Column("领款人", CENTER, 11), Column("开户行", CELL, 20), Column("户名", CENTER, 11),
    Column("账号", CELL, 22), Column("电话", CELL, 13), Column("签名", CELL, 14),
)  # fmt: skip


def _pay(book: Book, event: str, content: Payments) -> tuple[int, int]:
    sheet = book.sheet(PAY)
    top = sheet.heading(f"{event} 奖金发放表", len(_PAY), content.about)
    rows: list[list[Value]] = [
        [
            n, row.name, row.id_kind, row.id_number, row.section, row.award, row.gross, row.tax,
            row.net, row.taker, row.bank, row.holder, row.account, row.phone, "",
        ]
        for n, row in enumerate(content.pay, 1)
    ]  # fmt: skip
    after = write_table(sheet, top, _PAY, rows)
    sheet.merge(after, 0, after, 5, "合计", LABEL)
    sums = (
        [row.gross for row in content.pay],
        [r.tax for r in content.pay],
        [r.net for r in content.pay],
    )
    for column, values in enumerate(sums, 6):
        _total(sheet, (top + 1, after), column, values)
    for number, row in enumerate(content.pay):
        sheet.height(top + 1 + number, 30 if len(row.award) < 24 else 45)
    sheet.numbers_as_text(f"D{top + 2}:D{after + 1} M{top + 2}:N{after + 1}")
    sheet.text(after + 2, 0, "制表：", CELL.but(border=False, wrap=False))
    sheet.text(after + 2, 5, "审核：", CELL.but(border=False, wrap=False))
    sheet.text(after + 2, 9, "负责人：", CELL.but(border=False, wrap=False))
    sheet.freeze(top + 1, 2)
    sheet.print_on_a4(landscape=True, header_rows=(top, top))
    return top + 2, max(after, top + 2)


def _total(sheet: Sheet, rows: tuple[int, int], column: int, values: Sequence[Money]) -> None:
    """The sum of a column below its last row; a table without rows has nothing to add."""
    first, after = rows
    formula = f"=SUM({sheet.area(first, column, after - 1, column)})" if values else "=0"
    sheet.formula(after, column, formula, _sum(values), MONEY.but(bold=True))


def _bulk(book: Book, event: str, content: Payments) -> tuple[int, int]:
    """As the bank takes it: header in the first row, no title, so that it can be uploaded."""
    del event
    sheet = book.sheet(BULK)
    columns = [Column(title, CELL) for title in content.bulk_columns]
    after = write_table(sheet, 0, columns, content.bulk)
    sheet.freeze(1)
    sheet.print_on_a4(landscape=True, header_rows=(0, 0))
    return 2, after


def _tax(book: Book, event: str, content: Payments) -> tuple[int, int]:
    """Money first, then things; returns the rows of the money."""
    sheet = book.sheet(TAX)
    taxed = (*content.pay, *content.in_kind)
    columns = (
        Column("序号", CENTER, 6), Column("姓名", CENTER, 12), Column("证件类型", CELL, 14),
        Column("证件号码", CELL, 22), Column("所得项目", CENTER, 12),
        Column("收入额（元）", width=14), Column("税率", CENTER, 8),
        Column("应扣缴税额（元）", width=16), Column("奖项", CELL, 28),
    )  # fmt: skip
    top = sheet.heading(
        f"{event} 偶然所得扣缴明细", len(columns), "次月 15 日以前申报；团体奖按队员平分"
    )
    rows: list[list[Value]] = [
        [
            n, row.name, row.id_kind, row.id_number, "偶然所得", row.gross,
            row.rate, row.tax, row.award,
        ]
        for n, row in enumerate(taxed, 1)
    ]  # fmt: skip
    after = write_table(sheet, top, columns, rows)
    sheet.merge(after, 0, after, 4, "合计", LABEL)
    for column, values in ((5, [r.gross for r in taxed]), (7, [r.tax for r in taxed])):
        _total(sheet, (top + 1, after), column, values)
    sheet.numbers_as_text(f"D{top + 2}:D{after + 1}")
    sheet.freeze(top + 1)
    sheet.print_on_a4(landscape=True, header_rows=(top, top))
    return top + 2, top + 1 + max(len(content.pay), 1)


def _receipts(book: Book, event: str, content: Payments) -> None:
    sheet = book.sheet("凭票报销")
    columns = (
        Column("姓名", CENTER, 12), Column("组别", CELL, 20), Column("奖项", CELL, 26),
        Column("上限（元）", width=14), Column("已报（元）", MONEY, 14), Column("签名", CELL, 16),
    )  # fmt: skip
    top = sheet.heading(f"{event} 凭票报销", len(columns), "凭发票报销，不发现金，不在发放表里")
    rows: list[list[Value]] = [
        [r.name, r.section, r.award, r.amount, "", ""] for r in content.receipts
    ]
    write_table(sheet, top, columns, rows)
    sheet.print_on_a4(landscape=True)


def _check(book: Book, event: str, content: Payments, areas: tuple[tuple[int, int], ...]) -> None:
    """What is paid is what is transferred and what is not; taxes agree."""
    sheet = book.sheet(CHECK)
    bulk, bulk_end = areas[1]
    columns = (
        Column("不在批量转账里的领款人", CELL, 34), Column("税后（元）", width=16),
        Column("说明", CELL, 40),
    )  # fmt: skip
    top = sheet.heading(f"{event} 发放核对", 3, "全部是公式")
    rows: list[list[Value]] = [[name, amount, why] for name, amount, why in content.missing]
    after = write_table(sheet, top, columns, rows)
    lacking = f"SUM(B{top + 2}:B{max(after, top + 2)})" if rows else "0"
    letter = sheet.area(0, content.amount, 0, content.amount).rstrip("1")
    sent = f"SUM('{BULK}'!{letter}{bulk}:{letter}{bulk_end})" if content.bulk else "0"
    equations = _equations(content, areas, sent, lacking)
    row = after + 1
    for n, title in enumerate(("核对什么", "左边", "右边", "结论")):
        sheet.text(row, n, title, LABEL)
    for name, left, right, value in equations:
        row += 1
        sheet.text(row, 0, name)
        sheet.formula(row, 1, left, value, MONEY)
        sheet.formula(row, 2, right, value, MONEY)
        formula = f'=IF(ROUND(B{row + 1}-C{row + 1},2)=0,"相符","不符")'
        sheet.formula(row, 3, formula, "相符", NUMBER.but(align="center"))
    sheet.width({3: 10})
    area = (after + 2, 3, row, 3)
    sheet.color_when(area, f'=$D{after + 3}="相符"', GOOD)
    sheet.color_when(area, f'=$D{after + 3}="不符"', BAD)
    sheet.print_on_a4()


def _equations(
    content: Payments, areas: tuple[tuple[int, int], ...], sent: str, lacking: str
) -> tuple[tuple[str, str, str, Money], ...]:
    """Each with its name, both formulas and the value of both."""
    (pay, pay_end), _, (tax, tax_end) = areas
    net, gross, due = (_sum(values) for values in _columns(content))
    return (
        ("发放表税后合计 = 批量转账 + 不在里面的",
         f"=SUM('{PAY}'!I{pay}:I{pay_end})", f"={sent}+{lacking}", net),
        ("发放表税前 = 个税 + 税后", f"=SUM('{PAY}'!G{pay}:G{pay_end})",
         f"=SUM('{PAY}'!H{pay}:I{pay_end})", gross),
        ("发放表个税 = 申报表税额", f"=SUM('{PAY}'!H{pay}:H{pay_end})",
         f"=SUM('{TAX}'!H{tax}:H{tax_end})", due),
    )  # fmt: skip


def _columns(content: Payments) -> tuple[list[Money], ...]:
    return (
        [row.net for row in content.pay],
        [row.gross for row in content.pay],
        [row.tax for row in content.pay],
    )


def _sum(values: Sequence[Money]) -> Money:
    return sum(values, ZERO)
