"""5内部/颁奖.xlsx: the awards in order of the ceremony, the things to order, the fund made up."""

from collections.abc import Sequence

from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fund_sheets import FundContent, fund_sheets
from toolkit.workbooks.style import CELL, CENTER, LABEL, NUMBER
from toolkit.workbooks.table import Column, Value, list_sheet, write_table

CALLS, THINGS = "颁奖清单", "器物清单"


class CallRow(Record, frozen=True):
    """One winner who is called up; `waits` = in words what his award waits for."""

    list: str
    place: str
    name: str
    unit: str
    things: str
    amount: Money | None
    bonus: Money = ZERO
    waits: str = ""


class ThingRow(Record, frozen=True):
    """So many of one thing for some places of a list, or for all players."""

    thing: str
    whose: str
    count: int


def ceremony_book(
    stamp: Stamp, event: str, calls: Sequence[CallRow], things: Sequence[ThingRow],
    content: FundContent,
) -> bytes:  # fmt: skip
    """Four sheets; the sums of the last ones are formulas over the first."""
    book = Book(stamp, f"{event} 颁奖")
    _calls(book, event, calls)
    _things(book, event, things)
    fund_sheets(book, event, content)
    return book.to_bytes()


def _calls(book: Book, event: str, calls: Sequence[CallRow]) -> None:
    columns = (
        Column("次序", CENTER, 6), Column("奖项", CELL, 26), Column("名次", CENTER, 10),
        Column("姓名", CENTER.but(size=14, bold=True), 16), Column("单位", CELL, 26),
        Column("奖品和称号", CELL, 28), Column("名次奖（元）", width=14),
        Column("追加（元）", width=12), Column("待定", CELL, 22),
    )  # fmt: skip
    rows: list[list[Value]] = [
        [
            number, call.list, call.place, call.name, call.unit, call.things, call.amount,
            call.bonus if call.bonus.fen else None, call.waits,
        ]
        for number, call in enumerate(calls, 1)
    ]  # fmt: skip
    fills = {n: "#DDEBF7" for n, call in enumerate(calls) if call.waits}
    hint = "从低组别到高组别，每组从后往前念到冠军；蓝色的还有待裁定的事，先不颁"
    list_sheet(book.sheet(CALLS), f"{event} 颁奖清单", hint, columns, rows, fills=fills)


def _things(book: Book, event: str, things: Sequence[ThingRow]) -> None:
    """First the totals by formula, below the lines they add up."""
    sheet = book.sheet(THINGS)
    names = list(dict.fromkeys(row.thing for row in things))
    top = sheet.heading(f"{event} 器物清单", 3, "上面是合计（公式），下面是用在哪里")
    head = (Column("物品", CELL, 30), Column("用在哪里", CELL, 40), Column("数量", width=10))
    start = top + len(names) + 4  # the first line of the lower table, counted from 0
    last = start + max(len(things), 1)
    after = write_table(sheet, top, head, [[name, "合计", 0] for name in names])
    for number, name in enumerate(names):
        row = top + 1 + number
        count = sum(one.count for one in things if one.thing == name)
        formula = f"=SUMIFS(C${start + 1}:C${last},A${start + 1}:A${last},A{row + 1})"
        sheet.formula(row, 2, formula, count, NUMBER.but(bold=True))
    sheet.text(after + 1, 0, "用在哪里", LABEL)
    rows: list[list[Value]] = [[one.thing, one.whose, one.count] for one in things]
    write_table(sheet, start - 1, head, rows)
    sheet.print_on_a4()
