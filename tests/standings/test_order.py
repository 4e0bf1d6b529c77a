"""Places by the list and nothing else, each with the key that decided it."""

import json
from itertools import pairwise

import pytest

from bench.rounds import ALL_KEYS, random_tournament
from bench.rounds_oracle import differences
from tests.pairing.fields import tournament
from tests.shared import shared
from toolkit.model.game import XIANGQI
from toolkit.model.standing import Standing
from toolkit.standings.order import standing
from toolkit.tiebreaks.base import UnknownKeyError
from toolkit.tiebreaks.field import Settings
from toolkit.trf.read import read_trf

# A and B equal on everything; C ahead by a win, D last.
TABLE = "A w3= w4=\nB w4= w3=\nC b1= b2=\nD b2= b1=\nE U U"


def brief(table: Standing) -> list[tuple[int, int, str | None]]:
    return [(row.rank, row.number, row.decided_by) for row in table.rows]


def test_equal_on_every_key_is_shown_as_tied_and_never_ordered_otherwise() -> None:
    """Public failure 41."""
    assert brief(standing(tournament(TABLE), ["BPG"], Settings())) == [
        (1, 5, None),
        (2, 3, "points"),
        (2, 4, "tied"),
        (4, 1, "BPG"),
        (4, 2, "tied"),
    ]


def test_an_undeclared_key_plays_no_part() -> None:
    assert [row.rank for row in standing(tournament(TABLE), [], Settings()).rows] == [1, 2, 2, 2, 2]


def test_the_key_is_named_as_typed() -> None:
    table = standing(tournament("A w21 w3=\nB b10 U\nC U b1="), ["bh-C1", "start_no"], Settings())
    assert table.keys == ("points", "bh-C1", "start_no")
    assert [key.key for key in table.rows[0].keys] == ["bh-C1", "start_no"]
    assert table.after_round == 2


def test_points_decide_first_wherever_the_list_names_them() -> None:
    table = standing(tournament(TABLE), ["BPG", "PTS"], Settings())
    assert [row.decided_by for row in table.rows][:2] == [None, "points"]
    assert table.rows[0].keys[1].value == "2"


def test_an_unknown_key_is_the_users_mistake() -> None:
    with pytest.raises(UnknownKeyError):
        standing(tournament(TABLE), ["nonsense"], Settings())


def test_nobody_and_nothing_played() -> None:
    assert standing(tournament("A"), ["BH", "DE", "previous_round"], Settings()).rows[0].rank == 1
    nobody = tournament("A")
    assert standing(type(nobody)("x", ()), ["BH"], Settings()).rows == ()


def test_previous_round_by_points_or_by_the_whole_chain_of_keys() -> None:
    """A and B end level, and were level after round 1; but then A had had the second move."""
    played = tournament("A b3= w41\nB w4= b31\nC w1= w20\nD b2= b10", scoring=XIANGQI)
    by_points = standing(played, ["black_games", "previous_round"], Settings())
    assert brief(by_points)[:2] == [(1, 1, None), (1, 2, "tied")]
    by_chain = standing(played, ["black_games", "previous_round/chain"], Settings())
    assert brief(by_chain)[:2] == [(1, 1, None), (2, 2, "previous_round/chain")]
    assert [row.keys[1].value for row in by_chain.rows[:2]] == ["1", "3"]


def test_the_exercises_of_fides_commission() -> None:
    folder = shared("bench", "trf", "tiebreaks")
    if folder is None:
        return
    played = read_trf((folder / "held_swiss9.trf").read_text()).tournament
    wanted = json.loads((folder / "held_swiss9.json").read_text())["expected"]
    table = standing(played, ["DE"], Settings())
    ranks = {str(row.number): row.rank for row in table.rows}
    assert ranks == wanted["rank_by_points_then_direct_encounter"]


@pytest.mark.parametrize(
    ("regime", "recorded"), [(2024, "until_2026-02-28"), (2026, "from_2026-03-01")]
)
def test_recorded_values_under_both_regimes(regime: int, recorded: str) -> None:
    folder = shared("bench", "trf", "tiebreaks")
    if folder is None:
        return
    played = read_trf((folder / "unplayed_15x7.trf").read_text()).tournament
    wanted = json.loads((folder / "unplayed_15x7.json").read_text())["expected"][recorded]
    table = standing(played, list(wanted), Settings(regime=regime))
    for row in table.rows:
        assert row.points == wanted["PTS"][str(row.number)] * 2
        values = {key.key: float(key.value) for key in row.keys}
        assert values == {key: column[str(row.number)] for key, column in wanted.items()}


@pytest.mark.parametrize("seed", range(6))
def test_random_tournaments_agree_with_an_independent_engine(seed: int) -> None:
    """Byes, forfeits, withdrawals, late entries; `python -m bench.rounds 300` does many more."""
    played = random_tournament(seed, 10 + 3 * seed, 5 + seed % 4, trouble=0.06)
    for regime in (2024, 2026):
        assert differences(played, regime) == []


def test_a_forfeit_in_the_last_round_after_absences() -> None:
    """The one case of 300 tournaments that an order of keys in the oracle itself can turn."""
    played = random_tournament(169, 20, 6)
    assert played.rounds[-1].games
    for regime in (2024, 2026):
        assert differences(played, regime) == []


def test_ranks_follow_from_the_shown_keys_alone() -> None:
    for seed in range(3):
        played = random_tournament(seed, 14, 6, trouble=0.06, scoring=XIANGQI)
        rows = standing(played, ALL_KEYS, Settings()).rows
        shown = [(row.points, *(key.order for key in row.keys)) for row in rows]
        # Keys that compare only the tied (DE) may differ between rows parted earlier.
        assert all(above >= below for above, below in pairwise(shown))
        for above, below in pairwise(rows):
            assert (below.rank == above.rank) == (below.decided_by == "tied")
