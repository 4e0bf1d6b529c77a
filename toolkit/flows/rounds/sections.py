"""`qisai sections`: sections against their minimum, what becomes of small ones, start lists."""

from toolkit.entries.arranging import arranged, not_played, parts_of, players_of, stranded
from toolkit.entries.merging import merge_partners
from toolkit.flows.desk import Desk
from toolkit.flows.money.full_survey import survey
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.reporting import problem_json, problem_words
from toolkit.flows.rounds.start_lists import freeze, told_where
from toolkit.flows.stamps import stamp
from toolkit.flows.typed import place_of, slip
from toolkit.layouts.fill_in import FilledRow, FillRow
from toolkit.layouts.sections import CANCEL, MERGE, SHEET, WORD_OF, WORDS, sections_table
from toolkit.model.facts import Origin
from toolkit.model.form import Problem
from toolkit.model.play_facts import SectionArranged
from toolkit.model.record import Record
from toolkit.sources.filled import read_filled
from toolkit.store.archive import digest
from toolkit.store.folder import FILL_IN
from toolkit.workbooks.sections_book import sections_book

BOOK = f"{FILL_IN}/分组.xlsx"


class Arrangement(Record, frozen=True):
    """What was typed since the workbook was written, and what can't be understood."""

    facts: tuple[SectionArranged, ...] = ()
    problems: tuple[Problem, ...] = ()


class Count(Record, frozen=True):
    """One section as it stands: players (those merged into it counted) and what is proposed."""

    section: str
    players: int
    least: int | None
    most: int | None
    proposal: str
    waits: bool  # too few, and nobody has decided


def sections(desk: Desk, *, frozen: bool = False) -> Outcome | Failure:
    """Reads the decisions, counts, proposes; with `frozen` the start lists become facts."""
    typed = read_arrangement(desk)
    desk.note(typed.facts)
    counts = count_sections(desk)
    if not typed.problems:
        write_arrangement(desk)
    lines = [f"读入分组决定 {len(typed.facts)} 项。"] if typed.facts else []
    lines += [_count_words(desk, count) for count in counts if count.players or count.proposal]
    left = list(stranded(desk.state))
    lines += [
        f"  G003  {e.section}已取消，{e.unit_name} {e.name}还没有安排："
        "在裁定的更正里改组别，或退赛退费。"
        for e in left
    ]
    lines += [problem_words(p) for p in typed.problems]
    listed: list[str] = []
    if frozen:
        made = _freeze_all(desk, counts, typed)
        if isinstance(made, Failure):
            return made
        listed = made
        lines += [f"  编排名单：{told_where(name)}" for name in listed]
    data = {
        "sections": [_json(desk, count) for count in counts],
        "frozen": listed,
        "stranded": [{"section": e.section, "unit": e.unit_name, "name": e.name} for e in left],
        "findings": [problem_json(p) for p in typed.problems],
    }
    return Outcome((*lines, *desk.outputs.notes()), _next(desk, counts), data)


def _freeze_all(desk: Desk, counts: list[Count], typed: Arrangement) -> list[str] | Failure:
    """Every section that can be played; those that wait for a decision stay open."""
    if typed.problems:
        return _unusable(typed)
    if not desk.state.publications:
        return Failure("还没有公示名单。", "请先运行 qisai publish。")
    made = []
    for count in counts:
        name = count.section
        ready = count.players > 1 and not count.waits and not not_played(desk.state, name)
        if ready and name not in desk.state.sections and freeze(desk, name) is None:
            made.append(name)
    return made


def count_sections(desk: Desk) -> list[Count]:
    """The regulation's sections with the players of the last published list, else the admitted."""
    regulation, minimum = desk.regulation, desk.regulation.minimum
    least = minimum.players if minimum else None
    return [
        _count(desk, name, section.capacity, least)
        for section in regulation.sections
        for name in parts_of(desk.state, section.name, regulation.splits)
    ]


def _count(desk: Desk, name: str, capacity: int, least: int | None) -> Count:
    players, decided = _players(desk, name), arranged(desk.state, name)
    away = not_played(desk.state, name)
    few = bool(least and 0 < players < least and not away)
    proposal = away or (_proposal(desk, name) if few and not decided else "")
    if capacity and players > capacity:
        proposal = f"超过上限 {capacity} 人（T004）"
    return Count(name, players, least, capacity or None, proposal, few and decided is None)


def _players(desk: Desk, section: str) -> int:
    if desk.state.publications:
        return len(players_of(desk.state, section, desk.regulation.splits))
    return sum(entry.player.section == section for entry in survey(desk).standing.admitted)


def _proposal(desk: Desk, section: str) -> str:
    """What the regulation allows, the nearest partner that has players first."""
    minimum = desk.regulation.minimum
    partners = [p for p in merge_partners(section, desk.regulation) if _players(desk, p)]
    ways = []
    if partners:
        ways.append(f"并入{partners[0]}、分列名次")
    if minimum and (minimum.outcome != "merge" or not partners):
        full = "，全额退费" if minimum.refund_in_full else ""
        ways.append(f"取消{full}")
    clause = f"（{minimum.clause}）" if minimum and minimum.clause else ""
    return f"人数不足：{'；或'.join(ways)}{clause}"


