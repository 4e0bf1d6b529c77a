"""2填写/会务.xlsx: objections, the leaders' meeting and expenses, read as facts."""

from collections.abc import Iterator

from toolkit.entries.build import build
from toolkit.flows.desk import Desk
from toolkit.flows.stamps import stamp
from toolkit.flows.typed import slip
from toolkit.flows.typed_rows import TypedRows, read_typed_rows, rows_of, with_typed
from toolkit.layouts.affairs import (
    BLANK_ROWS,
    DECIDED,
    EXPENSES,
    HINTS,
    OBJECTIONS,
    SIGN_IN,
    TABLES,
)
from toolkit.layouts.fill_in import FilledRow, FillRow, FillTable
from toolkit.model.finish_facts import WorkedOut
from toolkit.model.form import Problem
from toolkit.model.money import ZERO
from toolkit.store.folder import FILL_IN
from toolkit.values.amounts import read_amount
from toolkit.values.dates import read_date
from toolkit.workbooks.finish_fill_in import finish_book

BOOK = f"{FILL_IN}/会务.xlsx"

_MUST = {
    OBJECTIONS.sheet: ("what", "异议内容"),
    DECIDED.sheet: ("decision", "决定"),
    EXPENSES.sheet: ("amount", "金额"),
}
_DAYS = ("received", "date")


def absorb_affairs(desk: Desk, *, closing: bool = False) -> tuple[str, ...]:
    """Notes what was typed since, writes the workbook anew; returns what the command says.

    It is there from the first publication on. `closing` = the accounts are closed with it.
    """
    if not desk.state.publications:
        return ()
    typed = read_affairs(desk)
    made = desk.state.finish.worked_out
    closed = made.get("closing", 0)
    if typed.facts or (closed if closing else max(made.get("affairs", 0), closed)) < desk.seq:
        done = [WorkedOut("affairs"), *([WorkedOut("closing")] if closing else [])]
        desk.note([*typed.facts, *done])
    write_affairs(desk, typed)
    return tuple(typed.lines(BOOK))


def read_affairs(desk: Desk) -> TypedRows:
    """What was typed since the workbook was written."""
    return read_typed_rows(desk, BOOK, TABLES, _fault)


def write_affairs(desk: Desk, typed: TypedRows | None = None) -> None:
    """The workbook as of the last time that it was read."""
    then, typed = affairs_of(desk), typed or TypedRows()
    if then is None:
        desk.outputs.remove(BOOK)
        return
    sheets = [(table, _rows(then, table, typed), HINTS[table.sheet]) for table in TABLES]
    data = finish_book(stamp(then), f"{then.regulation.short} 会务", sheets)
    desk.outputs.write(BOOK, data, filled_in=True, aside=typed.broken)


def affairs_of(desk: Desk) -> Desk | None:
    """The event as it was when the workbook was read last; None = nothing is published."""
    seq = desk.state.finish.worked_out.get("affairs", 0)
    then = desk.as_of(seq) if seq else None
    return then if then and then.state.publications else None


def said_rows(desk: Desk, table: FillTable) -> Iterator[dict[str, str]]:
    """What was typed into a sheet, row by row in order."""
    for row in rows_of(desk, table.sheet, TypedRows(), 0):
        yield row.texts


def open_objections(desk: Desk) -> list[str]:
    """The objections without an answer, a line each."""
    return [
        f"{' '.join(filter(None, (said.get('unit'), said.get('name'))))}：{said['what']}"
        for said in said_rows(desk, OBJECTIONS)
        if not said.get("answer")
    ]


def _rows(desk: Desk, table: FillTable, typed: TypedRows) -> list[FillRow]:
    if table is SIGN_IN:
        return with_typed(desk, table.sheet, typed, _leaders(desk))
    return rows_of(desk, table.sheet, typed, BLANK_ROWS)


def _leaders(desk: Desk) -> list[FillRow]:
    """A row a published unit."""
    published = {e.unit: e.unit_name for e in desk.state.publications[-1].list.entries}
    units = {unit.id: unit for unit in build(desk.state, desk.regulation).units}
    rows = []
    for id_, name in published.items():
        said = units[id_].form.first("leader") if id_ in units else None
        rows.append(FillRow(id_, {"unit": name, "leader": said.text.strip() if said else ""}))
    return rows


def _fault(sheet: str, row: FilledRow) -> Problem | None:
    must = _MUST.get(sheet)
    if must and not row.text(must[0]):
        return slip(row, must[0], f"这一行没有填{must[1]}")
    amount = row.text("amount")
    if amount and (read_amount(row.said["amount"]) or ZERO) <= ZERO:
        return slip(row, "amount", f"金额“{amount}”看不懂，请只写数字")
    for key in _DAYS:
        read = read_date(row.said.get(key))
        if read is not None and read.day is None:
            return slip(row, key, f"日期“{row.text(key)}”请写成 2020-01-18")
    return None
