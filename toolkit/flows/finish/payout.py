"""5内部/发放表.xlsx: gross, tax and net of every award, transfers and the tax declaration."""

from collections.abc import Sequence

from toolkit.flows.desk import Desk
from toolkit.flows.finish_findings import Prizing
from toolkit.flows.stamps import stamp
from toolkit.layouts.finish import BOUNCED, PAID
from toolkit.model.money import Money
from toolkit.prizes.payout import (
    Account,
    PayLine,
    Person,
    Transfer,
    complete,
    lacks,
    pay_lines,
    transfers,
)
from toolkit.prizes.tax import USUAL, kind_lines
from toolkit.rules.prizes import BatchColumn, Payout, Prizes
from toolkit.store.folder import INTERNAL
from toolkit.workbooks.payout_book import Payments, PayRow, Receipts, payout_book
from toolkit.workbooks.table import Value

BOOK = f"{INTERNAL}/发放表.xlsx"

_USUAL_COLUMNS = (
    BatchColumn(title="序号", what="number"),
    BatchColumn(title="收款户名", what="holder"),
    BatchColumn(title="收款账号", what="account"),
    BatchColumn(title="开户行", what="branch"),
    BatchColumn(title="金额", what="amount"),
    BatchColumn(title="用途", what="purpose"),
)


def write_payout(desk: Desk, prizing: Prizing) -> None:
    """For awards that stand; without any money there is no such sheet."""
    lines = pay_lines(prizing.awarded.public, desk.regulation.prizes, prizing.people)
    if not lines:
        desk.outputs.remove(BOOK)
        return
    content = _content(desk, prizing, lines)
    desk.outputs.write(BOOK, payout_book(stamp(desk), desk.regulation.short, content))


def _content(desk: Desk, prizing: Prizing, lines: Sequence[PayLine]) -> Payments:
    rules = desk.regulation.prizes
    payout = rules.payout
    columns = payout.batch if payout and payout.batch else _USUAL_COLUMNS
    found = transfers(lines)
    held = {one.payee: prizing.account(one.payee) for one in found}
    ready = [
        one for one in found if complete(held[one.payee], payout) and held[one.payee].state != PAID
    ]
    others = [one for one in found if one not in ready]
    purpose = f"{desk.regulation.short}奖金"
    return Payments(
        tuple(_pay_row(line, held[line.payee], rules) for line in lines),
        tuple(column.title for column in columns),
        tuple(
            tuple(_cell(column, n, one, held[one.payee], purpose) for column in columns)
            for n, one in enumerate(ready, 1)
        ),
        next((n for n, column in enumerate(columns) if column.what == "amount"), 0),
        tuple((one.taker, one.net, _why_not(held[one.payee], payout)) for one in others),
        tuple(_receipts(prizing)),
        _about(rules),
        tuple(_kind_rows(prizing)),
    )


def _why_not(account: Account, payout: Payout | None) -> str:
    """Why somebody is not among the transfers to be made."""
    if account.state == BOUNCED:
        return f"退票（账号 {account.account or '没有填'}）：改正账户后清空“发放”"
    if account.state == PAID:
        return PAID
    return "缺" + "、".join(lacks(account, payout) or ("账户",))


def _about(rules: Prizes) -> str:
    """How the amounts came about, in one line below the title."""
    tax = rules.tax or USUAL
    if tax.exempt:
        return "免征个人所得税"
    if tax.stated == "after_tax":
        return f"规程写的是税后金额：税前 = 税后 ÷ {(100 - tax.rate) / 100:g}；偶然所得 {tax.rate}%"
    return f"规程写的是税前金额；偶然所得全额 {tax.rate}%，由主办方代扣代缴，四舍五入到分"


def _pay_row(line: PayLine, account: Account, rules: Prizes) -> PayRow:
    award, tax = line.line.award, rules.tax or USUAL
    which = f"第 {award.place} 名" if award.kind == "place" else "追加奖金"
    said = which if award.list == award.section else f"{award.list}{which}"
    return PayRow(
        line.line.name, line.person.id_kind, line.person.id_number, award.section, said,
        line.line.gross, line.line.tax, line.line.net, line.taker, account.branch, account.holder,
        account.account, account.phone or line.person.phone,
        "免税" if tax.exempt else f"{tax.rate}%",
    )  # fmt: skip


def _kind_rows(prizing: Prizing) -> list[PayRow]:
    """Things at their value, for the declaration alone."""
    rules = prizing.regulation.prizes
    rate = f"{rules.tax.rate}%" if rules.tax else ""
    found = []
    for line in kind_lines(prizing.awarded.public, rules):
        person = prizing.people.get(line.payer) or Person(line.payer, line.name)
        found.append(
            PayRow(
                line.name, person.id_kind, person.id_number, line.award.section,
                f"实物：{line.award.list}第 {line.award.place} 名", line.gross, line.tax, line.net,
                line.name, "", "", "", person.phone, rate,
            )
        )  # fmt: skip
    return found


def _cell(column: BatchColumn, number: int, one: Transfer, account: Account, purpose: str) -> Value:
    values: dict[str, Value] = {
        "number": number,
        "holder": account.holder,
        "account": account.account,
        "bank": account.branch,
        "branch": account.branch,
        "amount": one.net,
        "purpose": purpose,
        "name": one.taker,
        "phone": account.phone,
        "text": column.text,
    }
    return values.get(column.what, "")


def _receipts(prizing: Prizing) -> list[Receipts]:
    """Awards that are paid against receipts: scholarships of champions."""
    rules = [r for r in prizing.regulation.prizes.awards if r.against_receipts]
    levels = {one.name: one.levels for one in prizing.awarded.lists}
    return [
        Receipts(award.name, award.section, rule.what, Money.yuan(rule.value))
        for award in prizing.awarded.public
        for rule in rules
        if rule.what in award.items
        and (not rule.levels or set(rule.levels) & set(levels.get(award.list, ())))
    ]
