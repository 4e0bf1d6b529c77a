"""`qisai results`: yellow cells of 编排-<组别>.xlsx become facts; arbiters' copies are merged."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.play import scoring_of, tournament_of
from toolkit.flows.reporting import problem_json, problem_words
from toolkit.flows.rounds.noted import TABLES, kept_notes, noted_words, open_protests, read_notes
from toolkit.flows.rounds.result_rows import read_result_row, said_of
from toolkit.flows.rounds.round_remarks import remarks
from toolkit.flows.rounds.round_sheets import book_name, write_rounds
from toolkit.layouts.draft import draft_table
from toolkit.layouts.rounds import first_side, round_sheet, round_table, word_of
from toolkit.model.facts import Origin
from toolkit.model.form import Problem
from toolkit.model.play_facts import ResultEntered, SectionNoted
from toolkit.model.play_state import SectionState
from toolkit.model.record import Record
from toolkit.rules.schema import Regulation
from toolkit.sources.filled import Filled, read_filled
from toolkit.sources.grids.workbook import Unreadable, open_workbook
from toolkit.store.archive import digest


class Typed(Record, frozen=True):
    """What one section's workbook gave: new or changed facts, and what was wrong.

    `late` = rounds before the newest in which a result changed: what was paired on it stands.
    `drafted` = the rows of the proposed round, if there is one. `kept` = cells that were not used
    yet or not understood, by sheet and row: they stay in the workbook. `remarks` = what keeps
    nothing from being paired.
    """

    facts: tuple[ResultEntered | SectionNoted, ...] = ()
    problems: tuple[Problem, ...] = ()
    late: tuple[int, ...] = ()
    drafted: Filled | None = None
    kept: dict[str, dict[str, dict[str, str]]] = {}
    remarks: tuple[Problem, ...] = ()

    @property
    def results(self) -> int:
        """How many results were new or changed."""
        return sum(isinstance(fact, ResultEntered) for fact in self.facts)


def results(desk: Desk, copies: Sequence[Path] = ()) -> Outcome | Failure:
    """Reads every section's workbook, or these copies; says how many boards are still missing."""
    if not desk.state.sections:
        return Failure("还没有编排过。", "请先运行 qisai pair 组别。")
    lines: list[str] = []
    belongs = {path: section_of_copy(desk, path) for path in copies}
    problems = [
        Problem("N009", None, {"cause": f"{path.name} 不是这个赛事的编排表，没有读入"})
        for path, section in belongs.items()
        if section is None
    ]
    remarked: list[Problem] = []
    entered = 0
    for section in tuple(desk.state.sections):
        of_it = [path for path, name in belongs.items() if name == section]
        typed = absorb_results(desk, section, copies=of_it)
        entered += typed.results
        problems += typed.problems
        remarked += typed.remarks
        lines.append(f"{section}：{_read_words(typed.results)}{_missing_words(desk, section)}")
        lines += told(desk, section, typed)
    lines += [problem_words(p) for p in problems]
    data = {
        "entered": entered,
        "missing": {s: missing(state) for s, state in desk.state.sections.items()},
        "findings": [problem_json(p) for p in (*problems, *remarked)],
    }
    return Outcome((*lines, *desk.outputs.notes()), _next(desk), data)


def _next(desk: Desk) -> str:
    sections = desk.state.sections.values()
    if all(len(state.rounds) >= state.frozen.rounds for state in sections):
        return "成绩齐了运行 qisai standings 看名次。"
    return "成绩齐了运行 qisai pair 组别 编排下一轮。"


def section_of_copy(desk: Desk, path: Path) -> str | None:
    """Whose workbook a copy is: its title says so, whatever the file is called now."""
    try:
        book = open_workbook(path.read_bytes(), path.name)
    except (OSError, Unreadable):
        return None
    heads = [" ".join(grid.texts[0]) for grid in book.grids if grid.texts]
    short = desk.regulation.short
    named = (n for n in desk.state.sections if any(f"{short} {n} 第" in head for head in heads))
    return next(named, None)


class _Read(Record, frozen=True):
    """What one workbook of a section says."""

    results: tuple[ResultEntered, ...] = ()
    notes: tuple[SectionNoted, ...] = ()
    problems: tuple[Problem, ...] = ()
    drafted: Filled | None = None
    kept: dict[str, dict[str, dict[str, str]]] = {}


def absorb_results(
    desk: Desk, section: str, *, copies: Sequence[Path] = (), rewrite: bool = True
) -> Typed:
    """Reads one section's workbook and the arbiters' copies of it, and notes what changed.

    `rewrite` = the workbook is written anew (the caller will not do it himself).
    """
    state = desk.state.sections[section]
    if not (state.rounds or state.draft):
        return Typed()
    own = _read(desk, state, desk.event / book_name(section), copy=False)
    others = [_read(desk, state, path, copy=True) for path in copies]
    found = [fact for one in (own, *others) for fact in one.results]
    agreed, conflicts = _agreed(found, desk.regulation.game)
    problems = (*(p for one in (own, *others) for p in one.problems), *conflicts)
    facts: tuple[ResultEntered | SectionNoted, ...] = (*agreed, *own.notes)
    desk.note(facts)
    if facts and rewrite:
        write_rounds(desk, section, own.kept)
    newest = len(state.rounds)
    late = {fact.round for fact in agreed if fact.round < newest and _was_known(fact, state)}
    return Typed(
        facts, problems, tuple(sorted(late)), own.drafted, own.kept, remarks(desk, section, facts)
    )


