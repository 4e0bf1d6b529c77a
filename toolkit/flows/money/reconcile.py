"""`qisai reconcile`: an accountant's dues against bank statements, without an event."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from toolkit.flows.money.statement import read_all, summary
from toolkit.flows.money.statement_columns import ColumnsFile
from toolkit.flows.outcome import Failure, Outcome
from toolkit.ledger.reconcile.decide import reconcile
from toolkit.ledger.reconcile.outcome import Decision, Proposal, Status
from toolkit.ledger.reconcile.units import (
    UNIT_STATUS_NAMES,
    UnitState,
    UnitStatus,
    is_late,
    unit_states,
)
from toolkit.ledger.reconcile.weights import RULES, Fit
from toolkit.ledger.rooms import Claim, Roomed, room_order
from toolkit.model.bank import Direction, Dues, DueUnit, Statement
from toolkit.model.finding import Finding
from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.sources.banks.receivables import read_receivables

Json = dict[str, object]


class Reconciled(Record, frozen=True):
    """Everything one run found; what the JSON and the workbook are written from."""

    dues: Dues
    statements: tuple[Statement, ...]
    decisions: tuple[Decision, ...]
    states: tuple[UnitState, ...]
    rooms: tuple[Roomed, ...]
    findings: tuple[Finding, ...]
    deadline: datetime | None = None


def reconcile_files(
    receivables: str,
    statements: Sequence[str],
    deadline: datetime | None = None,
    password: str | None = None,
    output: Path | None = None,
    mapping: Path | None = None,
) -> Outcome | Failure:
    """The command: matches, unit states and rooms; writes the workbook where `output` says."""
    if not Path(receivables).is_file():
        return Failure(f"没有这个应收表：{receivables}", "请检查文件名和所在的文件夹")
    columns = ColumnsFile(mapping)
    result = run(receivables, statements, deadline, password, columns)
    if isinstance(result, list):
        return _unread(result, columns)
    lines = [*summary(result.statements), *columns.lines(), *_lines(result)]
    step = "用 -o 对账.xlsx 写出工作簿，在“待确认”的黄格里逐笔决定"
    if output is not None:
        from toolkit.flows.money.reconcile_content import content
        from toolkit.store.files import write_atomic
        from toolkit.workbooks.reconcile_book import reconcile_book

        written = write_atomic(output, reconcile_book(content(result)))
        taken = f"（{written.instead_of} 正开着）" if written.instead_of else ""
        lines.append(f"已写出 {written.path}{taken}")
        step = f"打开 {written.path}，在“待确认”的黄格里逐笔决定"
    return Outcome(tuple(lines), step, as_json(result))


def _unread(found: Sequence[Finding], columns: ColumnsFile) -> Failure:
    """Why there is nothing to match, and what to do about it."""
    message = "；".join(dict.fromkeys(finding.message for finding in found))
    step = "请检查应收表和流水文件，再运行同一条命令"
    if columns.written:
        step = f"已写出 {columns.written}：选好每一列是什么，再运行同一条命令"
    return Failure(message or "没有流水文件", step)


def _lines(result: Reconciled) -> list[str]:
    """The result in a few sentences."""
    sums = totals(result)
    counts = sums["counts"]
    assert isinstance(counts, dict)
    states = Counter(state.status for state in result.states)
    named = "，".join(f"{UNIT_STATUS_NAMES[status]} {count}" for status, count in states.items())
    lines = [
        f"收入 {sums['credits']} 元：自动入账 {sums['auto']}，建议 {sums['proposed']}，"
        f"待认领 {sums['open']}，非报名款 {sums['non_entry']}，内部转账 {sums['internal']}",
        f"自动 {counts['AUTO']} 笔，待确认 {counts['REVIEW']} 笔",
        f"{len(result.states)} 个单位（暂按建议1计）：{named}",
    ]
    if unsure := sum(state.unsure for state in result.states):
        lines.append(f"M008 有 {unsure} 个单位在截止当天缴清，但流水没有时刻，需人工判断是否逾期")
    return lines


def run(
    receivables: str,
    statements: Sequence[str],
    deadline: datetime | None = None,
    password: str | None = None,
    columns: ColumnsFile | None = None,
) -> Reconciled | list[Finding]:
    """Read, match and place; only findings when the dues can't be read or no statement could."""
    try:
        data = Path(receivables).read_bytes()
    except OSError:
        data = b""
    read = read_receivables(receivables, data)
    columns = columns or ColumnsFile()
    found = read_all(statements, password, columns.meanings)
    columns.write(found)
    findings = [*read.findings, *(item for statement in found for item in statement.findings)]
    if read.dues is None or not any(statement.bank for statement in found):
        return findings
    decisions = reconcile(read.dues, found)
    states = unit_states(read.dues, decisions, deadline)
    rooms = room_order(claims(read.dues, decisions, states, deadline), read.dues.hotels)
    return Reconciled(
        read.dues, tuple(found), tuple(decisions), tuple(states), tuple(rooms),
        tuple(findings), deadline,
    )  # fmt: skip


