"""The accountant's own workbook of dues (应收表): sheets 应收, 棋手, 汇款告知, 变更, 酒店."""

from collections.abc import Iterator
from datetime import datetime

from toolkit.model.bank import DueChange, DuePlayer, Dues, DueUnit, Hotel, Notice
from toolkit.model.clock import SHANGHAI
from toolkit.model.finding import Finding, Severity
from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.sources.banks.containers import Table, UnreadableError, tables
from toolkit.sources.banks.values import amount, clean, clock, day, head, moment


class DuesRead(Record, frozen=True):
    """What the workbook holds; `dues` is None when it can't serve, and a finding says why."""

    dues: Dues | None
    findings: tuple[Finding, ...] = ()


class _Sheet:
    """One sheet by header words; unreadable amounts are collected as findings."""

    def __init__(self, table: Table | None, findings: list[Finding]) -> None:
        self.table = table
        self.findings = findings
        self.header: dict[str, int] = {}
        self.first = 0
        for number, row in enumerate(table.rows[:20] if table else ()):
            words = [_plain(cell) for cell in row]
            if len([word for word in words if word]) >= 3:
                self.header = {word: place for place, word in reversed(list(enumerate(words)))}
                self.first = number + 1
                break

    def __iter__(self) -> Iterator["_Line"]:
        rows = self.table.rows[self.first :] if self.table else ()
        for number, row in enumerate(rows, self.first):
            if any(clean(cell) for cell in row):
                yield _Line(self, number + 1, row)


class _Line:
    def __init__(self, sheet: _Sheet, number: int, cells: tuple[str, ...]) -> None:
        self.sheet = sheet
        self.number = number
        self.cells = cells

    def text(self, *names: str) -> str:
        for name in names:
            place = self.sheet.header.get(_plain(name))
            if place is not None and place < len(self.cells):
                return clean(self.cells[place])
        return ""

    def money(self, *names: str) -> Money:
        said = self.text(*names)
        try:
            return amount(said) or ZERO
        except ValueError:
            sheet = self.sheet.table.sheet if self.sheet.table else ""
            message = f"应收表“{sheet}”第 {self.number} 行的“{names[0]}”读不懂：{said}"
            where = f"{sheet}!A{self.number}"
            finding = Finding("M007", Severity.WARNING, message, where)
            self.sheet.findings.append(finding)
            return ZERO

    def count(self, *names: str) -> int:
        said = self.text(*names).removesuffix(".0")
        return int(said) if said.isdigit() else 0


def _plain(word: str) -> str:
    """A header word without its bracketed unit: 食宿单价(元/人) → 食宿单价."""
    return head(word).split("(")[0]


def read_receivables(typed: str, data: bytes) -> DuesRead:
    """The dues in a workbook; only the sheet 应收 is needed, the others help the matching."""
    findings: list[Finding] = []
    try:
        found = {head(table.sheet): table for table in tables(typed, data)}
    except UnreadableError as failure:
        finding = Finding(failure.code, Severity.ERROR, failure.message, file=typed)
        return DuesRead(None, (finding,))

    def sheet(name: str) -> _Sheet:
        return _Sheet(found.get(name), findings)

    owed = sheet("应收")
    missing = [word for word in ("单位编号", "单位名称", "应收合计") if word not in owed.header]
    if missing:
        message = f"应收表缺少工作表“应收”里的这些列：{'、'.join(missing)}"
        return DuesRead(None, (Finding("F004", Severity.ERROR, message, file=typed),))
    dues = Dues(
        units=tuple(_unit(line) for line in owed if line.text("单位编号")),
        players=tuple(_player(line) for line in sheet("棋手") if line.text("姓名")),
        notices=tuple(filter(None, map(_notice, sheet("汇款告知")))),
        changes=tuple(_change(line) for line in sheet("变更") if line.text("单位编号")),
        hotels=tuple(_hotel(line) for line in sheet("酒店") if line.text("酒店")),
    )
    return DuesRead(dues, tuple(findings))


def _unit(line: _Line) -> DueUnit:
    fee, board = line.money("参赛费"), line.money("食宿费")
    return DueUnit(
        unit_id=line.text("单位编号"),
        name=line.text("单位名称"),
        leader=line.text("领队"),
        coach=line.text("教练"),
        people=line.count("参赛人数", "人数"),
        fee=fee,
        hotel=line.text("预订酒店", "酒店"),
        rooms=line.count("房间数"),
        board=board,
        due=line.money("应收合计"),
        code=line.text("缴费码"),
    )


def _player(line: _Line) -> DuePlayer:
    return DuePlayer(line.text("单位编号"), line.text("姓名"), line.text("家长"))


def _notice(line: _Line) -> Notice | None:
    when = line.text("收到时间", "时间")
    on, at = day(when), clock(when[8:]) if ":" in when else None
    if on is None or not line.text("参赛单位", "单位名称", "单位"):
        return None
    rooms = line.text("房间数").removesuffix(".0")
    return Notice(
        received=moment(on, at) if at else datetime.combine(on, datetime.max.time(), SHANGHAI),
        unit=line.text("参赛单位", "单位名称", "单位"),
        payer=line.text("汇款人", "付款人"),
        amount=line.money("汇款金额", "金额"),
        rooms=int(rooms) if rooms.isdigit() else None,
    )


def _change(line: _Line) -> DueChange:
    return DueChange(
        unit_id=line.text("单位编号"),
        kind=line.text("变更类型", "类型"),
        people=line.count("人数"),
        on=day(line.text("日期")),
        fee=line.money("应收手续费", "手续费"),
    )


def _hotel(line: _Line) -> Hotel:
    return Hotel(line.text("酒店"), line.count("可用房间数", "房间数"), line.money("单价"))
