"""5内部/退款清单.xlsx: what goes back to whom, why, and to which account."""

from collections.abc import Sequence

from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import CENTER, LABEL, MONEY
from toolkit.workbooks.table import Column, Value, list_sheet


class RefundRow(Record, frozen=True):
    """One refund to one payer. `paid` = the transfer it goes back from."""

    unit: str
    amount: Money
    cause: str
    said: str
    clause: str
    payer: str
    account: str
    day: str
    txn: str
    paid: Money
    when: str = ""


class CheckRow(Record, frozen=True):
    """What a unit paid and owes: the difference must be what the list says."""

    unit: str
    paid: Money
    due: Money
    listed: Money


_COLUMNS = (
    Column("单位", width=22),
    Column("应退（元）", MONEY, width=11),
    Column("原因", CENTER, width=11),
    Column("怎么算的", width=34),
    Column("条款", CENTER, width=10),
    Column("退给（付款人）", width=18),
    Column("账号", width=22),
    Column("原付款日", CENTER, width=11),
    Column("原付款额", MONEY, width=11),
    Column("原流水号", width=16),
    Column("退款日", CENTER, width=10),
    Column("经办", CENTER, width=9),
)
_LATER = (
    Column("单位", width=26),
    Column("金额（元）", MONEY, width=12),
    Column("怎么算的", width=26),
    Column("什么时候退", width=20),
    Column("条款", CENTER, width=10),
    Column("付款人", width=20),
    Column("退还日", CENTER, width=11),
    Column("签收", CENTER, width=12),
)
_CHECK = (
    Column("单位", width=30),
    Column("已缴", MONEY, width=13),
    Column("应缴", MONEY, width=13),
    Column("多出", MONEY, width=13),
    Column("清单应退", MONEY, width=13),
    Column("核对", CENTER, width=10),
)
_LIST, _RED = "退款清单", "#F8CBAD"


def refund_list(
    stamp: Stamp, event: str, rows: Sequence[RefundRow], later: Sequence[RefundRow],
    checks: Sequence[CheckRow],
) -> bytes:  # fmt: skip
    """The workbook: refunds due, deposits for later, and the check by unit as formulas."""
    book = Book(stamp, f"{event} 退款清单")
    _list(book.sheet(_LIST), event, rows, stamp)
    if later:
        table: list[list[Value]] = [
            [v.unit, v.amount, v.said, v.when, v.clause, v.payer, "", ""] for v in later
        ]
        list_sheet(book.sheet("押金"), f"{event} 押金", "离会时退还，不在应退合计内", _LATER, table)
    _checked(book.sheet("核对"), event, checks, len(rows))
    return book.to_bytes()


def _list(sheet: Sheet, event: str, rows: Sequence[RefundRow], stamp: Stamp) -> None:
    table: list[list[Value]] = [
        [
            v.unit, v.amount, v.cause, v.said, v.clause, v.payer, v.account or "（流水没有账号）",
            v.day, v.paid, v.txn, "", "",
        ]
        for v in rows
    ]  # fmt: skip
    subtitle = (
        f"{stamp.created:%Y-%m-%d %H:%M} · {len(rows)} 笔；原路退回，后缴的先退；退给别人要先核实"
    )
    after = list_sheet(sheet, f"{event} 退款清单", subtitle, _COLUMNS, table)
    sheet.numbers_as_text(sheet.area(3, 6, max(after, 4), 9))
    if rows:
        whole = sum((row.amount for row in rows), ZERO)
        area = sheet.area(after - len(rows), 1, after - 1, 1)
        sheet.text(after, 0, "合计", LABEL)
        sheet.formula(after, 1, f"=SUM({area})", whole, MONEY.but(bold=True))


def _checked(sheet: Sheet, event: str, checks: Sequence[CheckRow], listed: int) -> None:
    """Paid less owed must be what the list says of each unit."""
    table: list[list[Value]] = [[v.unit, v.paid, v.due, None, None, None] for v in checks]
    subtitle = "多出 = 已缴 − 应缴（少缴的不算）；清单里的应退必须和它相等"
    after = list_sheet(sheet, f"{event} 退款核对", subtitle, _CHECK, table, landscape=False)
    last = max(listed, 1) + 3
    for place, row in enumerate(checks, after - len(checks)):
        line = place + 1
        over = max(ZERO, row.paid - row.due)
        sheet.formula(place, 3, f"=MAX(0,B{line}-C{line})", over, MONEY)
        sums = f"=SUMIF({_LIST}!$A$4:$A${last},A{line},{_LIST}!$B$4:$B${last})"
        sheet.formula(place, 4, sums, row.listed, MONEY)
        same = "相符" if over == row.listed else "不符"
        verdict = f'=IF(ROUND(D{line}-E{line},2)=0,"相符","不符")'
        sheet.formula(place, 5, verdict, same, CENTER)
    if checks:
        first = after - len(checks)
        red = CENTER.but(fill=_RED, bold=True)
        sheet.color_when((first, 5, after - 1, 5), f'=F{first + 1}="不符"', red)
