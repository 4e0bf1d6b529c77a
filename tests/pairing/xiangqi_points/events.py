"""Invented xiangqi events, played round by round, for the tests and for bench/xiangqi.py."""

import random
from collections.abc import Iterator

from msgspec.structs import replace

from toolkit.model.game import (
    XIANGQI,
    Bye,
    Competitor,
    Game,
    Mark,
    RequestedBye,
    Result,
    Round,
    Tournament,
)
from toolkit.model.standing import Pairing
from toolkit.pairing.xiangqi_points.engine import DEFAULTS, pair
from toolkit.pairing.xiangqi_points.settings import PointsSettings


def field(players: int, rounds: int, *, per_unit: int = 4, women: int = 0) -> Tournament:
    """A start list; units of `per_unit` members sit side by side, every n-th player is a woman."""
    competitors = tuple(
        Competitor(
            number=number,
            name=f"棋手{number}",
            unit=f"单位{(number - 1) // per_unit + 1}" if per_unit else "",
            sex="女" if women and number % women == 0 else "男",
        )
        for number in range(1, players + 1)
    )
    return Tournament("模拟", competitors, rounds_total=rounds, scoring=XIANGQI)


def with_chance(
    tournament: Tournament,
    dice: random.Random,
    *,
    leave: float = 0.004,
    away: float = 0.004,
    late: float = 0.01,
) -> Tournament:
    """The same field with late joiners, withdrawals and requested byes strewn in."""
    competitors, wishes = [], []
    for player in tournament.competitors:
        joins = dice.choice((2, 3)) if dice.random() < late else 1
        gone = None
        for number in range(joins, tournament.rounds_total + 1):
            if dice.random() < leave:
                gone = max(number, joins)
                break
            if dice.random() < away:
                mark = dice.choice((Mark.HALF_BYE, Mark.ZERO_BYE, Mark.FULL_BYE))
                wishes.append(RequestedBye(number, player.number, mark))
        competitors.append(replace(player, joins=joins, withdrawn_after=gone))
    return replace(tournament, competitors=tuple(competitors), requested=tuple(wishes))


def played(pairing: Pairing, dice: random.Random, *, forfeits: float, draws: float) -> Round:
    """The round with results: the smaller number is stronger, a little."""
    games = []
    for board in pairing.boards:
        if dice.random() < forfeits:
            result = dice.choice(
                (Result.WHITE_BY_FORFEIT, Result.BLACK_BY_FORFEIT, Result.DOUBLE_FORFEIT)
            )
        elif dice.random() < draws:
            result = Result.DRAW
        else:
            white = dice.gauss(-board.white, 60) > dice.gauss(-board.black, 60)
            result = Result.WHITE_WINS if white else Result.BLACK_WINS
        games.append(Game(board.white, board.black, result, board.number))
    byes = tuple(Bye(bye.player, bye.mark) for bye in pairing.byes)
    return Round(pairing.round, tuple(games), byes)


def play(
    tournament: Tournament,
    dice: random.Random,
    settings: PointsSettings = DEFAULTS,
    *,
    rounds: int | None = None,
    forfeits: float = 0.01,
    draws: float = 0.3,
    seed: str = "签",
) -> Iterator[tuple[Tournament, Pairing]]:
    """Play the event; yields each round's pairing with the tournament it was made for.

    Ends early when there is no legal pairing, with that verdict as the last one.
    """
    for _ in range(rounds or tournament.rounds_total):
        pairing = pair(tournament, settings, seed=seed)
        yield tournament, pairing
        if not pairing.boards and not pairing.byes:
            return
        done = played(pairing, dice, forfeits=forfeits, draws=draws)
        tournament = replace(tournament, rounds=(*tournament.rounds, done))
