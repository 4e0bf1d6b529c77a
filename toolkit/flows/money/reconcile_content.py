"""What the workbook of `qisai reconcile` shows, from what was reconciled."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import PurePath

from toolkit.flows.money.reconcile import Reconciled, side
from toolkit.ledger.reconcile.outcome import Decision, Proposal, Status
from toolkit.ledger.reconcile.units import UNIT_STATUS_NAMES
from toolkit.ledger.reconcile.weights import RULES
from toolkit.model.bank import BankRow, Direction, RowState, Statement
from toolkit.model.money import ZERO
from toolkit.workbooks.reconcile_book import (
    AUTO,
    PROPOSED,
    Balance,
    BookedLine,
    OpenLine,
    ReconcileBook,
    TransferLine,
    UnitLine,
)

SIDE_NAMES = {
    "auto": AUTO, "proposed": PROPOSED, "open": "待认领", "non_entry": "非报名款",
    "internal": "内部转账",
}  # fmt: skip
_SURE, _LIKELY = 0.9, 0.5


def content(result: Reconciled, log: Sequence[tuple[str, str]] = ()) -> ReconcileBook:
    """The rows of every sheet; `log` is added to its lines."""
    names = {unit.unit_id: unit.name for unit in result.dues.units}
    lines = [transfer_line(decision) for decision in result.decisions]
    pairs = list(zip(result.decisions, lines, strict=True))
    return ReconcileBook(
        transfers=tuple(lines),
        waiting=tuple(
            _open(decision, line, names)
            for decision, line in pairs
            if decision.status is Status.REVIEW
        ),
        booked=tuple(made for decision, line in pairs for made in _booked(decision, line, names)),
        units=_units(result, names),
        balances=tuple(filter(None, map(balance, result.statements))),
        log=(*_log(result), *log),
        as_of=_as_of(result),
    )


def transfer_line(decision: Decision) -> TransferLine:
    """One row of 流水."""
    row = decision.row
    words = dict.fromkeys(filter(None, (row.summary, row.remark, row.extra)))
    return TransferLine(
        txn_id=decision.txn_id,
        moment=row.moment.removesuffix("+08:00").replace("T", " "),
        amount=row.signed,
        payer=row.payer or "",
        account=row.account or "",
        text=" ".join(words),
        side=_side_name(decision),
        place=f"{short_name(row.file)} 第 {row.row} 行",
    )


def short_name(file: str) -> str:
    """The file's own name; in an archive its name inside."""
    return PurePath(file.rsplit(">", 1)[-1].replace("\\", "/")).name


def _side_name(decision: Decision) -> str:
    row = decision.row
    if row.state is RowState.CLOSED or row.direction is Direction.NEUTRAL:
        return "不计收支"
    if row.direction is Direction.OUT:
        return "退款" if decision.booked else "支出"
    return SIDE_NAMES[side(decision)]


def _proposal(proposal: Proposal, names: dict[str, str]) -> str:
    if not proposal.allocations:
        return "非报名款"
    return "\n".join(
        f"{part.unit_id} {names[part.unit_id]} {part.amount}" for part in proposal.allocations
    )


def _open(decision: Decision, line: TransferLine, names: dict[str, str]) -> OpenLine:
    best = decision.proposals[0]
    grade = "A" if best.score >= _SURE else "B" if best.score >= _LIKELY else "C"
    if best.allocations and best.identity <= 0:
        grade = "C"
    said = tuple(_proposal(proposal, names) for proposal in decision.proposals)
    return OpenLine(line, grade, said, best.reasons)


def _booked(decision: Decision, line: TransferLine, names: dict[str, str]) -> list[BookedLine]:
    nature = AUTO if decision.status is Status.AUTO else PROPOSED
    return [
        BookedLine(
            line, part.unit_id, names[part.unit_id], part.amount, nature,
            "；".join(decision.proposals[0].reasons),
        )
        for part in decision.booked
    ]  # fmt: skip


def _units(result: Reconciled, names: dict[str, str]) -> tuple[UnitLine, ...]:
    rooms = {room.unit_id: room for room in result.rooms}
    lines = []
    for state in result.states:
        room = rooms.get(state.unit_id)
        done = state.completed.moment if state.completed else ""
        reason = room.reason if room else ""
        if state.unsure:
            reason = f"M008 流水没有时刻，是否赶在截止前需人工判断；{reason}"
        lines.append(
            UnitLine(
                state.unit_id, names[state.unit_id], state.due, state.confirmed, state.paid,
                UNIT_STATUS_NAMES[state.status], done.removesuffix("+08:00").replace("T", " "),
                room.order if room else None, room.hotel if room else "", reason,
            )
        )  # fmt: skip
    return tuple(lines)


def balance(statement: Statement) -> Balance | None:
    """Opening, sums and closing of a statement that prints a balance in every row."""
    rows: Sequence[BankRow] = statement.rows
    if not rows or any(row.balance is None for row in rows):
        return None
    if rows[0].moment > rows[-1].moment:
        rows = rows[::-1]
    into = sum((row.signed for row in rows if row.signed > ZERO), ZERO)
    out = -sum((row.signed for row in rows if row.signed < ZERO), ZERO)
    opening = (rows[0].balance or ZERO) - rows[0].signed
    return Balance(short_name(statement.file), opening, into, out, rows[-1].balance or ZERO)


def _log(result: Reconciled) -> tuple[tuple[str, str], ...]:
    lines = [("规则版本", RULES)]
    lines += [("截止时间", result.deadline.isoformat())] if result.deadline else []
    for statement in result.statements:
        lines.append(
            ("流水", f"{short_name(statement.file)}：{statement.bank}，{len(statement.rows)} 笔")
        )
        lines += [
            ("自核", f"{short_name(statement.file)}：{check.name} {'相符' if check.ok else '不符'}")
            for check in statement.checks
        ]
    lines += [("问题", f"{finding.code} {finding.message}") for finding in result.findings]
    return tuple(lines)


def _as_of(result: Reconciled) -> datetime:
    """The day of the last transfer: the workbook shows the accounts as of then."""
    days = [decision.row.date for decision in result.decisions]
    last = max(days) if days else datetime(2000, 1, 1).date()
    return datetime(last.year, last.month, last.day)
