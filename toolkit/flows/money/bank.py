"""`qisai bank`: statements into the event, whose transfer each is, who has paid."""

from collections import Counter
from collections.abc import Iterable, Sequence
from copy import copy
from pathlib import Path

from msgspec.structs import replace

from toolkit.flows.desk import Desk
from toolkit.flows.money.balance import balance, ids_by_name
from toolkit.flows.money.by_hand import ByHand
from toolkit.flows.money.imports import STATEMENTS, imports
from toolkit.flows.money.invoices import write_invoices
from toolkit.flows.money.money_letters import write_money_letters
from toolkit.flows.money.money_sheets import LEDGER, write_money
from toolkit.flows.money.receipts import BOOK, NOTHING_TYPED, Typed, read_typed
from toolkit.flows.money.reconcile import Reconciled, as_json
from toolkit.flows.money.refunds import write_refunds
from toolkit.flows.money.statement import summary
from toolkit.flows.outcome import Failure, Outcome
from toolkit.layouts.money import BY_HAND
from toolkit.ledger.reconcile.outcome import Decision, Status
from toolkit.ledger.reconcile.units import UNIT_STATUS_NAMES
from toolkit.ledger.reconcile.weights import RULES
from toolkit.model.accounts import AccountFact, file_of
from toolkit.model.facts import AnyFact
from toolkit.model.finish_facts import RowTyped
from toolkit.model.money_facts import (
    Balanced,
    Booked,
    Share,
    StatementImported,
)


def bank(
    desk: Desk, files: Sequence[Path] = (), password: str | None = None, *, letters: bool = False
) -> Outcome | Failure:
    """Reads what was decided, imports the statements, matches, writes both workbooks.

    `letters` = a draft to every unit that paid.
    """
    if desk.regulation.fees_pending:
        return Failure(
            "规程里的费用还没有公布，应收是未知的，不能对账。", "请先把补充通知写进规程。"
        )
    typed = unread(desk)
    read = imports(desk, files, password, typed.facts)
    by_hand = bool(ByHand(desk).statement.rows)
    by_hand |= any(isinstance(fact, RowTyped) and fact.table == BY_HAND for fact in typed.facts)
    accounts = desk.state.accounts
    if not (read.statements or accounts.statements or accounts.unknown or by_hand):
        return Failure("没有流水。", f"请写出流水文件，或把它们放进 {STATEMENTS}。")
    said = [*typed.facts, *read.facts]
    desk.note([*said, Balanced(RULES, _newly_booked(desk, said))])
    result = write_money(desk, typed)
    write_refunds(desk)
    write_invoices(desk)
    lines = summary(read.statements)
    if typed.facts:
        lines.append(f"读入收款核对 {len(typed.facts)} 项。")
    lines += [
        f"  收款核对.xlsx {p.where or ''}：{p.detail['cause']}（N009）" for p in typed.problems
    ]
    lines += _lines(result)
    lines += [*(write_money_letters(desk) if letters else ()), *desk.outputs.notes()]
    imported = sum(isinstance(fact, StatementImported) for fact in read.facts)
    step = _explain(desk) or _next_step(result)
    return Outcome(tuple(lines), step, {**as_json(result), "imported": imported})


def unread(desk: Desk) -> Typed:
    """What people typed since 收款核对.xlsx was written."""
    if not desk.state.accounts.balanced:
        return NOTHING_TYPED
    shown = balance(desk.as_of(desk.state.accounts.balanced))
    return read_typed(desk, shown.decisions, ids_by_name(shown.dues))


def _newly_booked(desk: Desk, facts: Iterable[AnyFact]) -> tuple[Booked, ...]:
    """What these facts let be booked without a person, otherwise than the time before."""
    after = copy(desk)
    accounts, finish = desk.state.accounts, desk.state.finish
    for fact in facts:
        if isinstance(fact, AccountFact):
            accounts = accounts.after(fact, desk.seq)
        elif isinstance(fact, RowTyped):
            finish = finish.after(fact, desk.seq, desk.now)
    after.state = replace(desk.state, accounts=accounts, finish=finish, as_of=desk.now)
    booked = [
        _booked(decision)
        for decision in balance(after).decisions
        if decision.status is Status.AUTO and decision.txn_id not in accounts.decided
    ]
    return tuple(one for one in booked if accounts.booked.get(one.txn) != one)


def _booked(decision: Decision) -> Booked:
    parts = tuple(Share(part.unit_id, part.amount.fen) for part in decision.booked)
    first = decision.proposals[0]
    return Booked(decision.txn_id, parts, first.score, first.reasons)


def _lines(result: Reconciled) -> list[str]:
    counts = Counter(decision.status for decision in result.decisions)
    states = Counter(state.status for state in result.states)
    named = "，".join(f"{UNIT_STATUS_NAMES[status]} {count}" for status, count in states.items())
    sure, waiting = counts[Status.AUTO], counts[Status.REVIEW]
    return [
        f"流水 {len(result.decisions)} 笔：已定 {sure}，待确认 {waiting}。",
        f"{len(result.states)} 个单位：{named}。",
        f"  收款核对：{BOOK}",
        f"  收费总账：{LEDGER}",
    ]


def _explain(desk: Desk) -> str:
    """What to do about files whose columns are not explained enough to be read; "" = nothing."""
    accounts = desk.state.accounts
    read = {file_of(one) for one in accounts.statements}
    names = [one.name for one in accounts.unknown if file_of(one) not in read]
    if not names:
        return ""
    return f"在 {BOOK} 的“流水版式”里选 {'、'.join(names)} 每一列是什么，再运行 qisai bank。"


def _next_step(result: Reconciled) -> str:
    waiting = sum(decision.status is Status.REVIEW for decision in result.decisions)
    if waiting:
        return f"在 {BOOK} 的“待确认”里决定 {waiting} 笔，再运行 qisai bank。"
    return f"看 {LEDGER} 的“单位对账”和“总账核对”。"
