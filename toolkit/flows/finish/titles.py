"""`qisai titles`: who may apply for which title, the forms, the lists, what is still missing."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from toolkit.entries.build import build
from toolkit.flows.desk import Desk
from toolkit.flows.entry.check import write_checked
from toolkit.flows.entry.decisions import absorb
from toolkit.flows.finish.finish_typed import read_rate, read_typed
from toolkit.flows.finish.title_rows import (
    fee_rows,
    forms,
    half,
    paper_rows,
    rate_rows,
    shown_rates,
    title_rows,
)
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.reporting import point_json, problem_json, problem_words
from toolkit.flows.rounds.results import absorb_results
from toolkit.flows.stamps import stamp
from toolkit.flows.titling import Titling
from toolkit.flows.typed_rows import NOTHING_TYPED, TypedRows, typed_in, with_typed
from toolkit.layouts.fill_in import FillTable
from toolkit.layouts.finish import PAPERS, RATES, papers
from toolkit.model.award import Application
from toolkit.model.facts import Checked
from toolkit.model.finish_facts import TitlesListed, WorkedOut
from toolkit.model.form import Problem
from toolkit.rules.schema import Regulation
from toolkit.store.folder import FILL_IN, INTERNAL
from toolkit.titles.dossiers import last_day, late, late_words
from toolkit.titles.papers import wanted
from toolkit.workbooks.finish_fill_in import finish_book
from toolkit.workbooks.title_book import title_book
from toolkit.workbooks.title_forms import title_forms

LISTS = f"{INTERNAL}/等级申报.xlsx"
FORMS = f"{INTERNAL}/等级申报表.xlsx"
SETTLE = f"{FILL_IN}/等级核定.xlsx"


def titles(desk: Desk) -> Outcome | Failure:
    """Reads what was confirmed and handed in, works the titles out, writes lists and forms."""
    if desk.regulation.titles is None:
        return Failure("规程没有等级申报。", "要申报等级的，先在规程里加上“等级申报”。")
    if not desk.state.sections:
        return Failure("还没有编排过，没有成绩。", "请先运行 qisai pair 组别。")
    slips = [*absorb(desk).problems]
    for section in tuple(desk.state.sections):
        slips += absorb_results(desk, section).problems
    typed = unread(desk)
    desk.note(typed.facts)
    slips += typed.problems
    titling = _titling(desk)
    if not titling.contest.fields:
        names = "、".join(titling.contest.unfinished)
        return Failure(f"还没有打完的组：{names}。", "全部轮次打完再运行 qisai titles。")
    listed = desk.state.finish.titles
    if listed is None or listed.applications != titling.applied.applications:
        desk.note([TitlesListed(titling.applied.applications)])
    desk.note([Checked(), WorkedOut("titles")])
    write_checked(desk)
    titling = write_titles(desk, typed)
    lines = (*_lines(titling), *late_lines(desk), *map(problem_words, slips), *desk.outputs.notes())
    return Outcome(lines, _next_step(titling), _json(titling, slips))


def _titling(desk: Desk) -> Titling:
    return Titling(desk.state, desk.regulation, build(desk.state, desk.regulation))


def unread(desk: Desk) -> TypedRows:
    """What was typed since into 等级核定."""
    if desk.regulation.titles is None:
        return TypedRows()
    table = paper_table(desk.regulation)
    return read_typed(desk, SETTLE, {RATES: read_rate, table: typed_in})


def paper_table(regulation: Regulation) -> FillTable:
    """申报材料 as this regulation asks for it."""
    norms = regulation.titles.norms if regulation.titles else 1
    return papers(wanted(regulation), norms=norms)


def rewrite_titles(desk: Desk) -> None:
    """The workbooks again; none of them when the list was withdrawn."""
    if desk.state.finish.titles and "titles" in desk.state.finish.worked_out:
        write_titles(desk)
        return
    for book in (LISTS, FORMS, SETTLE):
        desk.outputs.remove(book)


def write_titles(desk: Desk, typed: TypedRows = NOTHING_TYPED) -> Titling:
    """Lists, forms and the sheet to fill in, as of the last time they were worked out."""
    then = desk.as_of(desk.state.finish.worked_out["titles"])
    titling = _titling(then)
    name, applied = then.regulation.short, titling.applied
    rows = title_rows(titling)
    collected = then.regulation.titles.collected if then.regulation.titles else None
    days, last = (collected.days if collected else None), last_day(then.regulation)
    deadline = f"，赛后 {days} 天内（{last:%Y-%m-%d} 前）" if days else ""
    desk.outputs.write(
        LISTS,
        title_book(
            stamp(then), name,
            [row for row, one in rows if one.by_organiser],
            [row for row, one in rows if not one.by_organiser],
            fee_rows(titling), shown_rates(applied.table), applied.remarks, deadline,
        ),
    )  # fmt: skip
    if pages := forms(titling):
        desk.outputs.write(FORMS, title_forms(stamp(then), name, pages))
    else:
        desk.outputs.remove(FORMS)
    _write_fill_in(then, titling, typed)
    return titling


def late_lines(desk: Desk) -> list[str]:
    """The applications that the organiser should have sent in by now, a line each."""
    regulation, finish = desk.regulation, desk.state.finish
    if finish.titles is None or finish.purged:
        return []
    said = partial(finish.said, PAPERS)
    found = late(finish.titles.applications, said, regulation, desk.now.date())
    return late_words(found, regulation)


def _write_fill_in(desk: Desk, titling: Titling, typed: TypedRows) -> None:
    table = paper_table(desk.regulation)
    sheets = [
        (
            RATES, with_typed(desk, RATES.sheet, typed, rate_rows(titling)),
            "没有可靠出处的得分率：按称号条例填写，再运行 qisai titles",
        ),
        (
            table, with_typed(desk, table.sheet, typed, paper_rows(titling)),
            "收到的选“有”，再运行 qisai titles；含个人信息，请勿外传",
        ),
    ]  # fmt: skip
    data = finish_book(stamp(desk), f"{desk.regulation.short} 等级核定", sheets)
    desk.outputs.write(SETTLE, data, filled_in=True, aside=typed.broken)


def _lines(titling: Titling) -> list[str]:
    found = titling.applied.applications
    ready = [one for one in found if not one.waits]
    own = sum(one.by_organiser for one in ready)
    lines = [
        f"能够申报 {len(ready)} 人：组委会统一办理 {own}，回当地办理 {len(ready) - own}。",
        f"  名单、费用、得分率：{LISTS}",
        f"  申报表（一人一页）：{FORMS}" if ready else "  没有可以打印的申报表。",
        f"  等待确认 {len(found) - len(ready)} 人：{SETTLE}",
    ]
    lines += [f"  {p.code} {p.message}" for p in titling.applied.points if not p.settled]
    lines += [f"  {remark}" for remark in titling.applied.remarks]
    return lines


def _next_step(titling: Titling) -> str:
    if any(not point.settled for point in titling.applied.points):
        return f"在 {SETTLE} 里确认得分率（或在裁定里决定），再运行 qisai titles。"
    return f"打印申报表，裁判长签字、盖章；材料登记在 {SETTLE}，再运行 qisai titles。"


def _json(titling: Titling, slips: Sequence[Problem]) -> dict[str, Any]:
    return {
        "applications": [_application_json(one) for one in titling.applied.applications],
        "points": [point_json(point) for point in titling.applied.points],
        "remarks": list(titling.applied.remarks),
        "findings": [problem_json(slip) for slip in slips],
    }


def _application_json(one: Application) -> dict[str, Any]:
    return {
        "name": one.name,
        "unit": one.unit,
        "section": one.section,
        "from": one.start,
        "to": one.goal,
        "points": half(one.points),
        "rounds": one.rounds,
        "needed": half(one.needed),
        "rate": one.rate,
        "by_organiser": one.by_organiser,
        "waits": one.waits or None,
    }