def read_arrangement(desk: Desk) -> Arrangement:
    """What stands in 分组.xlsx and is not on record."""
    path = desk.event / BOOK
    if not path.exists():
        return Arrangement()
    data = path.read_bytes()
    filled = read_filled(data, path.name, (sections_table(_names(desk)),))[SHEET]
    facts, problems = [], list(filled.problems)
    for row in filled.rows:
        made = _decision(desk, row, Origin(BOOK, digest(data)))
        if isinstance(made, Problem):
            problems.append(made)
        elif _said(made) != _said(desk.state.play.arranged.get(row.id)):
            facts.append(made)
    return Arrangement(tuple(facts), tuple(problems))


def _decision(desk: Desk, row: FilledRow, origin: Origin) -> SectionArranged | Problem:
    word, into, reason = row.text("what"), row.text("into"), row.text("reason")
    if not word:
        typed = into or reason
        return slip(row, "into", "没有选办法") if typed else SectionArranged(row.id, "")
    if word not in WORDS:
        return slip(row, "what", f"办法“{word}”不认识，请从列表中选择")
    what = WORDS[word]
    if row.id in desk.state.sections and what in (CANCEL, MERGE):
        return slip(row, "what", "这一组的编排名单已经公布；要改先撤销那一步（qisai undo）")
    if not reason:
        return slip(row, "what", "请写理由，没有理由的决定不读入")
    if what == MERGE:
        if into not in _names(desk) or into == row.id:
            return slip(row, "into", "请选并入哪一组")
        if into in desk.state.sections or not_played(desk.state, into):
            return slip(row, "into", f"“{into}”的名单已经公布，或者本身不比赛，不能并入")
    place = place_of(origin, row, "what")
    target = into if what == MERGE else ""
    return SectionArranged(row.id, what, target, reason, row.text("by"), place)


def _said(fact: SectionArranged | None) -> tuple[str, ...]:
    return (fact.what, fact.into, fact.reason, fact.by) if fact else ("", "", "", "")


def absorb_arrangement(desk: Desk) -> Failure | None:
    """Takes in what was decided since, or says why no start list can be made of it."""
    typed = read_arrangement(desk)
    if typed.problems:
        return _unusable(typed)
    desk.note(typed.facts)
    if typed.facts:
        write_arrangement(desk)
    return None


def _unusable(typed: Arrangement) -> Failure:
    words = "\n".join(problem_words(p) for p in typed.problems)
    return Failure(f"分组.xlsx 有问题，没有定名单：\n{words}", "请改好后再运行。")


def write_arrangement(desk: Desk) -> None:
    """2填写/分组.xlsx as it stands."""
    made = desk.state.play.arranged
    rows = []
    for count in count_sections(desk):
        fact = made.get(count.section)
        least, most = str(count.least or ""), str(count.most or "")
        texts = {
            "section": count.section, "players": str(count.players), "least": least,
            "most": most, "proposal": count.proposal,
        }  # fmt: skip
        if fact:
            texts |= {
                "what": WORD_OF[fact.what], "into": fact.into, "reason": fact.reason,
                "by": fact.by,
            }  # fmt: skip
        rows.append(FillRow(count.section, texts))
    lists = desk.state.publications
    listed = (lists[-1].seq, lists[-1].at) if lists else (desk.seq, desk.stamp)
    seq, at = max(listed, desk.state.play.arranged_at or listed)
    table = sections_table(_names(desk))
    data = sections_book(stamp(desk, seq=seq, at=at), desk.regulation.short, table, rows)
    desk.outputs.write(BOOK, data, filled_in=True)


def _names(desk: Desk) -> tuple[str, ...]:
    return tuple(section.name for section in desk.regulation.sections)


def _count_words(desk: Desk, count: Count) -> str:
    code = "G001  " if count.waits else ""
    made = "，名单已公布" if count.section in desk.state.sections else ""
    said = f"；{code}{count.proposal}" if count.proposal else ""
    return f"{count.section}：{count.players} 人{made}{said}"


def _json(desk: Desk, count: Count) -> dict[str, object]:
    made = arranged(desk.state, count.section)
    return {
        "section": count.section,
        "players": count.players,
        "minimum": count.least,
        "maximum": count.most,
        "proposal": count.proposal or None,
        "decision": made.what if made else None,
        "into": made.into or None if made else None,
        "waits": count.waits,
        "start_list": count.section in desk.state.sections,
    }


def _next(desk: Desk, counts: list[Count]) -> str:
    if waiting := sum(count.waits for count in counts):
        return f"在 {BOOK} 里写 {waiting} 个组的办法，再运行 qisai sections。"
    if not desk.state.publications:
        return "名单齐了运行 qisai publish。"
    state = desk.state
    open_ = (c.section for c in counts if c.players > 1 and c.section not in state.sections)
    if any(not not_played(state, name) for name in open_):
        return "运行 qisai sections --freeze 公布编排名单；再 qisai pair 组别。"
    return "运行 qisai pair 组别 编排。"
