"""2填写 after the last round (奖项核定, 收款账户, 等级核定): what people typed, as facts."""

import re
from collections.abc import Callable, Mapping, Sequence

from toolkit.flows.desk import Desk
from toolkit.flows.typed import slip
from toolkit.flows.typed_rows import TypedRows, read_rows
from toolkit.layouts.fill_in import FilledRow, FillTable
from toolkit.layouts.finish import BOUNCED, PAID
from toolkit.model.form import Problem
from toolkit.model.said import CellKind
from toolkit.values.amounts import read_amount

Values = dict[str, str]
Reader = Callable[[FilledRow], Values | str]
"""The values of one row, or in words what is wrong with it."""


def read_typed(desk: Desk, book: str, readers: Mapping[FillTable, Reader]) -> TypedRows:
    """Reads each table with its reader; what that can't read stays in the sheet."""
    by_sheet = {table.sheet: (table, reader) for table, reader in readers.items()}

    def take(sheet: str, row: FilledRow) -> Values | Problem:
        table, reader = by_sheet[sheet]
        values = reader(row)
        if isinstance(values, str):
            first = next((c.key for c in table.yellow if row.text(c.key)), table.yellow[0].key)
            return slip(row, first, values)
        return values

    return read_rows(desk, book, tuple(readers), take)


def read_later(row: FilledRow) -> Values | str:
    """An amount in whole yuan."""
    if not row.text("amount"):
        return "没有填金额"
    amount = read_amount(row.said["amount"])
    if amount is None or amount.fen < 0 or amount.fen % 100:
        return f"金额“{row.text('amount')}”看不懂，请填整数元"
    return _with_by(row, {"amount": str(amount.fen // 100)})


def read_lot(row: FilledRow) -> Values | str:
    """A number from 1."""
    order = row.text("order").removesuffix(".0")
    if not order.isdecimal() or not int(order):
        return f"抽签次序“{order}”看不懂，请填 1、2、3"
    return _with_by(row, {"order": order})


def read_chosen(row: FilledRow) -> Values | str:
    """Names, parted by 顿号 or commas."""
    names = "、".join(
        filter(None, (n.strip() for n in re.split("[、,，;；\n]", row.text("names"))))
    )
    return _with_by(row, {"names": names}) if names else "没有填获奖者"


def read_rate(row: FilledRow) -> Values | str:
    """A rate in per cent, with its source."""
    text = row.text("rate").removesuffix("%").removesuffix("％").strip()
    if not re.fullmatch(r"\d{1,3}(\.0)?", text) or not 0 < float(text) <= 100:
        return f"得分率“{row.text('rate')}”看不懂，请填 1 到 100 的整数，例：60"
    if not row.text("source"):
        return "请写出处，没有出处的得分率不读入"
    said = {"rate": str(int(float(text))), "source": row.text("source")}
    return _with_by(row, said)


def _with_by(row: FilledRow, values: Values) -> Values:
    return values | ({"by": row.text("by")} if row.text("by") else {})


def barred_reader(players: Mapping[tuple[str, str], Sequence[str]]) -> Reader:
    """Who gets no prize; `players` = keys by section and name. A reason is needed."""

    def read(row: FilledRow) -> Values | str:
        name, section, reason = (row.text(key) for key in ("name", "section", "reason"))
        found = players.get((section, name), ())
        if not found:
            return f"“{section}”里没有“{name}”，请照编排名单写姓名和组别"
        if len(found) > 1:
            return f"“{section}”里有 {len(found)} 个“{name}”，请先在更正里区分"
        if not reason:
            return "请写理由，没有理由的不读入"
        values = {"name": name, "section": section, "reason": reason, "entry": found[0]}
        return _with_by(row, values)

    return read


def account_reader(bank: str) -> Reader:
    """An account; `bank` = the only one that the regulation pays to, "" = any."""

    def read(row: FilledRow) -> Values | str:
        said = row.said.get("account")
        number = re.sub(r"[\s-]", "", row.text("account"))
        if said and said.kind is CellKind.NUMBER and len(number) > 15:
            return "账号被存成了数字，末几位已丢失；请先把格子设成文本再填"
        if number and not re.fullmatch(r"\d{8,32}", number):
            return f"账号“{number}”不像账号，请核对"
        branch = row.text("branch")
        if bank and branch and not _same_bank(branch, bank):
            return f"开户行“{branch}”不是{bank}；规程规定只用{bank}账户"
        if row.text("state") not in ("", PAID, BOUNCED):
            return f"发放“{row.text('state')}”不认识，请从列表中选择"
        keys = ("holder", "branch", "phone", "relation", "state")
        values = {key: row.text(key) for key in keys if row.text(key)}
        return values | ({"account": number} if number else {})

    return read


def _same_bank(branch: str, bank: str) -> bool:
    """The bank's name or its short form stands in the branch's: 邮储, 邮政."""
    short = {"邮政储蓄银行": ("邮政", "邮储")}.get(bank, (bank,))
    return any(word in branch for word in short)
