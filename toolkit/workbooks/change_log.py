"""变更记录: changes of the entry with fee, clause, what was decided and what comes of each."""

from collections.abc import Sequence

from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import CENTER, LABEL, MONEY
from toolkit.workbooks.table import Column, Value, list_sheet


class ChangeRow(Record, frozen=True):
    """One change. `fee` is what it costs once approved; `kept_*` what a withdrawal does not get
    back, by clause; `effect` what happens to its bed.
    """

    unit: str
    kind: str
    out: str
    into: str
    detail: str
    arrived: str
    fee: Money
    clause: str
    state: str
    reason: str = ""
    counts: bool = False  # it holds: the fee is owed
    asked: str = ""  # how it reached us: 新报名表, 书面申请, 没有书面申请
    kept_fee: Money = ZERO
    kept_board: Money = ZERO
    effect: str = ""


_COLUMNS = (
    Column("单位", width=22),
    Column("变动", CENTER, width=7),
    Column("原棋手", width=10),
    Column("新棋手", width=10),
    Column("内容", width=26),
    Column("到达时间", CENTER, width=17),
    Column("申请", CENTER, width=11),
    Column("裁定", CENTER, width=10),
    Column("手续费", width=10),
    Column("扣参赛费", width=11),
    Column("扣住宿费", width=11),
    Column("条款", CENTER, width=10),
    Column("床位", width=20),
    Column("理由", width=22),
)
_FIRST_SUM = 8
HOLDS = ("接受", "不需批准")
"""The words of 裁定 by which a change holds and its fee is owed."""


def change_log(stamp: Stamp, event: str, rows: Sequence[ChangeRow], counted_from: str) -> bytes:
    """The workbook, one row a change. `counted_from` = from when on changes count, in words."""
    book = Book(stamp, f"{event} 变更记录")
    owed = [row for row in rows if row.counts]
    subtitle = (
        f"{stamp.created:%Y-%m-%d %H:%M} · {counted_from}的变动共 {len(rows)} 项，"
        f"算数的 {len(owed)} 项"
    )
    table: list[list[Value]] = [
        [
            row.unit, row.kind, row.out, row.into, row.detail, row.arrived, row.asked, row.state,
            row.fee, row.kept_fee, row.kept_board, row.clause,
            row.effect, row.reason,
        ]
        for row in rows
    ]  # fmt: skip
    sheet = book.sheet("变更记录")
    after = list_sheet(sheet, f"{event} 变更记录", subtitle, _COLUMNS, table)
    if rows:
        _sums(sheet, after, rows)
    return book.to_bytes()


def _sums(sheet: Sheet, after: int, rows: Sequence[ChangeRow]) -> None:
    """The sums of the three money columns, as formulas; fees only of changes that hold."""
    first = after - len(rows)
    sums = (
        sum((row.fee for row in rows if row.counts), ZERO),
        sum((row.kept_fee for row in rows), ZERO),
        sum((row.kept_board for row in rows), ZERO),
    )
    sheet.merge(after, 0, after, _FIRST_SUM - 1, "合计（手续费只计算数的）", LABEL)
    states = sheet.area(first, _FIRST_SUM - 1, after - 1, _FIRST_SUM - 1)
    for place, value in enumerate(sums, _FIRST_SUM):
        area = sheet.area(first, place, after - 1, place)
        held = "+".join(f'SUMIF({states},"{word}",{area})' for word in HOLDS)
        formula = f"={held}" if place == _FIRST_SUM else f"=SUM({area})"
        sheet.formula(after, place, formula, value, MONEY.but(bold=True))
