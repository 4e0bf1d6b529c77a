"""Random tournaments with everything that goes wrong in real ones, and how long rounds take.

python -m bench.rounds              the speed table
python -m bench.rounds 300          so many tournaments held against gacrux as well
"""

import random
import sys
import time
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from toolkit.model.game import (
    Bye,
    Colour,
    Competitor,
    Game,
    Mark,
    RequestedBye,
    Result,
    Round,
    Scoring,
    Tournament,
)
from toolkit.model.standing import Board, Pairing
from toolkit.pairing.swiss import SwissOptions, pair_round
from toolkit.standings.order import standing
from toolkit.tiebreaks.field import Settings

ALL_KEYS = (
    "BH", "BH/C1", "BH/C2", "BH/M1", "FB", "AOB", "SB", "SB/C1", "WIN", "WON", "BWG", "BPG", "DE",
    "PS", "PS/C1", "KS", "ARO", "opponents", "wins", "fouls", "black_games", "sonneborn",
    "opponents_of_wins", "previous_round",
)  # fmt: skip

Pairer = Callable[[Tournament], Pairing]


def dutch(rules: str) -> Pairer:
    """The product's Swiss by these rules."""
    return lambda tournament: pair_round(tournament, SwissOptions(rules=rules))


def random_tournament(
    seed: int,
    players: int,
    rounds: int,
    rules: str = "2026",
    trouble: float = 0.03,
    scoring: Scoring | None = None,
) -> Tournament:
    """A played tournament. `trouble` = chance of each kind of mishap per player and round.

    Mishaps: forfeits, double forfeits, requested byes, late entries, withdrawals. Ends early when
    no legal pairing is left.
    """
    for tournament in played_rounds(seed, players, rounds, rules, trouble, scoring):
        last = tournament
    return last


def played_rounds(
    seed: int,
    players: int,
    rounds: int,
    rules: str = "2026",
    trouble: float = 0.03,
    scoring: Scoring | None = None,
) -> Iterator[Tournament]:
    """The same tournament before round 1 and after every round, requests of the next included."""
    chance = random.Random(seed)
    tournament = _field(chance, players, rounds, trouble, scoring or Scoring())
    pairer = dutch(rules)
    for number in range(1, rounds + 1):
        tournament = _with_requests(chance, tournament, number, trouble)
        yield tournament
        pairing = pairer(tournament)
        if not pairing.boards:
            return
        tournament = _play(chance, tournament, pairing, trouble)
    yield tournament


def _field(
    chance: random.Random, players: int, rounds: int, trouble: float, scoring: Scoring
) -> Tournament:
    ratings = sorted((chance.randint(1000, 2600) for _ in range(players)), reverse=True)
    competitors = []
    for number, rating in enumerate(ratings, start=1):
        joins = chance.randint(2, 3) if chance.random() < trouble else 1
        gone = chance.randint(1, rounds) if chance.random() < 2 * trouble else None
        if gone is not None and gone < joins:
            gone = None
        competitors.append(
            Competitor(number, f"P{number}", rating=rating, joins=joins, withdrawn_after=gone)
        )
    return Tournament(
        "random",
        tuple(competitors),
        rounds_total=rounds,
        scoring=scoring,
        first_colour=chance.choice([Colour.WHITE, Colour.BLACK]),
    )


def _with_requests(
    chance: random.Random, tournament: Tournament, number: int, trouble: float
) -> Tournament:
    kinds = (Mark.HALF_BYE, Mark.HALF_BYE, Mark.ZERO_BYE, Mark.ZERO_BYE, Mark.FULL_BYE)
    requested = [
        RequestedBye(number, player.number, chance.choice(kinds))
        for player in tournament.competitors
        if player.active(number) and chance.random() < trouble
    ]
    return replace(tournament, requested=tuple(requested))


def _play(
    chance: random.Random, tournament: Tournament, pairing: Pairing, trouble: float
) -> Tournament:
    rating = {player.number: player.rating for player in tournament.competitors}
    games = [
        Game(
            board.white,
            board.black,
            _result(chance, rating[board.white] - rating[board.black], trouble),
            board.number,
            white_fouls=chance.random() < trouble,
            black_fouls=chance.random() < trouble,
        )
        for board in pairing.boards
    ]
    byes = tuple(Bye(bye.player, bye.mark) for bye in pairing.byes)
    played = Round(pairing.round, tuple(games), byes)
    return replace(tournament, rounds=(*tournament.rounds, played), requested=())


def _result(chance: random.Random, difference: int, trouble: float) -> Result:
    if chance.random() < trouble:
        return chance.choice([
            Result.WHITE_BY_FORFEIT, Result.BLACK_BY_FORFEIT, Result.DOUBLE_FORFEIT,
        ])  # fmt: skip
    expected = 1 / (1 + 10 ** (-difference / 400))
    draw = 0.35 * (1 - abs(2 * expected - 1))
    drawn = chance.random()
    if drawn < draw:
        return Result.DRAW
    return Result.WHITE_WINS if drawn < draw + (1 - draw) * expected else Result.BLACK_WINS


def speed_table() -> None:
    """Median and worst seconds a round, and the standing with all keys."""
    print("players rounds rules  median  worst  standing (s)")
    for players, rounds in ((20, 9), (50, 9), (100, 9), (200, 11), (400, 9)):
        for rules in ("2026", "2017"):
            times = []
            states = played_rounds(7, players, rounds, rules)
            while True:
                start = time.process_time()
                tournament = next(states, None)
                times.append(time.process_time() - start)
                if tournament is None:
                    break
                last = tournament
            times = sorted(times[1:-1])
            start = time.process_time()
            standing(last, ALL_KEYS, Settings())
            spent = time.process_time() - start
            print(
                f"{players:7} {rounds:6} {rules:>5} {times[len(times) // 2]:7.3f} {times[-1]:6.3f}"
                f" {spent:7.3f}"
            )


def shuffled_tournament(seed: int, players: int, rounds: int) -> Tournament:
    """Rounds paired by chance, for measuring standings of fields too large to pair often."""
    chance = random.Random(seed)
    tournament = _field(chance, players, rounds, 0.0, Scoring())
    numbers = [player.number for player in tournament.competitors]
    for number in range(1, rounds + 1):
        chance.shuffle(numbers)
        boards = [Board(i, *numbers[2 * i - 2 : 2 * i]) for i in range(1, players // 2 + 1)]
        tournament = _play(chance, tournament, Pairing(number, "chance", tuple(boards)), 0.03)
    return tournament


def standing_speed(players: int = 800, rounds: int = 13) -> float:
    """CPU seconds of a standing with every key there is."""
    tournament = shuffled_tournament(1, players, rounds)
    start = time.process_time()
    standing(tournament, ALL_KEYS, Settings())
    return time.process_time() - start


def main() -> None:
    """Run what the command line asks for."""
    if len(sys.argv) > 1:
        from bench.rounds_oracle import compare

        compare(int(sys.argv[1]))
    else:
        speed_table()
        print(f"standing of 800 x 13 with {len(ALL_KEYS)} keys: {standing_speed():.3f} s")


if __name__ == "__main__":
    main()
