"""`qisai pair`: reads what was typed, pairs the next round, writes its workbooks.

With `draft` the round is only proposed: the arbiter alters it in 拟编 and pairs again. What he
alters against an absolute rule is proposed once more, so that he reads it before others do.
"""

from msgspec.structs import replace

from toolkit.entries.arranging import parts_of
from toolkit.entries.people import section_meant
from toolkit.flows.desk import Desk
from toolkit.flows.entry.hall import absorb_hall
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.play import scoring_of, tournament_of
from toolkit.flows.reporting import problem_words
from toolkit.flows.rounds.drafting import draft_of, proposed_in, wishes_of
from toolkit.flows.rounds.results import Typed, absorb_results, told
from toolkit.flows.rounds.round_sheets import book_name, round_files, standing_files, write_rounds
from toolkit.flows.rounds.sections import absorb_arrangement
from toolkit.flows.rounds.start_lists import freeze
from toolkit.flows.rounds.systems import SYSTEMS, propose
from toolkit.model.game import Colour, Game, Mark, Result, Round, Tournament
from toolkit.model.play_facts import RoundPaired, RoundWithdrawn
from toolkit.model.play_state import SectionState
from toolkit.model.standing import Pairing
from toolkit.pairing.absentees import forfeits_in_a_row
from toolkit.pairing.by_hand import altered
from toolkit.pairing.manual import BROKEN, consequences
from toolkit.pairing.round_robin import RULES as BERGER
from toolkit.pairing.seeding import drawn_colour

_IN_A_ROW = 2  # forfeits after which a person should look (N005)


def pair(
    desk: Desk,
    wanted: str,
    *,
    draft: bool = False,
    with_missing: str | None = None,
    withdraw: str | None = None,
) -> Outcome | Failure:
    """The next round of one section.

    Nothing is paired while a result is missing, unless `with_missing` says why: then those games
    count as drawn for this pairing only. `withdraw` = why the newest round is taken back.
    """
    section = section_named(desk, wanted)
    if isinstance(section, Failure):
        return section
    if any(reason is not None and not reason.strip() for reason in (with_missing, withdraw)):
        return Failure(
            "没有写理由，什么也没有做。", '理由写在引号里，例如：--withdraw "名单漏了一人"。'
        )
    if withdraw:
        return _withdraw(desk, section, withdraw)
    begun = _begin(desk, section)
    if isinstance(begun, Failure):
        return begun
    in_hall = absorb_hall(desk)
    typed = absorb_results(desk, section, rewrite=False)
    if problems := (*in_hall, *typed.problems):
        write_rounds(desk, section, typed.kept)
        taken = told(desk, section, typed)
        words = "\n".join((*(problem_words(p) for p in problems), *taken))
        return Failure(f"填写的表有问题，没有编排：\n{words}", "请改好后再运行。")
    return _next_round(desk, section, typed, draft, with_missing or "")


def _begin(desk: Desk, section: str) -> Failure | None:
    """The start list, by what was decided in 分组.xlsx, whether `sections` has read it or not."""
    if section in desk.state.sections:
        return None
    return absorb_arrangement(desk) or freeze(desk, section)


def _next_round(
    desk: Desk, section: str, typed: Typed, draft: bool, with_missing: str
) -> Outcome | Failure:
    state = desk.state.sections[section]
    tournament = _to_pair(desk, state, with_missing)
    made = _made(desk, state, typed, tournament, draft)
    if isinstance(made, Failure):
        write_rounds(desk, section, typed.kept)
        return made
    proposed, altered_because = made
    lines = told(desk, section, typed) + _forfeits(tournament)
    effects = consequences(tournament, proposed) if altered_because else ()
    if altered_because:
        lines += [f"  N006 手工调整：{altered_because}", *(f"    {text}" for text in effects)]
    broken = any(text.startswith(BROKEN) for text in effects)
    if draft or (broken and _alters(typed)):
        desk.note([draft_of(proposed, section, _reasons(proposed), altered_because)])
        write_rounds(desk, section)
        return _drafted(desk, section, proposed, lines, broken)
    by_hand = f"缺的成绩按和棋编排（{with_missing}）" if with_missing else ""
    reasons = "；".join(filter(None, (by_hand, altered_because)))
    desk.note([_fact(section, proposed, tournament, reasons)])
    write_rounds(desk, section)
    return _outcome(desk, section, proposed, lines)


