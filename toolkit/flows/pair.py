"""`qisai pair`: reads the results typed so far, pairs the next round, writes its workbooks."""

from toolkit.entries.people import section_meant
from toolkit.flows.desk import Desk
from toolkit.flows.hall import absorb_hall
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.play import new_section, scoring_of, tournament_of
from toolkit.flows.results import absorb_results, problem_words
from toolkit.flows.round_sheets import SYSTEMS, book_name, write_rounds
from toolkit.model.game import Colour, Game, Round, Tournament
from toolkit.model.play_facts import RoundPaired, SectionFrozen
from toolkit.model.standing import Pairing
from toolkit.pairing.round_robin import pair_round as round_robin
from toolkit.pairing.seeding import drawn_colour
from toolkit.pairing.swiss import SwissOptions, pair_round, rules_on
from toolkit.pairing.xiangqi_points.engine import pair as pair_points
from toolkit.pairing.xiangqi_points.settings import FirstRound, PointsSettings
from toolkit.rules.schema import Regulation


def pair(desk: Desk, wanted: str) -> Outcome | Failure:
    """The next round of one section. Nothing is paired while a result is missing."""
    section = section_named(desk, wanted)
    if isinstance(section, Failure):
        return section
    frozen = _freeze(desk, section)
    if isinstance(frozen, Failure):
        return frozen
    in_hall = absorb_hall(desk)
    typed = absorb_results(desk, section)
    if problems := (*in_hall, *typed.problems):
        told = "\n".join(problem_words(p) for p in problems)
        return Failure(f"填写的表有问题，没有编排：\n{told}", "请改好后再运行。")
    state = desk.state.sections[section]
    tournament = _with_colour(tournament_of(state, scoring_of(desk.regulation)), state.frozen.seed)
    if len(state.rounds) >= state.frozen.rounds:
        return Failure(
            f"“{section}”的 {state.frozen.rounds} 轮已经全部编完。", "运行 qisai standings 看名次。"
        )
    proposed = _propose(desk, tournament, state.frozen)
    if proposed.findings and not proposed.boards:
        finding = proposed.findings[0]
        return Failure(f"{finding.message}（{finding.code}）", finding.remedy)
    desk.note([_fact(section, proposed, tournament)])
    write_rounds(desk, section)
    return _outcome(desk, section, proposed)


def section_named(desk: Desk, wanted: str) -> str | Failure:
    """The section that the arbiter means, by name or alias."""
    names = [s.name for s in desk.regulation.sections]
    found = wanted if wanted in names else section_meant(wanted, desk.regulation)
    if found:
        return found
    return Failure(f"没有叫“{wanted}”的组别。", f"规程的组别：{'、'.join(names)}。")


def _freeze(desk: Desk, section: str) -> Failure | None:
    """The start list becomes a fact with the first round."""
    if section in desk.state.sections:
        return None
    frozen = new_section(desk, section)
    if isinstance(frozen, Failure):
        return frozen
    desk.note([frozen])
    return None


def _with_colour(tournament: Tournament, seed: str) -> Tournament:
    from msgspec.structs import replace

    colour = tournament.first_colour or drawn_colour(seed)
    return replace(tournament, first_colour=colour)


def _propose(desk: Desk, tournament: Tournament, frozen: SectionFrozen) -> Pairing:
    """The round by the system that the section was frozen with."""
    if frozen.system == "round_robin":
        return round_robin(tournament)
    if frozen.system == "xiangqi_points":
        return pair_points(tournament, _points_settings(desk.regulation), seed=frozen.seed)
    settings = desk.regulation.pairing
    by_date = settings is None or settings.rules == "by_date"
    day = desk.regulation.dates.play.first.isoformat()
    rules = rules_on(day) if by_date or settings is None else settings.rules
    return pair_round(tournament, SwissOptions(rules, settings.units_apart if settings else 0))


def _points_settings(regulation: Regulation) -> PointsSettings:
    """The limits of 积分编排制 as the regulation has them, else the usual reading."""
    settings = regulation.pairing
    if settings is None:
        return PointsSettings()
    return PointsSettings(
        unit_rounds=settings.units_apart,
        forfeits_out=settings.forfeits_out,
        first_round=FirstRound(settings.first_round),
    )


def _fact(section: str, proposed: Pairing, tournament: Tournament) -> RoundPaired:
    games = tuple(Game(b.white, b.black, None, b.number) for b in proposed.boards)
    reasons = tuple("；".join(b.reasons) for b in proposed.boards)
    byes = [*proposed.bye_reasons, *[""] * (len(proposed.byes) - len(proposed.bye_reasons))]
    first = tournament.first_colour or Colour.WHITE
    return RoundPaired(
        section,
        Round(proposed.round, games, proposed.byes),
        proposed.rules,
        (*reasons, *byes),
        first.value,
    )


def _outcome(desk: Desk, section: str, proposed: Pairing) -> Outcome:
    lines = [
        f"{section} 第 {proposed.round} 轮：{len(proposed.boards)} 台"
        + (f"，轮空 {len(proposed.byes)} 人" if proposed.byes else ""),
        f"  规则：{SYSTEMS.get(proposed.rules, proposed.rules)}",
        f"  填成绩：{book_name(section)}",
        f"  张贴：3公布/对阵-{section}-第{proposed.round}轮.xlsx",
    ]
    lines += [f"  {f.code} {f.message}" for f in proposed.findings]
    data = {
        "section": section,
        "round": proposed.round,
        "rules": proposed.rules,
        "pairs": [[b.white, b.black] for b in proposed.boards],
        "byes": [bye.player for bye in proposed.byes],
        "findings": [{"code": f.code, "message": f.message} for f in proposed.findings],
    }
    step = "把对阵表张贴出去；成绩填进编排表后运行 qisai pair 编排下一轮。"
    return Outcome((*lines, *desk.outputs.notes()), step, data)
