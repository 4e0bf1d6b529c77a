"""`qisai bank`: statements into the event, whose transfer each is, who has paid."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from toolkit.flows.balance import balance
from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.receipts import BOOK, NOTHING_TYPED, Typed, read_typed
from toolkit.flows.reconcile import Reconciled, as_json
from toolkit.flows.reconcile_content import content
from toolkit.flows.refunds import write_refunds
from toolkit.flows.sheets import stamp
from toolkit.flows.statement import summary
from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.money import OTHER
from toolkit.ledger.reconcile.outcome import Decision, Proposal, Status
from toolkit.ledger.reconcile.units import UNIT_STATUS_NAMES
from toolkit.model.bank import Dues, Statement
from toolkit.model.money_facts import Balanced, MoneyDecided, StatementImported
from toolkit.sources.banks.read import read_statements
from toolkit.store.archive import digest
from toolkit.store.folder import ARRIVALS, INTERNAL
from toolkit.workbooks.receipts import receipts_book
from toolkit.workbooks.reconcile_book import TransferLine, reconcile_book

LEDGER = f"{INTERNAL}/收费总账.xlsx"
STATEMENTS = f"{ARRIVALS}/流水"


def bank(desk: Desk, files: Sequence[Path] = (), password: str | None = None) -> Outcome | Failure:
    """Reads what was decided, imports the statements, matches, writes both workbooks."""
    if desk.regulation.fees_pending:
        return Failure(
            "规程里的费用还没有公布，应收是未知的，不能对账。", "请先把补充通知写进规程。"
        )
    typed = unread(desk)
    read = [found for path in files or _waiting(desk) for found in _read(path, password)]
    if not read and not desk.state.accounts.statements:
        return Failure("没有流水。", f"请写出流水文件，或把它们放进 {STATEMENTS}。")
    known = {(fact.sha256, fact.name) for fact in desk.state.accounts.statements}
    new = [fact for fact, _ in read if fact and (fact.sha256, fact.name) not in known]
    for path in files or _waiting(desk):
        if path.is_file():
            desk.keep(path.read_bytes())
    desk.note([*typed.facts, *new, Balanced()])
    result = write_money(desk, typed)
    write_refunds(desk)
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
        fact = StatementImported(sha256, name, statement.bank, rows) if rows else None
        found.append((fact, statement))
    return found


def unread(desk: Desk) -> Typed:
    """What people typed since 收款核对.xlsx was written."""
    if not desk.state.accounts.balanced:
        return NOTHING_TYPED
    shown = balance(desk.as_of(desk.state.accounts.balanced))
    return read_typed(desk, shown.decisions, _by_name(shown.dues))


def _by_name(owing: Dues) -> dict[str, str]:
    """Unit ids by the names that only one unit bears."""
    counts = Counter(unit.name for unit in owing.units)
    return {unit.name: unit.unit_id for unit in owing.units if counts[unit.name] == 1}


def write_money(desk: Desk, typed: Typed = NOTHING_TYPED) -> Reconciled:
    """Both workbooks as of the last time the accounts were made up."""
    desk_then = desk.as_of(desk.state.accounts.balanced)
    result = balance(desk_then)
    shown = content(result)
    name = desk.regulation.short
    desk.outputs.write(LEDGER, reconcile_book(shown, stamp(desk_then)))
    names = {unit.unit_id: unit.name for unit in result.dues.units}
    waiting: list[FillRow] = []
    booked: list[FillRow] = []
    for decision, line in zip(result.decisions, shown.transfers, strict=True):
        decided = desk_then.state.accounts.decided.get(decision.txn_id)
        row = FillRow(
            decision.txn_id,
            _texts(decision, line, names, decided) | typed.kept.get(line.txn_id, {}),
        )
        automatic = decision.status is Status.AUTO and decided is None
        (booked if automatic else waiting).append(row)
    data = receipts_book(stamp(desk_then), name, waiting, booked, tuple(_by_name(result.dues)))
    desk.outputs.write(BOOK, data, filled_in=True, aside=typed.broken)
    return result


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