def _made(
    desk: Desk, state: SectionState, typed: Typed, tournament: Tournament, draft: bool
) -> tuple[Pairing, str] | Failure:
    """The round and why it was altered by hand ("" = it was not), or why there is none."""
    rounds = state.frozen.rounds
    if len(state.rounds) >= rounds:
        told_so = f"“{state.frozen.section}”的 {rounds} 轮已经全部编完。"
        return Failure(told_so, "运行 qisai standings 看名次。")
    if state.draft and typed.drafted and (_alters(typed) or not draft):
        made = _as_wished(desk, state, typed, tournament)
    elif not draft and _alters(typed):
        made = "拟编以后成绩或名单又有变动，拟编作废了"
    else:
        made = propose(desk, tournament, state.frozen), ""
    if isinstance(made, str):
        return Failure(
            f"拟编的改动不能用：{made}。",
            "请改好后再运行；要重来就清空黄色格，用 --draft 重新拟编。",
        )
    proposed, _ = made
    if proposed.findings and not proposed.boards:
        finding = proposed.findings[0]
        return Failure(f"{finding.message}（{finding.code}）", finding.remedy)
    return made


def _alters(typed: Typed) -> bool:
    wishes = wishes_of(typed.drafted.rows) if typed.drafted else {}
    return bool(wishes)


def section_named(desk: Desk, wanted: str) -> str | Failure:
    """The section that the arbiter means, by name or alias."""
    splits = desk.regulation.splits
    played = [parts_of(desk.state, s.name, splits) for s in desk.regulation.sections]
    names = [*desk.state.sections, *(name for parts in played for name in parts)]
    found = wanted if wanted in names else section_meant(wanted, desk.regulation)
    if found:
        return found
    return Failure(f"没有叫“{wanted}”的组别。", f"规程的组别：{'、'.join(dict.fromkeys(names))}。")


def _withdraw(desk: Desk, section: str, reason: str) -> Outcome | Failure:
    state = desk.state.sections.get(section)
    if state is None or not state.rounds:
        return Failure(f"“{section}”还没有编排过，没有可以撤回的对阵。", "请核对组别。")
    number = len(state.rounds)
    lost = sum(place[0] == number for place in state.results)
    desk.note([RoundWithdrawn(section, number, reason)])
    write_rounds(desk, section)
    for file in round_files(section, number):
        desk.outputs.remove(file)
    lines = [f"{section} 第 {number} 轮对阵已撤回：{reason}"]
    if state.ranked:
        for file in standing_files(section):
            desk.outputs.remove(file)
        lines.append("  已公布的名次一起撤下；奖金、成绩册公布过的，重新打完后请再运行一次。")
    if lost:
        lines.append(f"  这一轮已填的 {lost} 个结果一起作废。")
    data = {"section": section, "withdrawn": number, "reason": reason}
    return Outcome((*lines, *desk.outputs.notes()), "运行 qisai pair 组别 重新编排。", data)


def _to_pair(desk: Desk, state: SectionState, with_missing: str) -> Tournament:
    """What the engine sees: the drawn colour, and missing results as draws where it was decided."""
    tournament = tournament_of(state, scoring_of(desk.regulation))
    colour = tournament.first_colour or drawn_colour(state.frozen.seed)
    if with_missing:
        rounds = tuple(_as_drawn(played) for played in tournament.rounds)
        tournament = replace(tournament, rounds=rounds)
    return replace(tournament, first_colour=colour)


def _as_drawn(played: Round) -> Round:
    games = [replace(g, result=Result.DRAW) if g.result is None else g for g in played.games]
    return replace(played, games=tuple(games))


