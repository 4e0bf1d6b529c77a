"""Rounds go by level or by field size; a time control is worth its minutes over 60 moves."""

import pytest

from toolkit.rules.play import Clock, Play, Rounds

XIANGQI = Play(
    clause="五(三)",
    system="xiangqi_points",
    rounds=(Rounds(rounds=11, at_most=120), Rounds(rounds=13, at_least=121)),
    clocks=(Clock(minutes=30, increment_seconds=10),),
)
CHESS = Play(
    clause="七(二)",
    system="swiss",
    rounds=(Rounds(rounds=9, levels=("大师组", "候补组")), Rounds(rounds=7)),
    clocks=(Clock(minutes=50, increment_seconds=10, levels=("大师组",)),),
)


@pytest.mark.parametrize(("players", "rounds"), [(120, 11), (121, 13), (8, 11), (None, None)])
def test_rounds_by_field_size(players: int | None, rounds: int | None) -> None:
    assert XIANGQI.rounds_of("公开组", players) == rounds


@pytest.mark.parametrize(("level", "rounds"), [("大师组", 9), ("候补组", 9), ("三级组", 7)])
def test_rounds_by_level(level: str, rounds: int) -> None:
    assert CHESS.rounds_of(level, 30) == rounds


def test_a_level_may_have_no_clock_of_its_own() -> None:
    clock = CHESS.clock_of("大师组")
    assert clock is not None
    assert clock.minutes == 50
    assert CHESS.clock_of("三级组") is None
    assert XIANGQI.clock_of("公开组") is XIANGQI.clocks[0]


@pytest.mark.parametrize(
    ("clock", "minutes"),
    [
        (Clock(minutes=50, increment_seconds=10), 120),  # exactly the limit of 大师 and 候补
        (Clock(minutes=10, shared_minutes=60), 80),
        (Clock(minutes=25, increment_seconds=10), 70),
    ],
)
def test_the_minutes_of_a_game(clock: Clock, minutes: int) -> None:
    assert clock.minutes_a_game() == minutes
