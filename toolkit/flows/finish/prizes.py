"""`qisai prizes`: prizes of the finished sections, with the sheets of hall, ceremony and payout."""

from typing import Any

from toolkit.entries.build import build
from toolkit.flows.desk import Desk
from toolkit.flows.entry.check import write_checked
from toolkit.flows.entry.decisions import absorb
from toolkit.flows.finish.finish_typed import (
    account_reader,
    barred_reader,
    read_chosen,
    read_later,
    read_lot,
    read_typed,
)
from toolkit.flows.finish.payout import BOOK as PAYOUT
from toolkit.flows.finish.payout import write_payout
from toolkit.flows.finish.prize_rows import (
    account_rows,
    barred_rows,
    calls,
    chosen_rows,
    corrections,
    fund_content,
    later_rows,
    lot_rows,
    published_lists,
    taxed,
    thing_rows,
)
from toolkit.flows.finish_findings import Prizing
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.play import players_by_number
from toolkit.flows.posting import post
from toolkit.flows.reporting import point_json, problem_json, problem_words
from toolkit.flows.rounds.results import absorb_results
from toolkit.flows.stamps import stamp
from toolkit.flows.typed_rows import NOTHING_TYPED, TypedRows, with_typed
from toolkit.layouts.finish import BARRED, CHOSEN, LATER, LOTS, accounts
from toolkit.model.award import Award
from toolkit.model.facts import Checked
from toolkit.model.finish_facts import PrizesPublished, WorkedOut
from toolkit.model.form import Problem
from toolkit.prizes.changes import differences
from toolkit.store.folder import FILL_IN, INTERNAL, PUBLIC
from toolkit.workbooks.ceremony_book import ceremony_book
from toolkit.workbooks.finish_fill_in import finish_book

TABLE = "奖金表"
CEREMONY = f"{INTERNAL}/颁奖.xlsx"
SETTLE = f"{FILL_IN}/奖项核定.xlsx"
ACCOUNTS = f"{FILL_IN}/收款账户.xlsx"


def prizes(desk: Desk) -> Outcome | Failure:
    """Reads what was typed and decided, works the prizes out, publishes what changed."""
    if not desk.state.sections:
        return Failure("还没有编排过，没有名次。", "请先运行 qisai pair 组别。")
    slips = [*absorb(desk).problems]
    for section in tuple(desk.state.sections):
        slips += absorb_results(desk, section).problems
    settled, paid = unread(desk)
    desk.note([*settled.facts, *paid.facts])
    slips += [*settled.problems, *paid.problems]
    prizing = _prizing(desk)
    if not prizing.contest.fields:
        return _nothing(prizing)
    version = _publish(desk, prizing)
    desk.note([Checked(), WorkedOut("prizes")])
    write_checked(desk)
    prizing = write_prizes(desk, settled, paid)
    lines = (*_lines(prizing, version), *map(problem_words, slips), *desk.outputs.notes())
    return Outcome(lines, _next_step(prizing), _json(prizing, version, slips))


def _prizing(desk: Desk) -> Prizing:
    return Prizing(desk.state, desk.regulation, build(desk.state, desk.regulation))


def _nothing(prizing: Prizing) -> Failure:
    names = "、".join(prizing.contest.unfinished)
    return Failure(
        f"还没有打完的组：{names}，不出奖金。",
        "请把成绩填进 2填写/编排-组别.xlsx，全部轮次打完再运行 qisai prizes。",
    )


def unread(desk: Desk) -> tuple[TypedRows, TypedRows]:
    """What was typed since into 奖项核定 and 收款账户."""
    readers = {
        LATER: read_later,
        LOTS: read_lot,
        CHOSEN: read_chosen,
        BARRED: barred_reader(_players(desk)),
    }
    payout = desk.regulation.prizes.payout
    bank = payout.bank or "" if payout else ""
    return (
        read_typed(desk, SETTLE, readers),
        read_typed(desk, ACCOUNTS, {accounts(payout): account_reader(bank)}),
    )


def _players(desk: Desk) -> dict[tuple[str, str], list[str]]:
    """The keys of all players by section and name."""
    found: dict[tuple[str, str], list[str]] = {}
    for name, state in desk.state.sections.items():
        for one in players_by_number(state).values():
            key = one.entry or f"{name}#{one.number}"
            found.setdefault((name, one.name), []).append(key)
    return found


def _publish(desk: Desk, prizing: Prizing) -> int:
    """Notes a new version when an award that stands differs; returns the version's number."""
    versions = desk.state.finish.prizes
    public = prizing.awarded.public
    if not versions or differences(versions[-1].fact.awards, public):
        desk.note([PrizesPublished(public)])
    return len(desk.state.finish.prizes)