def _as_wished(
    desk: Desk, state: SectionState, typed: Typed, tournament: Tournament
) -> tuple[Pairing, str] | str:
    """The draft with the arbiter's wishes and his reason; in words what can't be done."""
    assert state.draft
    assert typed.drafted
    proposed = proposed_in(state.draft)
    wishes = wishes_of(typed.drafted.rows)
    if isinstance(wishes, str):
        return wishes
    before = state.draft.by_hand
    if not wishes:
        return proposed, before
    why = "；".join(dict.fromkeys(wish.why for wish in wishes.values() if wish.why))
    made = altered(
        proposed,
        wishes,
        lambda pins: propose(desk, tournament, state.frozen, pins, why),
        tournament,
    )
    return made if isinstance(made, str) else (made, "；".join(filter(None, (before, why))))


def _forfeits(tournament: Tournament) -> list[str]:
    """Players who did not come several times in a row: a person decides what becomes of them."""
    names = {player.number: player for player in tournament.competitors}
    late = forfeits_in_a_row(tournament, _IN_A_ROW)
    return [
        f"  N005 {number} 号{names[number].name}连续弃权 {count} 轮："
        "不再参加的，在“名单变动”里写退赛。"
        for number, count in late.items()
        if names[number].active(tournament.next_round)
    ]


def _reasons(proposed: Pairing) -> tuple[str, ...]:
    boards = ("；".join(_board_words(b.by_hand, b.reasons)) for b in proposed.boards)
    byes = [*proposed.bye_reasons, *[""] * (len(proposed.byes) - len(proposed.bye_reasons))]
    return (*boards, *byes)


def _board_words(by_hand: str, reasons: tuple[str, ...]) -> tuple[str, ...]:
    return (f"手工调整：{by_hand}", *reasons) if by_hand else reasons


def _fact(section: str, proposed: Pairing, tournament: Tournament, by_hand: str) -> RoundPaired:
    games = tuple(Game(b.white, b.black, None, b.number) for b in proposed.boards)
    first = tournament.first_colour or Colour.WHITE
    made = Round(proposed.round, games, proposed.byes)
    return RoundPaired(section, made, proposed.rules, _reasons(proposed), first.value, by_hand)


def _drafted(
    desk: Desk, section: str, proposed: Pairing, lines: list[str], broken: bool
) -> Outcome:
    said = [
        f"{section} 第 {proposed.round} 轮拟编：{_boards(proposed)}，还没有公布。",
        f"  要改的写在 {book_name(section)} 的“拟编第{proposed.round}轮”。",
        *lines,
    ]
    data = {"section": section, "round": proposed.round, "draft": True, **_pairs(proposed)}
    step = "看过、改过以后运行 qisai pair 组别 公布。"
    if broken:
        step = f"改动违反规则：改回来，或者确实要这样，再{step[7:]}"
    return Outcome((*said, *desk.outputs.notes()), step, data)


def _pairs(proposed: Pairing) -> dict[str, object]:
    return {
        "rules": proposed.rules,
        "pairs": [[b.white, b.black] for b in proposed.boards],
        "byes": [bye.player for bye in proposed.byes],
        "findings": [{"code": f.code, "message": f.message} for f in proposed.findings],
    }


def _boards(proposed: Pairing) -> str:
    """How many boards, and how many have no game."""
    free = sum(bye.mark is Mark.PAIRING_BYE or proposed.rules == BERGER for bye in proposed.byes)
    away = len(proposed.byes) - free
    counts = ((len(proposed.boards), "", " 台"), (free, "轮空 ", " 人"), (away, "不下 ", " 人"))
    return "，".join(f"{before}{count}{after}" for count, before, after in counts if count)


def _outcome(desk: Desk, section: str, proposed: Pairing, more: list[str]) -> Outcome:
    lines = [
        f"{section} 第 {proposed.round} 轮：{_boards(proposed)}",
        f"  规则：{SYSTEMS.get(proposed.rules, proposed.rules)}",
        f"  填成绩：{book_name(section)}",
        f"  张贴：3公布/对阵-{section}-第{proposed.round}轮.xlsx",
        *more,
    ]
    lines += [f"  {f.code} {f.message}" for f in proposed.findings]
    data = {"section": section, "round": proposed.round, **_pairs(proposed)}
    last = proposed.round >= desk.state.sections[section].frozen.rounds
    then = "qisai standings 看名次" if last else "qisai pair 编排下一轮"
    step = f"把对阵表张贴出去；成绩填进编排表后运行 {then}。"
    return Outcome((*lines, *desk.outputs.notes()), step, data)
