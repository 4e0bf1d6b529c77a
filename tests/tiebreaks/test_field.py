"""Rounds seen from the standings: totals, and what unplayed rounds count for opponents."""

import pytest

from tests.pairing.fields import tournament
from tests.tiebreaks.keys import MIXED
from toolkit.tiebreaks.field import Field, Settings


def field(table: str, total: int = 0, round_robin: bool = False) -> Field:
    return Field(tournament(table, total), Settings(round_robin=round_robin))


def test_totals_in_half_points() -> None:
    assert field(MIXED).totals == [6, 3, 3, 1]


@pytest.mark.parametrize(
    ("row", "adjusted"),
    [
        ("w21 Z Z", 2 + 1 + 1),  # left after round 1: the rest are draws
        ("Z Z w21", 2),  # came late: face value
        ("Z H Z", 3),  # never came: draws throughout
        ("w21 H w2=", 4),  # a bye before the last presence counts as it is
        ("w21 U Z", 5),  # the pairing's bye is presence
        ("w21 Z w2-", 2 + 1 + 0),  # a forfeit against a named opponent keeps its zero
    ],
)
def test_trailing_absences_count_as_draws(row: str, adjusted: int) -> None:
    cells = row.split()
    answer = {"1": "0", "=": "=", "-": "+"}
    other = " ".join(f"b1{answer[c[-1]]}" if c[0] == "w" else "Z" for c in cells)
    assert field(f"A {row}\nB {other}").adjusted[0] == adjusted


def test_in_a_round_robin_absence_is_worth_nothing() -> None:
    assert field("A w21 Z Z\nB b10 Z Z", round_robin=True).adjusted == [2, 0]


def test_fore_takes_the_last_round_as_drawn_only_in_the_last_round() -> None:
    table = "A w21 b21\nB b10 w10"
    assert field(table, total=2).adjusted_fore == [3, 1]
    assert field(table, total=5).adjusted_fore == field(table).adjusted
    assert field("A\nB").adjusted_fore == [0, 0]
