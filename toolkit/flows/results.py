"""`qisai results`: the yellow cells of 编排-<组别>.xlsx become facts."""

import re
from collections.abc import Iterator

from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.round_sheets import book_name, write_rounds
from toolkit.layouts.fill_in import FilledRow
from toolkit.layouts.rounds import BYE, read_result, round_table
from toolkit.model.facts import Origin
from toolkit.model.form import Problem
from toolkit.model.play_facts import ResultEntered
from toolkit.model.play_state import SectionState
from toolkit.model.record import Record
from toolkit.sources.filled import read_filled
from toolkit.store.archive import digest

_ROW = re.compile(r"r(\d+)b(-?\d+)")


class Typed(Record, frozen=True):
    """What one section's workbook gave: new or changed results, and what was wrong."""

    facts: tuple[ResultEntered, ...] = ()
    problems: tuple[Problem, ...] = ()


def results(desk: Desk) -> Outcome | Failure:
    """Reads every section's workbook; says how many boards are still missing."""
    if not desk.state.sections:
        return Failure("还没有编排过。", "请先运行 qisai pair 组别。")
    lines: list[str] = []
    problems: list[Problem] = []
    entered = 0
    for section in tuple(desk.state.sections):
        typed = absorb_results(desk, section)
        entered += len(typed.facts)
        problems += typed.problems
        lines.append(f"{section}：读入 {len(typed.facts)} 个结果，{_missing_words(desk, section)}")
    lines += [problem_words(p) for p in problems]
    data = {
        "entered": entered,
        "missing": {s: missing(state) for s, state in desk.state.sections.items()},
        "findings": [problem_json(p) for p in problems],
    }
    return Outcome(
        (*lines, *desk.outputs.notes()), "成绩齐了运行 qisai pair 组别 编排下一轮。", data
    )


def absorb_results(desk: Desk, section: str) -> Typed:
    """Reads one section's workbook, notes what changed and writes the workbook anew."""
    state = desk.state.sections[section]
    path = desk.event / book_name(section)
    if not path.exists() or not state.rounds:
        return Typed()
    game = desk.regulation.game
    data = path.read_bytes()
    tables = tuple(round_table(n, game) for n in range(1, len(state.rounds) + 1))
    filled = read_filled(data, path.name, tables)
    origin = Origin(book_name(section), digest(data))
    facts: list[ResultEntered] = []
    problems: list[Problem] = []
    for sheet in filled.values():
        problems += sheet.problems
        for row in sheet.rows:
            made = _result(row, state, game, origin)
            if isinstance(made, Problem):
                problems.append(made)
            elif made:
                facts.append(made)
    desk.note(facts)
    if facts:
        write_rounds(desk, section)
    return Typed(tuple(facts), tuple(problems))


def missing(state: SectionState) -> list[dict[str, int]]:
    """Boards without a result."""
    return [
        {"round": paired.round.number, "board": game.board}
        for paired in state.rounds
        for game in paired.round.games
        if not _entered(state, paired.round.number, game.board)
    ]


def problem_words(problem: Problem) -> str:
    """One line for the arbiter."""
    return f"  {problem.code}  {problem.where or ''}  {problem.detail['cause']}"


def problem_json(problem: Problem) -> dict[str, str | None]:
    """A problem as data."""
    return {"code": problem.code, "where": problem.where, "message": problem.detail["cause"]}


def _result(
    row: FilledRow, state: SectionState, game: str, origin: Origin
) -> ResultEntered | Problem | None:
    found = _ROW.fullmatch(row.id)
    if found is None:
        return None
    number, board = int(found[1]), int(found[2])
    text, said = row.text("result"), row.said.get("result")
    where = said.where if said else None
    if board <= 0:
        plain = not text or text == BYE or text.startswith(("请假", "缺席"))
        return None if plain else Problem("N003", where, {"cause": f"轮空的棋手不能填结果“{text}”"})
    known = state.results.get((number, board))
    if not text:
        if known is None or known.result is None:
            return None
        return ResultEntered(state.frozen.section, number, board, None, origin)
    result = read_result(text, game)
    if result is None:
        return Problem("N009", where, {"cause": f"结果“{text}”不认识，请从列表中选择"})
    if known and known.result is result:
        return None
    place = Origin(origin.file, origin.sha256, where or "")
    return ResultEntered(state.frozen.section, number, board, result, place)


def _entered(state: SectionState, number: int, board: int) -> bool:
    fact = state.results.get((number, board))
    return fact is not None and fact.result is not None


def _missing_words(desk: Desk, section: str) -> str:
    open_boards = missing(desk.state.sections[section])
    if not open_boards:
        return "成绩已齐"
    shown = list(_boards(open_boards))[:8]
    return f"还缺 {len(open_boards)} 台（N001）：{'、'.join(shown)}"


def _boards(open_boards: list[dict[str, int]]) -> Iterator[str]:
    return (f"第{b['round']}轮{b['board']}台" for b in open_boards)