def rewrite_prizes(desk: Desk) -> None:
    """The workbooks again; none of them when the prizes were withdrawn."""
    if desk.state.finish.prizes and "prizes" in desk.state.finish.worked_out:
        write_prizes(desk)
        return
    for book in (CEREMONY, SETTLE, ACCOUNTS, PAYOUT):
        desk.outputs.remove(book)


def write_prizes(
    desk: Desk, settled: TypedRows = NOTHING_TYPED, paid: TypedRows = NOTHING_TYPED
) -> Prizing:
    """All workbooks of prizes, as of the last time they were worked out."""
    then = desk.as_of(desk.state.finish.worked_out["prizes"])
    prizing = _prizing(then)
    version = then.state.finish.prizes[-1]
    listings = published_lists(prizing)
    if listings:
        post(then, TABLE, stamp(then, seq=version.seq, at=version.at), listings)
    companions = sum(len(unit.form.companions) for unit in build(then.state, then.regulation).units)
    desk.outputs.write(
        CEREMONY,
        ceremony_book(
            stamp(then), then.regulation.short, calls(prizing), thing_rows(prizing, companions),
            fund_content(prizing),
        ),
    )  # fmt: skip
    write_payout(then, prizing)
    _write_fill_ins(then, prizing, settled, paid)
    return prizing


def _write_fill_ins(desk: Desk, prizing: Prizing, settled: TypedRows, paid: TypedRows) -> None:
    name = desk.regulation.short
    sheets = [
        (table, with_typed(desk, table.sheet, settled, rows), f"{hint}，再运行 qisai prizes")
        for table, rows, hint in (
            (
                LATER,
                later_rows(prizing),
                "规程说奖金另定的：每个名次都填金额",
            ),
            (LOTS, lot_rows(prizing), "各项都相同的：抽签后填次序"),
            (CHOSEN, chosen_rows(prizing), "由组委会评选的：填获奖者"),
            (BARRED, barred_rows(), "取消资格的：已下的棋照算，奖由后面的名次递补；写明理由"),
        )
    ]
    data = finish_book(stamp(desk), f"{name} 奖项核定", sheets)
    desk.outputs.write(SETTLE, data, filled_in=True, aside=settled.broken)
    table = accounts(desk.regulation.prizes.payout)
    rows = account_rows(prizing.transfers(prizing.awarded.awards))
    if rows:
        hint = "填黄色格，再运行 qisai prizes；含个人账户，请勿外传"
        data = finish_book(
            stamp(desk),
            f"{name} 收款账户",
            [(table, with_typed(desk, table.sheet, paid, rows), hint)],
        )
        desk.outputs.write(ACCOUNTS, data, filled_in=True, aside=paid.broken)


def _lines(prizing: Prizing, version: int) -> list[str]:
    found = prizing.awarded
    money = sum(award.amount.fen for award in found.awards if award.amount)
    lines = [
        f"{len(prizing.contest.fields)} 个组打完，{len(found.awards)} 项奖，"
        f"共 {money / 100:,.2f} 元（{taxed(prizing.regulation.prizes)}）："
        f"{PUBLIC}/{TABLE}.xlsx，第 {version} 版。"
    ]
    if names := "、".join(prizing.contest.unfinished):
        lines.append(f"没有打完、不出奖金的组：{names}")
    lines += [
        f"更正：{c.list} {c.name}：{c.was or '—'} → {c.now or '—'}" for c in corrections(prizing)
    ]
    waiting = sum(bool(award.waits) for award in found.awards)
    if waiting:
        lines.append(f"{waiting} 项等裁定或填写，没有公布：")
    lines += [f"  {p.code} {p.message}" for p in found.points if not p.settled]
    lines += [f"  颁奖清单、器物清单、合计与基金核对：{CEREMONY}", f"  收款账户：{ACCOUNTS}"]
    return lines


def _next_step(prizing: Prizing) -> str:
    if any(not point.settled for point in prizing.awarded.points):
        return f"在 2填写/裁定.xlsx（或 {SETTLE}）里定下来，再运行 qisai prizes。"
    return f"张贴奖金表；在 {ACCOUNTS} 里登记账户，再运行 qisai prizes。"


def _json(prizing: Prizing, version: int, slips: list[Problem]) -> dict[str, Any]:
    found = prizing.awarded
    return {
        "version": version,
        "awards": [_award_json(award) for award in found.awards],
        "points": [point_json(point) for point in found.points],
        "unfinished": list(prizing.contest.unfinished),
        "findings": [problem_json(slip) for slip in slips],
    }


def _award_json(award: Award) -> dict[str, Any]:
    return {
        "list": award.list,
        "kind": award.kind,
        "place": award.place,
        "name": award.name,
        "unit": award.unit,
        "amount": None if award.amount is None else str(award.amount),
        "items": list(award.items),
        "clause": award.clause,
        "why": list(award.why),
        "waits": award.waits or None,
    }
