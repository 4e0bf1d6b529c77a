"""`qisai bank`: statements into the event, whose transfer each is, who has paid."""

from collections import Counter
from collections.abc import Iterable, Sequence
from copy import copy
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from toolkit.flows.balance import balance, ids_by_name
from toolkit.flows.by_hand import ByHand
from toolkit.flows.desk import Desk
from toolkit.flows.invoices import write_invoices
from toolkit.flows.money_sheets import LEDGER, write_money
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.receipts import BOOK, NOTHING_TYPED, Typed, read_typed
from toolkit.flows.reconcile import Reconciled, as_json
from toolkit.flows.refunds import write_refunds
from toolkit.flows.statement import summary
from toolkit.layouts.money import BY_HAND
from toolkit.ledger.reconcile.outcome import Decision, Status
from toolkit.ledger.reconcile.units import UNIT_STATUS_NAMES
from toolkit.ledger.reconcile.weights import RULES
from toolkit.model.bank import Statement
from toolkit.model.facts import AnyFact
from toolkit.model.finish_facts import RowTyped
from toolkit.model.money_facts import (
    Balanced,
    Booked,
    MoneyCleared,
    MoneyDecided,
    Share,
    StatementImported,
    Unreadable,
)
from toolkit.sources.banks.read import read_statements
from toolkit.store.archive import digest
from toolkit.store.folder import ARRIVALS

STATEMENTS = f"{ARRIVALS}/流水"


def bank(desk: Desk, files: Sequence[Path] = (), password: str | None = None) -> Outcome | Failure:
    """Reads what was decided, imports the statements, matches, writes both workbooks."""
    if desk.regulation.fees_pending:
        return Failure(
            "规程里的费用还没有公布，应收是未知的，不能对账。", "请先把补充通知写进规程。"
        )
    typed = unread(desk)
    read = [found for path in files or _waiting(desk) for found in _read(path, password)]
    by_hand = bool(ByHand(desk).statement.rows)
    by_hand |= any(isinstance(fact, RowTyped) and fact.table == BY_HAND for fact in typed.facts)
    if not read and not desk.state.accounts.statements and not by_hand:
        return Failure("没有流水。", f"请写出流水文件，或把它们放进 {STATEMENTS}。")
    known = {(fact.sha256, fact.name) for fact in desk.state.accounts.statements}
    new = [fact for fact, _ in read if fact and (fact.sha256, fact.name) not in known]
    for path in files or _waiting(desk):
        if path.is_file():
            desk.keep(path.read_bytes())
    desk.note([*typed.facts, *new, Balanced(RULES, _newly_booked(desk, [*typed.facts, *new]))])
    result = write_money(desk, typed)
    write_refunds(desk)
    write_invoices(desk)
    lines = summary([statement for _, statement in read])
    if typed.facts:
        lines.append(f"读入收款核对 {len(typed.facts)} 项。")
    lines += [
        f"  收款核对.xlsx {p.where or ''}：{p.detail['cause']}（N009）" for p in typed.problems
    ]
    lines += [*_lines(result), *desk.outputs.notes()]
    return Outcome(tuple(lines), _next_step(result), _json(result, len(new)))


def _waiting(desk: Desk) -> list[Path]:
    """The files of 1来件/流水, in order of their names."""
    folder = desk.event / STATEMENTS
    return sorted(p for p in folder.rglob("*") if p.is_file()) if folder.exists() else []


def _read(path: Path, password: str | None) -> list[tuple[StatementImported | None, Statement]]:
    """The statements of one file, each with its fact; without rows there is none."""
    try:
        sha256 = digest(path.read_bytes())
    except OSError:
        sha256 = ""
    found = []
    for statement in read_statements(str(path), password):
        name = path.name + statement.file.removeprefix(str(path))
        rows = tuple(replace(row, file=name) for row in statement.rows)
        unread = tuple(
            Unreadable(f.evidence["row"], f.evidence["text"])
            for f in statement.findings
            if f.code == "M007"
        )
        fact = StatementImported(sha256, name, statement.bank, rows, unread)
        found.append((fact if rows or unread else None, statement))
    return found


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
        if isinstance(fact, StatementImported | MoneyDecided | MoneyCleared):
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


def _json(result: Reconciled, new: int) -> dict[str, Any]:
    return {**as_json(result), "imported": new}


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


def _next_step(result: Reconciled) -> str:
    waiting = sum(decision.status is Status.REVIEW for decision in result.decisions)
    if waiting:
        return f"在 {BOOK} 的“待确认”里决定 {waiting} 笔，再运行 qisai bank。"
    return f"看 {LEDGER} 的“单位对账”和“总账核对”。"
