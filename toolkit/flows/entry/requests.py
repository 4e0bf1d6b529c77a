"""2填写/变更和减免.xlsx: withdrawals, waivers, further charges: read as facts, shown again."""

from toolkit.entries.roster import Unit
from toolkit.entries.signups import read_moment
from toolkit.flows.desk import Desk
from toolkit.flows.money.full_survey import survey
from toolkit.flows.stamps import stamp
from toolkit.flows.typed import slip
from toolkit.flows.typed_rows import TypedRows, read_typed_rows, rows_of
from toolkit.layouts.changes import (
    BLANK_ROWS,
    COVERS,
    WAIVERS,
    WHATS,
    WITHDRAWALS,
    further,
    waivers,
    withdrawals,
)
from toolkit.layouts.fill_in import FilledRow, FillTable
from toolkit.ledger.adjustments import price_of
from toolkit.model.form import Problem
from toolkit.model.money import ZERO
from toolkit.model.said import Said
from toolkit.store.folder import FILL_IN
from toolkit.values.amounts import read_amount
from toolkit.values.names import name_key
from toolkit.workbooks.changes_book import changes_book

BOOK = f"{FILL_IN}/变更和减免.xlsx"
_NEED_AMOUNT = ("住宿费", "其他")


def read_requests(desk: Desk) -> TypedRows:
    """What was typed since the workbook was written."""
    path = desk.event / BOOK
    if not path.exists():
        return TypedRows()
    units = {unit.name: unit for unit in survey(desk).roster.units}
    return read_typed_rows(
        desk, BOOK, _tables(desk, ()), lambda sheet, row: _fault(sheet, row, units, desk)
    )


def write_requests(desk: Desk, typed: TypedRows | None = None) -> None:
    """The workbook as of the last `changes`; a row not understood keeps its cells."""
    seq = desk.state.finish.worked_out.get("changes", 0)
    if not seq:
        desk.outputs.remove(BOOK)
        return
    then, typed = desk.as_of(seq), typed or TypedRows()
    units = tuple(dict.fromkeys(unit.name for unit in survey(then).roster.units))
    written = [
        (table, rows_of(then, table.sheet, typed, BLANK_ROWS)) for table in _tables(then, units)
    ]
    data = changes_book(stamp(then), desk.regulation.short, written)
    desk.outputs.write(BOOK, data, filled_in=True, aside=typed.broken)


def _tables(desk: Desk, units: tuple[str, ...]) -> tuple[FillTable, ...]:
    return withdrawals(units), waivers(units, desk.regulation), further(units)


def _fault(sheet: str, row: FilledRow, units: dict[str, Unit], desk: Desk) -> Problem | None:
    """Why a row can't be taken."""
    unit = units.get(row.text("unit"))
    if unit is None:
        said = row.text("unit")
        return slip(row, "unit", f"单位“{said}”没有报名，请从列表中选择" if said else "请选单位")
    if sheet == WITHDRAWALS:
        return _withdrawal_fault(row, unit)
    return _waiver_fault(row, unit) if sheet == WAIVERS else _further_fault(row, desk)


def _withdrawal_fault(row: FilledRow, unit: Unit) -> Problem | None:
    if not row.text("name"):
        return slip(row, "name", "请写棋手姓名")
    if not _is_player(row.text("name"), unit):
        return slip(row, "name", f"{unit.name} 没有棋手“{row.text('name')}”")
    if not row.text("written"):
        return slip(row, "written", "请选有没有书面申请")
    if row.text("received") and read_moment(row.text("received")) is None:
        return slip(row, "received", "收到时间请写成 2020-01-08 09:30")
    return None


def _waiver_fault(row: FilledRow, unit: Unit) -> Problem | None:
    if row.text("name") and not _is_player(row.text("name"), unit):
        return slip(row, "name", f"{unit.name} 没有棋手“{row.text('name')}”")
    if row.text("covers") not in COVERS:
        return slip(row, "covers", "请选减免什么")
    amount = row.text("amount")
    if not amount and row.text("covers") in _NEED_AMOUNT:
        return slip(row, "amount", f"减免{row.text('covers')}要写金额")
    if amount and not _positive(amount):
        return slip(row, "amount", f"金额“{amount}”看不懂")
    return None if row.text("reason") else slip(row, "reason", "请写依据，没有依据的减免不读入")


def _further_fault(row: FilledRow, desk: Desk) -> Problem | None:
    what, count, price = row.text("what"), row.text("count"), row.text("price")
    if what not in WHATS:
        return slip(row, "what", "请选项目")
    if count and not (count.isdigit() and int(count)):
        return slip(row, "count", f"数量“{count}”不是个数")
    if price and not _positive(price):
        return slip(row, "price", f"单价“{price}”看不懂")
    if price_of(what, price, row.text("note"), desk.regulation)[1] is None:
        return slip(row, "price", "规程没有这一项的价格：请写单价，证书费也可以写明称号")
    return None


def _is_player(name: str, unit: Unit) -> bool:
    players = [*unit.entries, *(one.entry for one in unit.asked)]
    return any(name_key(entry.player.name) == name_key(name) for entry in players)


def _positive(text: str) -> bool:
    amount = read_amount(Said(text))
    return amount is not None and amount > ZERO
