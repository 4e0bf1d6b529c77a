"""5内部/决算.xlsx: what came in, what was spent, what is left, as of the last `book`."""

from toolkit.flows.desk import Desk
from toolkit.flows.entry.affairs import said_rows
from toolkit.flows.money.balance import accounts_of
from toolkit.flows.stamps import stamp
from toolkit.flows.survey import Survey, entries_survey, owed
from toolkit.layouts.affairs import ARBITERS, EXPENSE_KINDS, EXPENSES
from toolkit.ledger.by_kind import OVER, by_kind
from toolkit.ledger.charges import ChargeKind
from toolkit.model.money import ZERO, Money
from toolkit.model.said import Said
from toolkit.prizes.tax import tax_lines
from toolkit.store.folder import INTERNAL
from toolkit.values.amounts import read_amount
from toolkit.values.dates import read_date
from toolkit.workbooks.closing_book import Closing, Income, Spent, closing_book

BOOK = f"{INTERNAL}/决算.xlsx"


def write_closing(desk: Desk) -> None:
    """The workbook as of the last time that `book` was run; before it there is none."""
    seq = desk.state.finish.worked_out.get("closing", 0)
    then = desk.as_of(seq)
    if not seq or not then.state.publications:
        desk.outputs.remove(BOOK)
        return
    data = closing_book(stamp(then), then.regulation.short, _content(then))
    desk.outputs.write(BOOK, data)


def _content(desk: Desk) -> Closing:
    found = entries_survey(desk)
    remark = "还没有读入流水：运行 qisai bank 以后再算"
    if desk.state.accounts.balanced:
        remark = "收款减去已退款，见 5内部/收费总账.xlsx"
    spent = tuple(_spent(said) for said in said_rows(desk, EXPENSES))
    return Closing(_income(desk, found), remark, spent, EXPENSE_KINDS, _pay(spent), _prizes(desk))


def _income(desk: Desk, found: Survey) -> tuple[Income, ...]:
    """What was owed and what was paid, by kind of fee: as 按费用 of 收费总账.xlsx shares it out."""
    paid_by: dict[str, Money] = {}
    if desk.state.accounts.balanced:
        paid_by = {state.unit_id: state.paid for state in accounts_of(desk, found).states}
    due: dict[str, Money] = {}
    paid: dict[str, Money] = {}
    unknown = set()
    for unit in found.roster.units:
        lines = owed(unit, found, desk)
        for line in lines:
            due[line.kind] = due.get(line.kind, ZERO) + line.amount
            if line.pending:
                unknown.add(str(line.kind))
        for kind, amount in by_kind(lines, paid_by.get(unit.id, ZERO)).items():
            paid[kind] = paid.get(kind, ZERO) + amount
    words = dict.fromkeys(unknown, "价格还没有公布，没有算全")
    return tuple(
        Income(kind, due.get(kind, ZERO), paid.get(kind, ZERO), words.get(kind, ""))
        for kind in (*map(str, ChargeKind), OVER)
        if kind in due or kind in paid
    )


def _spent(said: dict[str, str]) -> Spent:
    amount = read_amount(Said(said["amount"])) or ZERO
    read = read_date(Said(said["date"])) if "date" in said else None
    day = f"{read.day}" if read and read.day else ""
    kind = said.get("kind") or EXPENSE_KINDS[-1]
    texts = {key: said.get(key, "") for key in ("item", "payee", "voucher", "note")}
    return Spent(kind=kind, amount=amount, date=day, **texts)


def _pay(spent: tuple[Spent, ...]) -> tuple[tuple[str, str, Money], ...]:
    """What each arbiter gets in a month; without a date all counts as one payment."""
    found: dict[tuple[str, str], Money] = {}
    for one in spent:
        if one.kind == ARBITERS:
            key = one.payee or one.item, one.date[:7]
            found[key] = found.get(key, ZERO) + one.amount
    return tuple((name, month, amount) for (name, month), amount in found.items())


def _prizes(desk: Desk) -> tuple[tuple[str, Money, Money, Money], ...]:
    """Gross, tax and net of the published prizes by section."""
    versions = desk.state.finish.prizes
    awards = [one for one in versions[-1].fact.awards if not one.waits] if versions else []
    sums: dict[str, tuple[Money, Money, Money]] = {}
    for line in tax_lines(awards, desk.regulation.prizes.tax, {}):
        old = sums.get(line.award.section, (ZERO, ZERO, ZERO))
        sums[line.award.section] = (old[0] + line.gross, old[1] + line.tax, old[2] + line.net)
    return tuple((section or "团体和其他", *amounts) for section, amounts in sums.items())
