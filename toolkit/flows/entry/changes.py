"""`qisai changes`: every change of the entry with its fee, its approval and what comes of it."""

from collections.abc import Sequence

from toolkit.entries.changes import Change, ChangeKind
from toolkit.entries.roster import Unit
from toolkit.flows.desk import Desk
from toolkit.flows.entry.requests import BOOK, read_requests, write_requests
from toolkit.flows.money.full_survey import survey
from toolkit.flows.money.refunds import REFUNDS, write_refunds
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.stamps import stamp
from toolkit.flows.survey import Survey, owed
from toolkit.flows.words import VERDICTS
from toolkit.ledger.charges import Charge, ChargeKind
from toolkit.model.finish_facts import WorkedOut
from toolkit.model.money import ZERO, Money
from toolkit.store.folder import INTERNAL
from toolkit.workbooks.change_log import ChangeRow, change_log

LOG = f"{INTERNAL}/变更记录.xlsx"


def changes(desk: Desk) -> Outcome | Failure:
    """Reads what was typed, works out what changed and writes the log and the refunds."""
    if not desk.state.arrivals and not desk.state.signed:
        return Failure("还没有报名。", "请先运行 qisai ingest。")
    typed = read_requests(desk)
    desk.note([*typed.facts, WorkedOut("changes")])
    found = survey(desk)
    write_requests(desk, typed)
    write_change_log(desk)
    back = write_refunds(desk)
    rows = change_rows(desk, found)
    held = [row for row in rows if row.counts]
    waiting = sum(row.state == "待裁定" for row in rows)
    fees = sum((row.fee for row in held), ZERO)
    kept = sum((row.kept_fee + row.kept_board for row in rows), ZERO)
    lines = [
        *typed.lines(BOOK),
        f"变动 {len(rows)} 项：算数的 {len(held)} 项，待裁定 {waiting} 项。",
        f"  应缴手续费 {fees.brief()} 元，退赛扣留 {kept.brief()} 元。",
        f"  变更记录：{LOG}",
        *([f"  应退 {len(back)} 笔：{REFUNDS}"] if back else []),
        f"  退赛申请、减免、其他应收：{BOOK}",
        *desk.outputs.notes(),
    ]
    step = "变动影响应收和住房：运行 qisai bank，再运行 qisai rooms。"
    if waiting:
        step = f"在 2填写/裁定.xlsx 里裁定 {waiting} 项（T005），再运行 qisai check。"
    data = {"changes": [_json(row) for row in rows], "fees": str(fees), "kept": str(kept)}
    return Outcome(tuple(lines), step, data)


def write_change_log(desk: Desk) -> None:
    """变更记录 as of the last command that looked at changes; none before there can be any."""
    seq = max(desk.state.checked, desk.state.finish.worked_out.get("changes", 0))
    rule = desk.regulation.changes
    then = desk.as_of(seq) if seq else desk
    by_form = rule is not None and rule.after == "first_form"
    if not seq or rule is None or not (then.state.publications or by_form):
        desk.outputs.remove(LOG)
        return
    rows = change_rows(then, survey(then))
    since = "报名后" if by_form else "公示后"
    desk.outputs.write(LOG, change_log(stamp(then), desk.regulation.short, rows, since))


def change_rows(desk: Desk, found: Survey) -> list[ChangeRow]:
    """Every change of every unit, with what comes of it."""
    return [
        row
        for unit in found.roster.units
        if found.changes.get(unit.id)
        for row in _of_unit(unit, found, owed(unit, found, desk))
    ]


def _of_unit(unit: Unit, found: Survey, lines: Sequence[Charge]) -> list[ChangeRow]:
    held = {change.key: change for change in found.approved(unit.id)}
    gone = [c for c in held.values() if c.kind is ChangeKind.WITHDRAWAL]
    fees = _shared(lines, ChargeKind.KEPT_FEE, len(gone))
    days = [line for line in lines if line.kind is ChargeKind.KEPT_BOARD]
    board = _shared(days, ChargeKind.KEPT_BOARD, len(gone))
    reasons = {
        j.finding.key: j.decision.reason
        for j in found.of_unit(unit.id)
        if j.finding.code == "T005" and j.decision
    }
    rows = []
    for change in found.changes[unit.id]:
        key = f"{unit.id}/{change.key}"
        place = next((n for n, one in enumerate(gone) if one.key == change.key), None)
        rows.append(
            ChangeRow(
                unit.name, change.kind.value, change.out, change.into,
                change.detail or change.section,
                f"{change.at:%Y-%m-%d %H:%M}" if change.at else "",
                held.get(change.key, change).fee, change.clause,
                _state(found.verdicts.get(key)), reasons.get(key, ""),
                change.key in held, _asked(change),
                fees[place] if place is not None else ZERO,
                board[place] if place is not None else ZERO,
                _effect(change, change.key in held, days),
            )
        )  # fmt: skip
    return rows


def _shared(lines: Sequence[Charge], kind: ChargeKind, people: int) -> list[Money]:
    """The sum of such lines parted among so many, so that the parts add up to the fen."""
    if not people:
        return []
    whole = sum((line.amount for line in lines if line.kind is kind), ZERO).fen
    part, rest = divmod(whole, people)
    return [Money(part + (n < rest)) for n in range(people)]


def _state(verdict: str | None) -> str:
    if verdict is None:
        return "不需批准"
    return VERDICTS.get(verdict, "待裁定")


def _asked(change: Change) -> str:
    if change.asked is None:
        return "新报名表"
    return "书面申请" if change.asked.written else "没有书面"


def _effect(change: Change, holds: bool, days: Sequence[Charge]) -> str:
    """What happens to the bed."""
    if change.kind is ChangeKind.CORRECTION or change.kind is ChangeKind.SECTION:
        return "不变"
    if not holds:
        return "批准以前不变"
    if change.kind is ChangeKind.WITHDRAWAL:
        beds = "、".join(f"{v.label.partition(' ')[0]} 退 {v.count} 床" for v in days)
        return beds or "床位没有退"
    return "用原来的床位" if change.kind is ChangeKind.SUBSTITUTION else "见订房计划"


def _json(row: ChangeRow) -> dict[str, object]:
    return {
        "unit": row.unit, "kind": row.kind, "out": row.out or None, "into": row.into or None,
        "detail": row.detail, "received": row.arrived or None, "asked": row.asked,
        "fee": str(row.fee), "kept_fee": str(row.kept_fee), "kept_board": str(row.kept_board),
        "clause": row.clause, "state": row.state, "counts": row.counts,
    }  # fmt: skip
