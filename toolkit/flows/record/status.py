"""`qisai status` and `qisai run`: where the event stands; every step that needs no person."""

from toolkit.flows.desk import Desk
from toolkit.flows.entry.check import check
from toolkit.flows.entry.ingest import ingest
from toolkit.flows.entry.ratings import LISTS, import_lists, lists_waiting
from toolkit.flows.finish.titles import late_lines
from toolkit.flows.money.full_survey import survey
from toolkit.flows.money.money_steps import money_lines, money_step
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.placing import place
from toolkit.flows.play import players_by_number
from toolkit.flows.survey import Survey
from toolkit.model.finding import Severity


def status(desk: Desk) -> Outcome:
    """Counts, what waits for a person, and the next step."""
    state, found = desk.state, survey(desk)
    units, players = len(found.roster.units), sum(1 for _ in found.roster.entries)
    still_open = [j.finding for j in found.judged if j.decision is None]
    errors = sum(f.severity is Severity.ERROR for f in still_open)
    waiting = sum(f.severity is Severity.DECISION for f in still_open)
    unanswered = [
        m for m in state.messages.values() if not m.no_answer and m.sha256 not in state.answered
    ]
    mails, admitted = len(state.messages), len(found.standing.admitted)
    lines = [
        desk.regulation.name,
        f"  来信 {mails} 封（未回复 {len(unanswered)}），单位 {units}，棋手 {players}",
        f"  未处理：错误 {errors}，待裁定 {waiting}；可列入名单 {admitted} 人",
    ]
    if waiting_lists := lists_waiting(desk):
        names = "、".join(file.name for file in waiting_lists)
        lines.append(f"  {LISTS} 里还没有读入：{names}（qisai run 会读）")
    for publication in state.publications:
        lines.append(f"  公示：{publication.at:%Y-%m-%d %H:%M}，{len(publication.list.entries)} 人")
    lines += [*money_lines(desk, found), *late_lines(desk)]
    for name, section in state.sections.items():
        lines.append(
            f"  {name}：{len(players_by_number(section))} 人，已编排 {len(section.rounds)} 轮"
        )
    data = {
        "messages": mails,
        "unanswered": len(unanswered),
        "units": units,
        "players": players,
        "errors": errors,
        "decisions": waiting,
        "admitted": admitted,
        "lists_waiting": [file.name for file in waiting_lists],
        "publications": len(state.publications),
        "rounds": {name: len(section.rounds) for name, section in state.sections.items()},
    }
    return Outcome(tuple(lines), _next(desk, found, waiting), data)


def run(desk: Desk) -> Outcome | Failure:
    """Reads what arrived and checks it."""
    read = ingest(desk, ())
    if isinstance(read, Failure) and not desk.state.arrivals:
        return read
    said = (read.message,) if isinstance(read, Failure) else read.lines
    lists = _lists(desk)
    checked = check(desk)
    return Outcome((*said, *lists, *checked.lines), checked.next_step, checked.data)


def _lists(desk: Desk) -> tuple[str, ...]:
    """Reads the rating lists and yearbooks that lie in 1来件/资料 and are new."""
    waiting = lists_waiting(desk)
    read = import_lists(desk, waiting) if waiting else None
    if read is None:
        return ()
    lines = (read.message,) if isinstance(read, Failure) else read.lines
    return (f"读入 {LISTS}：", *(f"  {line}" for line in lines))


def _next(desk: Desk, found: Survey, waiting: int) -> str:
    state = desk.state
    if not found.roster.units:
        return "把来信和报名表放进 1来件，运行 qisai run。"
    if waiting:
        decide = f"在 2填写/裁定.xlsx 里裁定 {waiting} 项，再运行 qisai check。"
        return decide + money_step(desk, found)
    if step := money_step(desk, found):
        return step
    if not state.publications:
        return "寄出 4回信 里的草稿，名单齐了运行 qisai publish。"
    if not state.sections:
        return "运行 qisai pair 组别 编排第一轮。"
    if all(place(one, desk.regulation).final for one in state.sections.values()):
        return _last_step(desk)
    return "把成绩填进 2填写/编排-组别.xlsx，再运行 qisai pair 组别 编排下一轮。"


def _last_step(desk: Desk) -> str:
    """After the last round: places, prizes, titles, and the yearbook for the next event."""
    finish = desk.state.finish
    if not finish.prizes:
        return "各组都打完了：运行 qisai standings 张贴名次，再运行 qisai prizes。"
    if desk.regulation.titles and finish.titles is None:
        return "运行 qisai titles，看谁能申报等级。"
    return "发奖金、交等级材料；运行 qisai ratings yearbook，给下一届留一份历年名录。"