def _read(desk: Desk, state: SectionState, path: Path, *, copy: bool) -> _Read:
    """One workbook; of a copy the results only."""
    if not path.exists():
        return _Read()
    game, section = desk.regulation.game, state.frozen.section
    draft = draft_table(state.draft.round.number, first_side(game)) if state.draft else None
    recorded = desk.regulation.records is not None
    rounds = range(1, len(state.rounds) + 1)
    tables = [*(round_table(n, game, recorded=recorded) for n in rounds), *TABLES]
    data = path.read_bytes()
    filled = read_filled(data, path.name, (*tables, *([draft] if draft and not copy else [])))
    origin = Origin(path.name if copy else book_name(section), digest(data))
    results, problems, slips = _results(filled, state, desk.regulation, origin)
    if copy:
        return _Read(tuple(results), (), tuple(problems))
    notes, faults = read_notes(filled, state, desk.regulation, origin)
    kept = {**kept_notes(filled, faults), **slips}
    drafted = filled[draft.sheet] if draft else None
    if draft and drafted:
        kept[draft.sheet] = {
            row.id: {key: said.text for key, said in row.said.items()} for row in drafted.rows
        }
    return _Read(tuple(results), tuple(notes), (*problems, *faults), drafted, kept)


def told(desk: Desk, section: str, typed: Typed) -> list[str]:
    """What the arbiter has to know beside the results."""
    state = desk.state.sections[section]
    lines = [
        f"  第 {number} 轮的成绩改了：以后各轮已按原来的成绩编排，不重编；名次按新成绩算。"
        for number in typed.late
    ]
    noted = [fact for fact in typed.facts if isinstance(fact, SectionNoted)]
    lines += noted_words(noted, tournament_of(state, scoring_of(desk.regulation)))
    lines += [f"  {one.code} {one.detail['cause']}。" for one in typed.remarks]
    lines += [
        f"  N008 抗议还没有裁决：第 {said.get('round', '？')} 轮 {said.get('board', '？')} 台 "
        f"{said.get('who', '')} {said.get('what', '')}"
        for said in open_protests(state)
    ]
    return lines


def _results(
    filled: dict[str, Filled], state: SectionState, regulation: Regulation, origin: Origin
) -> tuple[list[ResultEntered], list[Problem], dict[str, dict[str, dict[str, str]]]]:
    """Results, what can't be taken, and what stands in those rows: it stays until it is right."""
    facts: list[ResultEntered] = []
    problems: list[Problem] = []
    slips: dict[str, dict[str, dict[str, str]]] = {}
    for number in range(1, len(state.rounds) + 1):
        name = round_sheet(number)
        problems += filled[name].problems
        for row in filled[name].rows:
            made = read_result_row(row, state, regulation, origin)
            if isinstance(made, Problem):
                problems.append(made)
                typed = {key: said.text for key, said in row.said.items()}
                slips.setdefault(name, {})[row.id] = typed
            elif made:
                facts.append(made)
    return facts, problems, slips


def _agreed(found: Iterable[ResultEntered], game: str) -> tuple[list[ResultEntered], list[Problem]]:
    """One result a board; two that differ are a finding (N002), and neither counts.

    An empty cell in one copy does not speak against a result in another.
    """
    by_board: dict[tuple[int, int], list[ResultEntered]] = {}
    for fact in found:
        by_board.setdefault((fact.round, fact.board), []).append(fact)
    agreed, conflicts = [], []
    for (number, board), facts in by_board.items():
        stated = [fact for fact in facts if fact.result is not None] or facts
        if len({said_of(fact) for fact in stated}) == 1:
            agreed.append(stated[0])
            continue
        told = "，".join(
            f"{fact.origin.file} {fact.origin.where} 是 {word_of(fact.result, game)}"
            for fact in stated
        )
        cause = f"第 {number} 轮 {board} 台有两个不同的结果：{told}；都没有读入"
        conflicts.append(Problem("N002", stated[0].origin.where or None, {"cause": cause}))
    return agreed, conflicts


def _was_known(fact: ResultEntered, state: SectionState) -> bool:
    old = state.results.get((fact.round, fact.board))
    return old is not None and old.result is not None


def missing(state: SectionState) -> list[dict[str, int]]:
    """Boards without a result."""
    return [
        {"round": paired.round.number, "board": game.board}
        for paired in state.rounds
        for game in paired.round.games
        if not _entered(state, paired.round.number, game.board)
    ]


def _entered(state: SectionState, number: int, board: int) -> bool:
    fact = state.results.get((number, board))
    return fact is not None and fact.result is not None


def _read_words(count: int) -> str:
    return f"新读入 {count} 个结果，" if count else "没有新的结果，"


def _missing_words(desk: Desk, section: str) -> str:
    open_boards = missing(desk.state.sections[section])
    if not open_boards:
        return "成绩已齐"
    shown = list(_boards(open_boards))[:8]
    more = "等" if len(open_boards) > len(shown) else ""
    return f"还缺 {len(open_boards)} 台（N001）：{'、'.join(shown)}{more}"


def _boards(open_boards: list[dict[str, int]]) -> Iterator[str]:
    return (f"第{b['round']}轮{b['board']}台" for b in open_boards)
