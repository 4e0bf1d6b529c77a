"""Xiangqi pairings (积分编排制): whole events at full size, and the exhaustive engine at length.

    python bench/xiangqi.py                 events of 60, 200 and 400 players, 11 and 13 rounds
    python bench/xiangqi.py --fields 5000   so many small events against the exhaustive engine

Figure: seconds of CPU a round. Target: 0.2 at 200 players, 1 at 400. There is no peer: no other
program that pairs this way can be had, so optimality is measured against brute force.
"""

import argparse
import random
import statistics
import sys
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.pairing.xiangqi_points import comparison, events
from tests.pairing.xiangqi_points.test_engine import check
from toolkit.model.standing import Pairing
from toolkit.pairing.xiangqi_points.engine import DEFAULTS
from toolkit.pairing.xiangqi_points.field import contenders

TARGETS = {60: 0.2, 200: 0.2, 400: 1.0}


class Played(NamedTuple):
    """One event: CPU seconds a round, boards, floats, boards beyond a limit, colour balance."""

    seconds: list[float]
    boards: int
    floats: int
    relaxed: int
    differences: Counter[int]


def play(players: int, rounds: int, seed: int) -> Played:
    """Play one event with withdrawals, late joiners, byes and forfeits; every round is checked."""
    dice = random.Random(seed)
    start = events.with_chance(events.field(players, rounds), dice)
    event = events.play(start, dice, forfeits=0.02)
    seconds, boards, floats, relaxed = [], 0, 0, 0
    field = {}
    while True:
        started = time.process_time()
        pairing: Pairing | None
        before, pairing = next(event, (start, None))
        seconds.append(time.process_time() - started)
        if pairing is None:
            break
        check(before, pairing, DEFAULTS)
        field = {player.number: player for player in contenders(before, DEFAULTS)}
        boards += len(pairing.boards)
        for board in pairing.boards:
            floats += field[board.white].points != field[board.black].points
            relaxed += any("注意" in reason for reason in board.reasons)
    balance = Counter(abs(player.difference) for player in field.values())
    return Played(seconds[:-1], boards, floats, relaxed, balance)


def events_at_full_size(seeds: int) -> None:
    """Print one line a size; fails if a rule was broken."""
    play(20, 3, 0)  # start-up: the first import of the solver
    print(
        "players rounds  median   worst  target  ratio  floats  limits gave way"
        "  colour differences before the last round"
    )
    for players, target in TARGETS.items():
        for rounds in (11, 13):
            runs = [play(players + seed % 2, rounds, seed) for seed in range(seeds)]
            seconds = [each for run in runs for each in run.seconds]
            median, worst = statistics.median(seconds), max(seconds)
            floats = sum(run.floats for run in runs) / sum(run.boards for run in runs)
            differences = sum((run.differences for run in runs), Counter[int]())
            print(
                f"{players:7} {rounds:6} {median:7.3f} {worst:7.3f} {target:7.1f}"
                f" {median / target:6.2f} {floats:7.1%} {sum(run.relaxed for run in runs):16}"
                f"  {dict(sorted(differences.items()))}"
            )


def small_fields(fields: int) -> None:
    """Compare so many small events with the exhaustive engine; fails at the first difference."""
    seen: Counter[str] = Counter()
    for index in range(fields):
        most = (6, 7, 8, 8, 9, 10)[index % 6]
        comparison.compare(random.Random(f"bench {index}"), most, seen)
    print(f"{fields} events without a difference:", dict(seen))


def main() -> None:
    """Run one of the two jobs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fields", type=int, default=0)
    parser.add_argument("--seeds", type=int, default=2)
    options = parser.parse_args()
    if options.fields:
        small_fields(options.fields)
    else:
        events_at_full_size(options.seeds)


if __name__ == "__main__":
    main()
