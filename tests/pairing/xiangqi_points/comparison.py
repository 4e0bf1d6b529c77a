"""Invented small events under invented settings, each round held against the exhaustive engine."""

import random
from collections import Counter
from contextlib import AbstractContextManager
from unittest import mock

from msgspec.structs import replace

from tests.pairing.xiangqi_points import events, exhaustive
from toolkit.model.game import ForbiddenPair, Mark, Tournament
from toolkit.model.standing import Pairing
from toolkit.pairing.xiangqi_points import groups
from toolkit.pairing.xiangqi_points.settings import (
    FirstColours,
    FirstRound,
    Inside,
    Limit,
    PointsSettings,
)


def invented_settings(dice: random.Random) -> PointsSettings:
    """Any mixture of settings; the usual ones most often."""
    return PointsSettings(
        unit_rounds=dice.choice((0, 1, 1, 3)),
        unit_limit=dice.choice(list(Limit)),
        max_difference=dice.choice((2, 2, 1, 3)),
        max_in_row=dice.choice((2, 2, 1)),
        colour_limit=dice.choice((Limit.HARD, Limit.IF_POSSIBLE, Limit.IF_POSSIBLE)),
        byes_per_player=dice.choice((1, 1, 2)),
        forfeit_win_is_bye=dice.random() < 0.3,
        forfeit_meets=dice.random() < 0.7,
        forfeit_has_colour=dice.random() < 0.3,
        first_round=dice.choice(list(FirstRound)),
        first_colours=dice.choice(list(FirstColours)),
        inside=dice.choice(list(Inside)),
        favour_higher_rounds=dice.choice((0, 3, 3, 5)),
    )


def invented_event(dice: random.Random, most: int) -> Tournament:
    """Up to `most` players; the fullest fields most often."""
    players = max(dice.randint(1, most), dice.randint(1, most))
    start = events.field(players, dice.choice((3, 5, 7, 9)), per_unit=dice.choice((0, 1, 2, 3)))
    start = events.with_chance(start, dice, leave=0.03, away=0.03, late=0.1)
    if players > 3 and dice.random() < 0.4:
        apart = ForbiddenPair(tuple(dice.sample(range(1, players + 1), 2)), dice.choice((1, 2)))
        start = replace(start, forbidden=(apart,))
    return start


def compare(dice: random.Random, most: int, seen: Counter[str]) -> None:
    """Play one event, compare each round; counts what happened in `seen`."""
    given, start = invented_settings(dice), invented_event(dice, most)
    seed = f"lots {dice.random()}"
    forfeits, draws = dice.choice((0.0, 0.1)), dice.choice((0.1, 0.3, 0.8))
    with (
        _counted("short_way", seen),
        _counted("wide_way", seen),
        _counted("long_way", seen),
    ):
        for before, pairing in events.play(
            start, dice, given, forfeits=forfeits, draws=draws, seed=seed
        ):
            seen["rounds"] += 1
            _same(pairing, exhaustive.best(before, given, seed), seen)


def _counted(way: str, seen: Counter[str]) -> AbstractContextManager[object]:
    """Count how many groups are settled this way."""
    settles = getattr(groups, way)

    def counted(*arguments: object) -> object:
        found = settles(*arguments)
        seen[way] += found is not None
        return found

    return mock.patch.object(groups, way, counted)


def _same(pairing: Pairing, verdict: exhaustive.Verdict | None, seen: Counter[str]) -> None:
    free = [bye.player for bye in pairing.byes if bye.mark is Mark.PAIRING_BYE]
    boards = {(board.white, board.black) for board in pairing.boards}
    if verdict is None or (not verdict.boards and verdict.bye is None):
        seen["no pairing"] += 1
        assert (boards, free) == (set(), [])
        assert pairing.findings
    else:
        seen["limits gave way"] += verdict.relaxed
        assert boards == verdict.boards
        assert free == ([] if verdict.bye is None else [verdict.bye])
