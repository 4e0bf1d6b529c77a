"""Round robin (循环赛): the next round of the Berger table, and what a withdrawal does."""

from collections.abc import Iterable

import msgspec

from toolkit.model.finding import Finding, Severity
from toolkit.model.game import Bye, Game, Mark, Result, Round, Tournament
from toolkit.model.standing import Board, Pairing
from toolkit.pairing.berger import schedule

RULES = "berger"


def pair_round(tournament: Tournament, cycles: int = 1) -> Pairing:
    """The next round by start numbers. A free round earns nothing.

    Players who withdrew keep their place in the table: see `settle_withdrawals`. Findings: N010
    when all rounds are played or nobody is there.
    """
    number = tournament.next_round
    order = sorted(player.number for player in tournament.competitors)
    table = schedule(len(order), cycles) if len(order) > 1 else ()
    if number > len(table):
        text = f"循环赛共 {len(table)} 轮，已经全部编完。" if table else "没有两名以上的棋手。"
        return Pairing(number, RULES, findings=(Finding("N010", Severity.ERROR, text),))
    boards: list[Board] = []
    byes: list[Bye] = []
    for white, black in table[number - 1]:
        if white and black:
            reason = f"循环赛第 {number} 轮：按贝格尔编排表"
            pair = order[white - 1], order[black - 1]
            boards.append(Board(len(boards) + 1, *pair, reasons=(reason,)))
        else:
            byes.append(Bye(order[white + black - 1], Mark.ZERO_BYE))
    reasons = tuple(f"人数为单数，{bye.player} 号本轮轮空" for bye in byes)
    return Pairing(number, RULES, tuple(boards), tuple(byes), reasons)


def settle_withdrawals(tournament: Tournament, cycles: int = 1) -> Tournament:
    """The tournament as standings see it when somebody withdrew.

    Fewer than half of his games played: all his results are cancelled (his opponents are free).
    Otherwise his remaining games, in the rounds published so far, are lost by forfeit.
    """
    games = (len(tournament.competitors) - 1) * cycles
    gone = {p.number: p.withdrawn_after for p in tournament.competitors}
    leavers = {number: last for number, last in gone.items() if last is not None}
    cancelled = {
        n for n, last in leavers.items() if 2 * _played(tournament.rounds[:last], n) < games
    }
    rounds = tuple(
        _settled(played, cancelled, {n: last for n, last in leavers.items() if n not in cancelled})
        for played in tournament.rounds
    )
    return msgspec.structs.replace(tournament, rounds=rounds)


def _played(rounds: Iterable[Round], number: int) -> int:
    return sum(
        number in (game.white, game.black) and game.result is not None and game.result.played
        for played in rounds
        for game in played.games
    )


def _settled(played: Round, cancelled: set[int], leavers: dict[int, int]) -> Round:
    games, byes = [], list(played.byes)
    for game in played.games:
        sides = (game.white, game.black)
        if cancelled.intersection(sides):
            byes += [Bye(number, Mark.ZERO_BYE) for number in sides]
        else:
            games.append(_forfeited(game, played.number, leavers))
    return Round(played.number, tuple(games), tuple(byes))


def _forfeited(game: Game, number: int, leavers: dict[int, int]) -> Game:
    white_gone = number > leavers.get(game.white, number)
    black_gone = number > leavers.get(game.black, number)
    if not (white_gone or black_gone):
        return game
    result = Result.BLACK_BY_FORFEIT if white_gone else Result.WHITE_BY_FORFEIT
    if white_gone and black_gone:
        result = Result.DOUBLE_FORFEIT
    return msgspec.structs.replace(game, result=result)
