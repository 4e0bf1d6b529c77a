"""`qisai checkin`: reads 2填写/报到.xlsx back, writes it anew, and the papers of the desk."""

from collections.abc import Sequence

from toolkit.checks.judged import Judged
from toolkit.entries.roster import Entry, Unit
from toolkit.flows.desk import Desk
from toolkit.flows.entry.affairs import absorb_affairs
from toolkit.flows.entry.meeting import write_meeting
from toolkit.flows.finish.desk_papers import write_desk_papers
from toolkit.flows.money.balance import balance
from toolkit.flows.money.full_survey import survey
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.stamps import stamp
from toolkit.flows.survey import Survey, owed
from toolkit.flows.typed import slip
from toolkit.flows.typed_rows import TypedRows, read_typed_rows, with_typed
from toolkit.layouts.checkin import ABSENT, CAME, LATE, PLAYER_SHEET, UNIT_SHEET, players, units
from toolkit.layouts.fill_in import FilledRow, FillRow, FillTable
from toolkit.model.finish_facts import WorkedOut
from toolkit.model.form import Problem
from toolkit.model.money import ZERO, Money
from toolkit.store.folder import FILL_IN
from toolkit.values.amounts import read_amount
from toolkit.workbooks.checkin_book import checkin_book

BOOK = f"{FILL_IN}/报到.xlsx"


def checkin(desk: Desk) -> Outcome | Failure:
    """Takes what was typed, says who is missing, writes the workbook and the papers."""
    if not desk.state.publications:
        return Failure("还没有公示名单，没有人可以报到。", "请先运行 qisai publish。")
    typed = read_checkin(desk)
    desk.note([*typed.facts, WorkedOut("checkin")])
    write_checkin(desk, typed)
    affairs = absorb_affairs(desk)
    write_meeting(desk)
    found = survey(desk)
    counts = _counts(desk)
    told = [j for j in found.judged if j.finding.code.startswith("C")]
    lines = [
        *typed.lines(BOOK),
        *affairs,
        f"棋手：{'，'.join(f'{word} {count}' for word, count in counts.items())}。",
        *(f"  {_words(one)}" for one in told if one.decision is None),
        f"  登记：{BOOK}",
        *desk.outputs.notes(),
    ]
    data = {
        "counts": counts,
        "findings": [{"code": j.finding.code, "unit": j.finding.unit,
                      "subject": j.finding.subject, "state": j.state,
                      "message": j.finding.message} for j in told],
    }  # fmt: skip
    return Outcome(tuple(lines), _next(counts), data)


def read_checkin(desk: Desk) -> TypedRows:
    """What was typed since the workbook was written."""
    tables = _tables(desk)
    return read_typed_rows(desk, BOOK, tables, _fault, subject="name")


def write_checkin(desk: Desk, typed: TypedRows | None = None) -> None:
    """The workbook and the papers as of the last check-in."""
    seq = desk.state.finish.worked_out.get("checkin", 0)
    if not seq:
        desk.outputs.remove(BOOK)
        return
    then, typed = desk.as_of(seq), typed or TypedRows()
    found = survey(then)
    entered = _entered(then, found)
    of_units, of_players = _tables(then)
    unpaid = _unpaid(then, found)
    rows = [_unit_row(unit, members, unpaid[unit.id]) for unit, members in entered]
    lines = [_player_row(unit, one) for unit, members in entered for one in members]
    written = [
        (of_units, with_typed(then, UNIT_SHEET, typed, rows)),
        (of_players, with_typed(then, PLAYER_SHEET, typed, lines)),
    ]
    data = checkin_book(stamp(then), then.regulation.short, written)
    desk.outputs.write(BOOK, data, filled_in=True, aside=typed.broken)
    write_desk_papers(then, entered)


def _tables(desk: Desk) -> tuple[FillTable, FillTable]:
    return units(desk.regulation), players(desk.regulation)


def _entered(desk: Desk, found: Survey) -> list[tuple[Unit, list[Entry]]]:
    """The published players who are still entered, by unit."""
    published = {entry.entry for entry in desk.state.publications[-1].list.entries}
    named = [(unit, [e for e in unit.entries if e.id in published]) for unit in found.roster.units]
    return [(unit, members) for unit, members in named if members]


def _fault(_sheet: str, row: FilledRow) -> Problem | None:
    paid = row.text("paid")
    if paid and (read_amount(row.said["paid"]) or ZERO) <= ZERO:
        return slip(row, "paid", f"金额“{paid}”看不懂，请只写数字")
    return None


def _unpaid(desk: Desk, found: Survey) -> dict[str, str]:
    """What each unit still has to pay, as far as the accounts were made up."""
    if desk.state.accounts.balanced:
        return {s.unit_id: _brief(s.due - s.paid) for s in balance(desk).states}
    if desk.regulation.fees_pending:
        return {unit.id: "未定" for unit in found.roster.units}
    return {
        unit.id: _brief(sum((line.amount for line in owed(unit, found, desk)), ZERO))
        for unit in found.roster.units
    }


def _brief(amount: Money) -> str:
    return amount.brief() if amount > ZERO else "—"


def _unit_row(unit: Unit, members: Sequence[Entry], unpaid: str) -> FillRow:
    said = {field: unit.form.first(field) for field in ("leader", "phone")}
    texts = {field: one.text.strip() if one else "" for field, one in said.items()}
    rooms = "；".join(f"{r.hotel} {r.type} {r.rooms} 间" for r in unit.rooms if r.rooms)
    return FillRow(
        unit.id,
        {"unit": unit.name, "players": f"{len(members)}", "open": unpaid, "rooms": rooms, **texts},
    )


def _player_row(unit: Unit, entry: Entry) -> FillRow:
    player = entry.player
    known = player.identity.number if player.identity.sound else ""
    return FillRow(
        entry.id,
        {
            "unit": unit.name, "name": player.name or "", "section": player.section or "",
            "id_number": known or "", "title": player.title or "",
        },
    )  # fmt: skip


def _counts(desk: Desk) -> dict[str, int]:
    said = [
        desk.state.finish.said(PLAYER_SHEET, entry.entry).get("came", "")
        for entry in desk.state.publications[-1].list.entries
    ]
    return {
        "已报到": said.count(CAME),
        "晚到": said.count(LATE),
        "不来": said.count(ABSENT),
        "还没登记": sum(not one for one in said),
    }


def _words(one: Judged) -> str:
    finding = one.finding
    whom = " ".join(part for part in (finding.unit, finding.subject) if part)
    return f"{finding.code} {whom}：{finding.message}"


def _next(counts: dict[str, int]) -> str:
    if counts["还没登记"]:
        return f"继续在 {BOOK} 里登记，再运行 qisai checkin。"
    return "报到齐了：运行 qisai sections 看各组人数，再编排第一轮。"