def claims(
    dues: Dues,
    decisions: Sequence[Decision],
    states: Sequence[UnitState],
    deadline: datetime | None = None,
) -> list[Claim]:
    """Completing payments in order of arrival, with the undecided ones keeping their place."""
    units = {unit.unit_id: unit for unit in dues.units}
    order = {unit.unit_id: number for number, unit in enumerate(dues.units)}
    found = [
        (state.place, order[state.unit_id], Claim(units[state.unit_id]))
        for state in states
        if _in_time(state, units[state.unit_id])
    ]
    found += [
        (place, order[unit.unit_id], Claim(unit, open=True))
        for place, unit in _held(dues, decisions, states, deadline)
    ]
    return [claim for _, _, claim in sorted(found, key=lambda item: item[:2])]


def _held(
    dues: Dues, decisions: Sequence[Decision], states: Sequence[UnitState],
    deadline: datetime | None,
) -> list[tuple[int, DueUnit]]:  # fmt: skip
    """Places in the row that undecided transfers keep, each for a unit of its own.

    Such a transfer pays exactly what one unit owes. If its likeliest unit is settled by another
    one, it is somebody else's, and still stands before all that came after it.
    """
    units = {unit.unit_id: unit for unit in dues.units}
    free: dict[str, int] = {
        state.unit_id: (state.due - units[state.unit_id].later - state.paid).fen
        for state in states
        if state.completed is None and state.status is not UnitStatus.WITHDRAWN
    }
    held = []
    for place, decision in enumerate(decisions):
        first = decision.proposals[0] if decision.proposals else None
        if decision.booked or decision.row.direction is not Direction.IN or first is None:
            continue
        if first.fit not in (Fit.EXACT, Fit.OVER) or len(first.allocations) != 1:
            continue
        if deadline and is_late(decision.row, deadline):
            continue
        proposed = [part.unit_id for p in decision.proposals for part in p.allocations]
        amount = decision.row.amount.fen
        fitting = [unit for unit, rest in free.items() if rest == amount]
        likely = [unit for unit in proposed if unit in free]
        if first.fit is Fit.OVER:
            fitting, likely = [], likely[:1]
        unit_id = next(iter([*likely, *fitting]), None)
        if unit_id:
            del free[unit_id]
            held.append((place, units[unit_id]))
    return held


def _in_time(state: UnitState, unit: DueUnit) -> bool:
    """Completed before the deadline and not paid back since; what came up later does not count."""
    if state.completed is None or state.status in (UnitStatus.LATE, UnitStatus.WITHDRAWN):
        return False
    return state.paid >= unit.due - unit.later


def as_json(result: Reconciled) -> Json:
    """The document of the contract (commands.md)."""
    rooms = {room.unit_id: room for room in result.rooms}
    return {
        "transfers": [_transfer(decision) for decision in result.decisions],
        "units": [_unit(state, rooms.get(state.unit_id)) for state in result.states],
        "totals": totals(result),
    }


def _transfer(decision: Decision) -> Json:
    return {
        "txn_id": decision.txn_id,
        "status": decision.status,
        "candidates": [
            _candidate(rank, proposal) for rank, proposal in enumerate(decision.proposals, 1)
        ],
    }


def _candidate(rank: int, proposal: Proposal) -> Json:
    return {
        "rank": rank,
        "allocations": [
            {"unit_id": part.unit_id, "amount": str(part.amount)} for part in proposal.allocations
        ],
        "score": proposal.score,
        "reasons": list(proposal.reasons),
    }


def _unit(state: UnitState, room: Roomed | None) -> Json:
    return {
        "unit_id": state.unit_id,
        "due": str(state.due),
        "paid": str(state.paid),
        "status": state.status,
        "completed_at": state.completed.moment if state.completed else None,
        "room_order": room.order if room else None,
        "hotel": room.hotel if room else None,
    }


def totals(result: Reconciled) -> Json:
    """Sums in yuan that account for every credit: booked, proposed, open, not entry payments."""
    sums = dict.fromkeys(("auto", "proposed", "open", "non_entry", "internal"), ZERO)
    into = debits = refunds = ZERO
    for decision in result.decisions:
        amount = decision.row.signed
        if amount < ZERO:
            debits -= amount
            refunds -= sum((part.amount for part in decision.booked), ZERO)
        elif amount > ZERO:
            into += amount
            sums[side(decision)] += amount
    counts = {str(status): 0 for status in Status}
    for decision in result.decisions:
        counts[decision.status] += 1
    money: dict[str, Money] = {"credits": into, "debits": debits, "refunds": refunds, **sums}
    return {
        **{name: str(value) for name, value in money.items()},
        "due": str(sum((state.due for state in result.states), ZERO)),
        "paid": str(sum((state.paid for state in result.states), ZERO)),
        "counts": counts,
        "rules": RULES,
    }


def side(decision: Decision) -> str:
    """Where a credit is accounted for; every credit is in exactly one of these."""
    if decision.internal:
        return "internal"
    if decision.booked:
        return "auto" if decision.status is Status.AUTO else "proposed"
    if decision.proposals and not decision.proposals[0].allocations:
        return "non_entry"
    return "open"
