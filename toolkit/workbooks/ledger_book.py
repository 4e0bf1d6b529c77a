"""收费总账.xlsx: an event's accounts, and the same money by day and by what it was for.

Sheets: those of the accounts, 按日 (day × direction), 按费用 (unit × fee kind). The totals of both
are what the statements add up to, to the fen; formulas in the sheets say so.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.reconcile_book import BAD, GOOD, ReconcileBook, account_sheets
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import CELL, CENTER, LABEL, MONEY
from toolkit.workbooks.table import Column, Value, write_table

if TYPE_CHECKING:
    import pandas as pd

IN, OUT = "收入", "支出"
_WHOLE = "'流水'!$C$1:$C$20000"


class Part(Record, frozen=True):
    """An amount of money: whose it is (a unit, or a side such as 待认领) and what it was for."""

    whose: str
    kind: str
    amount: Money


def ledger_book(stamp: Stamp, content: ReconcileBook, parts: Sequence[Part]) -> bytes:
    """The workbook; `parts` make up all transfers of `content` together."""
    book = Book(stamp, "对账")
    account_sheets(book, content)
    days = [
        Part(one.moment[:10], IN if one.amount > ZERO else OUT, one.amount)
        for one in content.transfers
        if one.amount != ZERO
    ]
    net = sum((one.amount for one in content.transfers), ZERO)
    said = "每天的收入和支出；同一笔出现在几份流水里只算一次"
    _pivot(book.sheet("按日"), ("收支按日", said, "日期"), days, [IN, OUT], net)
    said = "已收的钱按应收各行的次序归到费用种类（含暂按建议计入的）；不归单位的列在后面"
    kinds = list(dict.fromkeys(part.kind for part in parts))
    _pivot(book.sheet("按费用"), ("收支按费用", said, "单位"), parts, kinds, net)
    return book.to_bytes()


def _table(parts: Sequence[Part], kinds: Sequence[str]) -> "pd.DataFrame":
    """Whose × kind in fen; rows in the order of the parts."""
    import pandas as pd

    rows = [(part.whose, part.kind, part.amount.fen) for part in parts]
    frame = pd.DataFrame(rows, columns=["whose", "kind", "fen"]).astype({"fen": "int64"})
    made = frame.pivot_table(index="whose", columns="kind", values="fen", aggfunc="sum", sort=False)
    return made.reindex(columns=list(kinds)).fillna(0).astype("int64")


def _pivot(
    sheet: Sheet,
    heads: tuple[str, str, str],
    parts: Sequence[Part],
    kinds: Sequence[str],
    net: Money,
) -> None:
    """One pivot with sums by row and column as formulas, and the check against 流水 below."""
    title, subtitle, first = heads
    last = len(kinds) + 1
    columns = [Column(first, CELL, 30), *(Column(kind, CENTER, 14) for kind in kinds)]
    columns.append(Column("合计", CENTER, 15))
    top = sheet.heading(title, last + 1, subtitle)
    table = _table(parts, kinds) if parts else None
    rows: list[list[Value]] = []
    sums = [ZERO] * len(kinds)
    if table is not None:
        for name, line in zip(table.index, table.to_numpy().tolist(), strict=True):
            amounts = [Money(int(fen)) for fen in line]
            sums = [a + b for a, b in zip(sums, amounts, strict=True)]
            rows.append([str(name), *amounts, None])
    after = write_table(sheet, top, columns, rows)
    for place, row in enumerate(rows, top + 1):
        whole = sum((one for one in row if isinstance(one, Money)), ZERO)
        sheet.formula(place, last, _sum(sheet, (place, 1, place, last - 1)), whole, MONEY)
    sheet.text(after, 0, "合计", LABEL)
    for column, amount in enumerate([*sums, sum(sums, ZERO)], 1):
        area = (top + 1, column, after - 1, column)
        made = _sum(sheet, area) if rows else "=0"
        sheet.formula(after, column, made, amount, MONEY.but(bold=True))
    _check(sheet, after, last, sum(sums, ZERO), net)
    sheet.freeze(top + 1, 1)
    sheet.print_on_a4(landscape=len(kinds) > 3, header_rows=(top, top))


def _sum(sheet: Sheet, area: tuple[int, int, int, int]) -> str:
    return f"=SUM({sheet.area(*area)})"


def _check(sheet: Sheet, after: int, column: int, found: Money, net: Money) -> None:
    """Two lines under the sums: what the statements add up to, and whether it is the same."""
    sheet.text(after + 1, 0, "流水合计（收入 − 支出）", LABEL)
    sheet.formula(after + 1, column, f"=SUM({_WHOLE})", net, MONEY)
    sheet.text(after + 2, 0, "对账单核对", LABEL)
    both = (
        sheet.area(after, column, after, column),
        sheet.area(after + 1, column, after + 1, column),
    )
    verdict = f'=IF(ROUND({both[0]}-{both[1]},2)=0,"相符","不符")'
    sheet.formula(after + 2, column, verdict, "相符" if found == net else "不符", CENTER)
    cell = sheet.area(after + 2, column, after + 2, column)
    place = (after + 2, column, after + 2, column)
    sheet.color_when(place, f'={cell}="相符"', GOOD)
    sheet.color_when(place, f'={cell}="不符"', BAD)
