"""The rows below a recognised header, as `BankRow`s; what can't be read becomes a finding."""

from datetime import date, datetime

from toolkit.model.bank import BankRow, Direction, RowState
from toolkit.model.finding import Finding, Severity
from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.sources.banks.containers import Table
from toolkit.sources.banks.recognise import Recognised
from toolkit.sources.banks.values import amount, clean, clock, day, head, moment, stated

_IN = ("贷", "收入", "收款", "来账", "转入", "CR", "存")
_OUT = ("借", "支出", "付款", "往账", "转出", "DR", "支", "取")
_IN_ALONE, _OUT_ALONE = {"C", "+", "收", "进", "入"}, {"D", "-", "付", "出", "DEBIT"}
_REFUND = ("退款", "退还", "退回")
_CLOSED = ("关闭", "失败", "等待", "取消", "未支付", "待")
_YUAN = {"", "人民币", "人民币元", "CNY", "RMB", "156", "01", "元"}
_FOOT = ("合计", "总计", "小计", "总收入", "总支出", "本页", "以上数据", "共计")


class Read(Record, frozen=True):
    """What stood below the header: rows, findings, and the lines that are not rows (totals)."""

    rows: tuple[BankRow, ...]
    findings: tuple[Finding, ...]
    feet: tuple[tuple[str, ...], ...]


class _Line:
    """One line with its cells by field."""

    def __init__(self, cells: tuple[str, ...], columns: dict[str, int]) -> None:
        self.cells = cells
        self.columns = columns

    def text(self, field: str) -> str:
        place = self.columns.get(field)
        return clean(self.cells[place]) if place is not None and place < len(self.cells) else ""

    def stated(self, field: str) -> str | None:
        return stated(self.text(field))


def read_rows(table: Table, recognised: Recognised) -> Read:
    """All rows of the table; lines without a date or with a total's word are its feet."""
    rows: list[BankRow] = []
    findings: list[Finding] = []
    feet: list[tuple[str, ...]] = []
    header = table.rows[recognised.header] if recognised.header >= 0 else None
    for number, cells in enumerate(table.rows[recognised.header + 1 :], recognised.header + 2):
        if cells == header:  # a PDF repeats its header on every page
            continue
        line = _Line(cells, recognised.columns)
        when = line.text("moment") or line.text("date")
        if not when or any(word in when for word in _FOOT) or when.startswith("#"):
            feet.append(cells)
            continue
        try:
            row = _row(table, recognised, line, number)
        except ValueError as unreadable:
            findings.append(_unreadable(table, number, line, str(unreadable)))
            continue
        if row is not None:
            rows.append(row)
        elif not day(when):
            feet.append(cells)
    return Read(tuple(rows), tuple(findings), tuple(feet))


def _row(table: Table, recognised: Recognised, line: _Line, number: int) -> BankRow | None:
    on, at = _when(line)
    money, direction = _money(line)
    if on is None:
        if money is not None and money != ZERO:
            raise ValueError(line.text("moment") or line.text("date"))
        return None
    if money is None or money == ZERO:  # an unreadable or empty amount never becomes a transaction
        return None
    payer, account = _party(line)
    layout = recognised.layout
    balance = _balance(line.text("balance"))
    remark, extra = line.stated("remark"), line.stated("extra") or ""
    return BankRow(
        file=table.file,
        row=number,
        bank=layout.bank,
        date=on,
        time=at,
        amount=money if money > ZERO else -money,
        direction=direction,
        balance=balance,
        payer=payer,
        account=account,
        summary=line.stated("summary"),
        remark=remark,
        serial=line.stated("serial"),
        serial_local=layout.serial_local,
        state=_state(line.text("state")),
        currency=_currency(line.text("currency")),
        extra="" if extra == remark else extra,
    )


def _balance(text: str) -> Money | None:
    """The balance; an unreadable one (masked by the sender) costs the check, not the row."""
    try:
        return amount(text)
    except ValueError:
        return None


def _when(line: _Line) -> tuple[date | None, datetime | None]:
    whole = line.text("moment")
    on = day(whole) if whole else None
    at = clock(whole[8:]) if whole and ":" in whole else None
    if on is None:
        on = day(line.text("date"))
    if at is None:
        at = clock(line.text("time"))
        dated = line.text("date")
        if at is None and ":" in dated and not dated.endswith("00:00:00"):
            at = clock(dated[8:])
    return on, moment(on, at) if on and at else None


def _money(line: _Line) -> tuple[Money | None, Direction]:
    """Amount and direction from split columns, an amount with a flag, or one signed column."""
    split = {"income", "expense"} & line.columns.keys()
    if len(split) == 2 or (split and "amount" not in line.columns):
        income, expense = amount(line.text("income")), amount(line.text("expense"))
        if income and income != ZERO:  # a reversal may stand as a negative credit (红字)
            return (income, Direction.IN) if income > ZERO else (-income, Direction.OUT)
        if expense and expense != ZERO:
            return (expense, Direction.OUT) if expense > ZERO else (-expense, Direction.IN)
        return None, Direction.NEUTRAL
    money = amount(line.text("amount"))
    if "flag" in line.columns:
        return money, _flag(line.text("flag"))
    if money is None:
        return None, Direction.NEUTRAL
    return money, Direction.IN if money > ZERO else Direction.OUT


def _flag(text: str) -> Direction:
    word = head(text).upper()
    if "不计" in word or "中性" in word or word in {"", "/", "其他"}:
        return Direction.NEUTRAL
    if word in _IN_ALONE or any(mark in word for mark in _IN):
        return Direction.IN
    if word in _OUT_ALONE or any(mark in word for mark in _OUT):
        return Direction.OUT
    raise ValueError(text)


def _party(line: _Line) -> tuple[str | None, str | None]:
    """Name and account of the other side, also where one cell holds both ("6222…/何某")."""
    joined = line.stated("party")
    if not joined:
        return line.stated("payer"), line.stated("account")
    parts = [part for part in joined.replace("/", " ").split() if stated(part)]
    accounts = [part for part in parts if _is_account(part)]
    names = [part for part in parts if not _is_account(part)]
    return stated(" ".join(names)), stated("".join(accounts))


def _is_account(text: str) -> bool:
    """Mostly digits and stars, and at least one digit; a masked name has none."""
    digits = sum(sign.isdigit() for sign in text)
    return digits > 0 and (digits + text.count("*")) * 2 > len(text)


def _state(text: str) -> RowState:
    if any(word in text for word in _REFUND):
        return RowState.REFUND
    return RowState.CLOSED if any(word in text for word in _CLOSED) else RowState.SETTLED


def _currency(text: str) -> str:
    word = head(text).upper()
    return "CNY" if word in _YUAN or "人民币" in word else word


def _unreadable(table: Table, number: int, line: _Line, text: str) -> Finding:
    return Finding(
        code="M007",
        severity=Severity.WARNING,
        message=f"第 {number} 行有读不懂的金额或日期“{clean(text)}”，这一行没有记账，请核对原件",
        where=f"{table.sheet}!A{number}" if table.sheet else None,
        file=table.file,
        subject=line.stated("payer"),
        remedy="请在银行导出的原文件里改正这一格，或重新下载流水",
        evidence={"row": str(number), "text": clean(text)},
    )
