"""A round of a Swiss by the FIDE Dutch rules, from whichever engine they need, checked by us."""

from itertools import combinations

import msgspec

from toolkit.model.finding import Finding, Severity
from toolkit.model.game import Bye, Colour, ForbiddenPair, Mark, Tournament
from toolkit.model.record import Record
from toolkit.model.standing import Board, Pairing
from toolkit.pairing import dutch_2017, dutch_2026
from toolkit.pairing.boards import in_board_order
from toolkit.pairing.engine import Drawn, Engine, NoPairing
from toolkit.pairing.entrants import Entrant, entrants
from toolkit.pairing.legality import broken_rules
from toolkit.pairing.reasons import board_reasons, bye_reason

RULES_2017, RULES_2026 = "2017", "2026"
CHANGED_ON = "2026-02-01"  # first day of the 2026 rules

_ENGINES: dict[str, Engine] = {RULES_2017: dutch_2017.pair, RULES_2026: dutch_2026.pair}


class SwissOptions(Record, frozen=True):
    """Settings of a section. Players of one unit stay apart in the first `units_apart` rounds."""

    rules: str = RULES_2026
    units_apart: int = 0
    first_word: str = "白"  # what the side that moves first is called: 白, 红


def rules_on(day: str) -> str:
    """The rules of an event that begins on that day (YYYY-MM-DD); "" = the rules of today."""
    return RULES_2017 if day and day < CHANGED_ON else RULES_2026


def pair_round(tournament: Tournament, options: SwissOptions) -> Pairing:
    """The next round, boards in order, each with its reasons.

    Findings: N001 a result is missing, N010 the round can't be paired (nobody left, no legal
    pairing, no engine on this machine), N011 players of one unit could not be kept apart.
    """
    number = tournament.next_round
    requested = _requested_byes(tournament)
    empty = Pairing(number, options.rules, byes=requested)
    players = entrants(tournament)
    problem = _not_ready(tournament, players)
    if problem is not None:
        return msgspec.structs.replace(empty, findings=(problem,))
    apart = _keep_units_apart(tournament, players, options)
    drawn = _draw(apart, players, options.rules)
    findings: tuple[Finding, ...] = ()
    if isinstance(drawn, NoPairing) and apart is not tournament:
        findings = (_finding("N011", Severity.INFO, "本轮无法让同单位棋手全部回避，已放开回避。"),)
        apart, drawn = tournament, _draw(tournament, players, options.rules)
    if isinstance(drawn, NoPairing):
        return msgspec.structs.replace(empty, findings=(_no_pairing(drawn),))
    faults = broken_rules(apart, drawn.pairs, drawn.bye, options.rules)
    if faults:
        text = f"编排引擎的结果违反规则，没有采用：{'；'.join(faults)}。"
        remedy = "请保存赛事文件夹并报告，本轮可手工编排。"
        return msgspec.structs.replace(
            empty, findings=(_finding("N010", Severity.ERROR, text, remedy),)
        )
    return _explained(tournament, players, drawn, options, requested, findings)


def _draw(tournament: Tournament, players: dict[int, Entrant], rules: str) -> Drawn | NoPairing:
    """One player alone needs no engine: he has the bye."""
    if len(players) > 1:
        return _ENGINES[rules](tournament)
    (only,) = players.values()
    return NoPairing("impossible") if only.barred_from_bye(rules) else Drawn((), only.number)


def _explained(
    tournament: Tournament,
    players: dict[int, Entrant],
    drawn: Drawn,
    options: SwissOptions,
    requested: tuple[Bye, ...],
    findings: tuple[Finding, ...],
) -> Pairing:
    words = {Colour.WHITE: options.first_word, Colour.BLACK: "黑"}
    boards = tuple(
        Board(
            number=i,
            white=white,
            black=black,
            reasons=board_reasons(players[white], players[black], tournament.scoring, words),
        )
        for i, (white, black) in enumerate(in_board_order(drawn.pairs, players), start=1)
    )
    byes = requested
    reasons: tuple[str, ...] = ()
    if drawn.bye is not None:
        byes = (Bye(drawn.bye, Mark.PAIRING_BYE), *requested)
        reasons = (bye_reason(players[drawn.bye], players, options.rules, tournament.scoring),)
    return Pairing(tournament.next_round, options.rules, boards, byes, reasons, findings)


def _requested_byes(tournament: Tournament) -> tuple[Bye, ...]:
    now = tournament.next_round
    active = {player.number for player in tournament.competitors if player.active(now)}
    return tuple(
        Bye(bye.player, bye.mark)
        for bye in tournament.requested
        if bye.round == now and bye.player in active
    )


def _not_ready(tournament: Tournament, players: dict[int, Entrant]) -> Finding | None:
    total = tournament.rounds_total
    if total and tournament.next_round > total:
        return _finding("N010", Severity.ERROR, f"全部 {total} 轮已经编完，没有下一轮。")
    for played in tournament.rounds:
        missing = sum(game.result is None for game in played.games)
        if missing:
            text = f"第 {played.number} 轮还有 {missing} 台没有成绩，不能编排下一轮。"
            return _finding("N001", Severity.ERROR, text, "请先把成绩填齐。")
    if not players:
        text = f"第 {tournament.next_round} 轮没有可以编排的棋手（全部退出或请假），没有产生对阵。"
        return _finding("N010", Severity.ERROR, text, "请核对退赛和请假名单。")
    return None


def _no_pairing(reason: NoPairing) -> Finding:
    if reason.code == "missing_engine":
        text = "这台电脑上没有旧版（2026-01-31 以前）规则的编排引擎 py4swiss。"
        remedy = (
            "请改用 2026 年规则（--rules 2026），或换一台 Windows、Linux x64 或苹果芯片的电脑。"
        )
    else:
        text = "按规则没有合法的对阵：不重复对弈、轮空和先后手的要求不能同时满足。"
        remedy = "请裁判长决定放宽哪一条，再手工编排本轮。"
    return _finding("N010", Severity.ERROR, text, remedy)


def _finding(code: str, severity: Severity, message: str, remedy: str = "") -> Finding:
    return Finding(code=code, severity=severity, message=message, remedy=remedy)


def _keep_units_apart(
    tournament: Tournament, players: dict[int, Entrant], options: SwissOptions
) -> Tournament:
    """The tournament with pairs within one unit forbidden, itself when that forbids nothing."""
    now = tournament.next_round
    if now > options.units_apart:
        return tournament
    pairs = tuple(
        ForbiddenPair((a.number, b.number), now, now)
        for a, b in combinations(players.values(), 2)
        if a.unit and a.unit == b.unit
    )
    if not pairs:
        return tournament
    return msgspec.structs.replace(tournament, forbidden=tournament.forbidden + pairs)
