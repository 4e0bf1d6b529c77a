"""The workbooks of the accounts: 2填写/收款核对.xlsx to decide in, 5内部/收费总账.xlsx to keep."""

from toolkit.flows.desk import Desk
from toolkit.flows.money.balance import accounts_of, ids_by_name
from toolkit.flows.money.by_hand import ByHand
from toolkit.flows.money.fee_kinds import fee_parts
from toolkit.flows.money.receipts import BOOK, NOTHING_TYPED, Typed
from toolkit.flows.money.reconcile import Reconciled
from toolkit.flows.money.reconcile_content import content
from toolkit.flows.money.statement_columns import column_rows, unknown_in
from toolkit.flows.stamps import stamp
from toolkit.flows.survey import entries_survey
from toolkit.flows.typed_rows import rows_of
from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.money import BLANK_ROWS, BY_HAND, OTHER, SPLITS
from toolkit.ledger.reconcile.outcome import Decision, Proposal, Status
from toolkit.model.money import ZERO, Money
from toolkit.model.money_facts import MoneyDecided
from toolkit.model.said import Said
from toolkit.store.folder import INTERNAL
from toolkit.values.amounts import read_amount
from toolkit.workbooks.ledger_book import ledger_book
from toolkit.workbooks.receipts import Typing, receipts_book
from toolkit.workbooks.reconcile_book import ReconcileBook, TransferLine

LEDGER = f"{INTERNAL}/收费总账.xlsx"


def write_money(desk: Desk, typed: Typed = NOTHING_TYPED) -> Reconciled:
    """Both workbooks as of the last time the accounts were made up."""
    then = desk.as_of(desk.state.accounts.balanced)
    found = entries_survey(then)
    result = accounts_of(then, found)
    shown = content(result, decision_log(then))
    parts = fee_parts(then, found, shown)
    desk.outputs.write(LEDGER, ledger_book(stamp(then), shown, parts))
    units = tuple(ids_by_name(result.dues))
    typing = _typing(then, result, shown, typed)
    data = receipts_book(stamp(then), desk.regulation.short, typing, units, shown)
    desk.outputs.write(BOOK, data, filled_in=True, aside=typed.broken)
    return result


def decision_log(desk: Desk) -> tuple[tuple[str, str], ...]:
    """What people decided, who, and by which version of the rules they had been advised."""
    lines = []
    for fact in desk.state.accounts.decided.values():
        parts = "；".join(f"{part.unit} {Money(part.fen)}" for part in fact.parts)
        who = f"，{fact.by}" if fact.by else ""
        note = f"，备注：{fact.note}" if fact.note else ""
        rules = f"（规则 {fact.rules}）" if fact.rules else ""
        lines.append(("人工决定", f"{fact.txn}：{fact.choice} {parts}{note}{who}{rules}"))
    return tuple(lines)


def _typing(desk: Desk, result: Reconciled, shown: ReconcileBook, typed: Typed) -> Typing:
    names = {unit.unit_id: unit.name for unit in result.dues.units}
    by_hand = ByHand(desk).named
    waiting: list[FillRow] = []
    booked: list[FillRow] = []
    for decision, line in zip(result.decisions, shown.transfers, strict=True):
        decided = desk.state.accounts.decided.get(decision.txn_id)
        if decision.txn_id in by_hand and decision.status is Status.AUTO and not decided:
            continue  # it is mended where it was typed
        texts = _texts(decision, line, names, decided) | typed.kept.get(line.txn_id, {})
        automatic = decision.status is Status.AUTO and decided is None
        (booked if automatic else waiting).append(FillRow(decision.txn_id, texts))
    parts = rows_of(desk, SPLITS, typed.rows, BLANK_ROWS)
    amounts = {line.txn_id: line.amount for line in shown.transfers}
    rests = [_rest(row, parts, amounts) for row in parts]
    money = rows_of(desk, BY_HAND, typed.rows, BLANK_ROWS)
    return Typing(waiting, booked, parts, money, rests, _columns(desk, typed))


def _columns(desk: Desk, typed: Typed) -> list[FillRow]:
    """The columns of statements that people must explain, with what they said."""
    accounts = desk.state.accounts
    return [
        FillRow(row.id, row.texts | typed.kept.get(row.id, {}))
        for row in column_rows(unknown_in(accounts), accounts.columns)
    ]


def _rest(row: FillRow, parts: list[FillRow], amounts: dict[str, Money]) -> Money | None:
    """What the formula 还剩 of a row shows."""
    txn = row.texts.get("txn", "")
    if txn not in amounts:
        return None
    said = [
        read_amount(Said(p.texts.get("amount", ""))) for p in parts if p.texts.get("txn") == txn
    ]
    return max(amounts[txn], -amounts[txn]) - sum((one for one in said if one), ZERO)


def _texts(
    decision: Decision, line: TransferLine, names: dict[str, str], decided: MoneyDecided | None
) -> dict[str, str]:
    said = [_words(proposal, names) for proposal in decision.proposals]
    first, second, third = (*said, "", "", "")[:3]
    reasons = "；".join(decision.proposals[0].reasons) if decision.proposals else ""
    texts = {
        "txn": line.txn_id, "moment": line.moment, "amount": str(line.amount),
        "payer": line.payer, "text": line.text, "side": line.side,
        "first": first, "second": second, "third": third, "reasons": reasons,
    }  # fmt: skip
    if decided:
        texts |= {
            "choice": decided.choice, "unit": decided.unit, "note": decided.note, "by": decided.by,
        }  # fmt: skip
    return texts


def _words(proposal: Proposal, names: dict[str, str]) -> str:
    if not proposal.allocations:
        return OTHER
    return "；".join(f"{names[part.unit_id]} {part.amount}" for part in proposal.allocations)
