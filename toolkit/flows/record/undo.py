"""`qisai undo` and `qisai rebuild`: withdraw a batch of facts; write the generated files anew."""

from toolkit.flows.desk import Desk
from toolkit.flows.entry.affairs import read_affairs, write_affairs
from toolkit.flows.entry.changes import write_change_log
from toolkit.flows.entry.check import write_checked
from toolkit.flows.entry.decisions import typed_and_unread
from toolkit.flows.entry.form import write_form
from toolkit.flows.entry.hall import absorb_hall
from toolkit.flows.entry.meeting import write_meeting
from toolkit.flows.entry.publish import write_public_list
from toolkit.flows.entry.requests import read_requests, write_requests
from toolkit.flows.finish.book import PROGRAMME, write_books
from toolkit.flows.finish.certificates import write_certificates
from toolkit.flows.finish.checkin import read_checkin, write_checkin
from toolkit.flows.finish.closing import write_closing
from toolkit.flows.finish.finish import typed_unread, write_finish
from toolkit.flows.money.bank import unread
from toolkit.flows.money.invoices import write_invoices
from toolkit.flows.money.money_sheets import LEDGER, write_money
from toolkit.flows.money.receipts import BOOK as RECEIPTS
from toolkit.flows.money.refunds import write_refunds
from toolkit.flows.money.room_sheets import LISTS, ROOMS
from toolkit.flows.money.rooms import write_rooms
from toolkit.flows.money.rooms_held import BOOK as HELD
from toolkit.flows.money.rooms_held import read_held
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.record.log import BOOK as LOG
from toolkit.flows.record.log import write_log
from toolkit.flows.rounds.round_sheets import write_rounds
from toolkit.flows.rounds.sections import BOOK as ARRANGED
from toolkit.flows.rounds.sections import read_arrangement, write_arrangement
from toolkit.flows.rounds.standings import write_standing
from toolkit.flows.rounds.start_lists import write_start_list
from toolkit.flows.rounds.teams import write_teams
from toolkit.flows.words import about, kind_words
from toolkit.model.certificate_facts import CertificateExamined
from toolkit.model.facts import (
    Checked,
    Drafted,
    Entry,
    EventOpened,
    Undone,
)
from toolkit.model.finish_facts import WorkedOut
from toolkit.model.money_facts import Balanced
from toolkit.model.seal_facts import SealExamined
from toolkit.store.folder import FILL_IN, PUBLIC

_COMPUTED = (
    Balanced,
    CertificateExamined,
    Checked,
    Drafted,
    SealExamined,
    Undone,
    WorkedOut,
)  # nothing that a person did: not worth undoing


def _not_read(desk: Desk) -> tuple[str, str] | None:
    """A workbook in which something was typed that no command has read, and that command."""
    for book, command, unread_in in (
        ("裁定.xlsx", "check", typed_and_unread),
        ("变更和减免.xlsx", "changes", lambda desk: read_requests(desk).unread),
        ("客房.xlsx", "rooms", lambda desk: read_held(desk).unread),
        ("分组.xlsx", "sections", _arrangement_unread),
        ("报到.xlsx", "checkin", lambda desk: read_checkin(desk).unread),
        ("会务.xlsx", "book", lambda desk: read_affairs(desk).unread),
        ("收款核对.xlsx", "bank", _money_unread),
    ):
        if unread_in(desk):
            return book, command
    return typed_unread(desk)


def undo(desk: Desk, batch: int | None, reason: str) -> Outcome | Failure:
    """Withdraws one command's facts, by default those of the last that decided something."""
    if waiting := _not_read(desk):
        book, command = waiting
        return Failure(f"{book} 里还有没读入的内容。", f"请先运行 qisai {command}，再撤销。")
    entries = _batch(desk, batch)
    if not entries:
        return Failure(
            "没有可以撤销的操作。" if batch is None else f"没有可以撤销的第 {batch} 批。",
            "用 qisai log 查看各批操作。",
        )
    number = entries[0].batch
    desk.note([Undone(number, reason)])
    write_all(desk)
    lines = [f"已撤销第 {number} 批（{entries[0].command}，{entries[0].at:%m-%d %H:%M}）："]
    lines += [f"  {kind_words(e.fact)} {about(e.fact)}" for e in entries[:20]]
    if len(entries) > 20:
        lines.append(f"  ……共 {len(entries)} 项")
    data = {"undone": number, "facts": len(entries), "batch": desk.last_batch}
    return Outcome(
        (*lines, *desk.outputs.notes()),
        f"反悔可再撤销这次撤销：qisai undo {desk.last_batch}。",
        data,
    )


def rebuild(desk: Desk) -> Outcome:
    """3公布, 5内部 and the unfilled 2填写 from the facts; what was typed is read first."""
    if waiting := _not_read(desk):
        book, command = waiting
        said = f"{book} 里还有没读入的内容，没有重写它。"
        return Outcome((said,), f"请先运行 qisai {command}。", {"written": 0})
    write_all(desk)
    written = len(desk.outputs.written)
    lines = (f"重写了 {written} 个文件。", *desk.outputs.notes())
    return Outcome(lines, "", {"written": written})


def write_all(desk: Desk) -> None:
    """Every generated file, each as of the fact it belongs to."""
    write_form(desk)
    if desk.state.checked:
        write_checked(desk)
    write_change_log(desk)
    write_requests(desk)
    if desk.state.finish.worked_out.get("rooms"):
        write_rooms(desk)
    write_public_list(desk)
    absorb_hall(desk)
    write_affairs(desk)
    write_meeting(desk)
    write_checkin(desk)
    if desk.state.accounts.balanced:
        write_money(desk)
    else:
        desk.outputs.remove(LEDGER)
        desk.outputs.remove(RECEIPTS)
    write_refunds(desk)
    write_closing(desk)
    write_invoices(desk)
    if desk.outputs.knows(LOG):
        write_log(desk)
    if desk.outputs.knows(ARRANGED):
        write_arrangement(desk)
    for section, state in desk.state.sections.items():
        write_start_list(desk, state)
        write_rounds(desk, section)
        if state.ranked:
            earlier = desk.as_of(state.ranked)
            write_standing(earlier, earlier.state.sections[section])
    if ranked := [state.ranked for state in desk.state.sections.values() if state.ranked]:
        write_teams(desk.as_of(max(ranked)))
    if desk.state.publications and desk.outputs.knows(f"{PROGRAMME}.xlsx"):
        write_books(desk)
        write_certificates(desk)
    write_finish(desk)
    desk.outputs.sweep(f"{PUBLIC}/", f"{FILL_IN}/编排-", HELD, ROOMS, LISTS)


def _arrangement_unread(desk: Desk) -> bool:
    """True when 分组.xlsx holds something that was not read, or can't be."""
    typed = read_arrangement(desk)
    return bool(typed.facts or typed.problems)


def _money_unread(desk: Desk) -> bool:
    """True when 收款核对.xlsx holds something that was not read, or can't be."""
    return unread(desk).unread


def _batch(desk: Desk, batch: int | None) -> tuple[Entry, ...]:
    """The standing facts of a batch; opening the event can't be undone."""
    standing = [e for e in desk.journal.standing if not isinstance(e.fact, EventOpened)]
    if batch is None:
        worth = [e.batch for e in standing if not isinstance(e.fact, _COMPUTED)]
        batch = worth[-1] if worth else -1
    return tuple(e for e in standing if e.batch == batch)
