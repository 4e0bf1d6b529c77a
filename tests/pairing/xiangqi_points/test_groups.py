"""Pairings a reader can check by hand, and the proof that the short way loses nothing."""

import random

import pytest

from tests.pairing.xiangqi_points import events
from tests.pairing.xiangqi_points.build import man, mutual, pool, terms
from toolkit.model.standing import Pairing
from toolkit.pairing.xiangqi_points import groups
from toolkit.pairing.xiangqi_points.engine import pair
from toolkit.pairing.xiangqi_points.field import Contender
from toolkit.pairing.xiangqi_points.groups import settle


def pairs(players: list[Contender], bye_points: int | None = None) -> str:
    """The pairs group by group, as in "1-2 3-4 | 5-0"."""
    field, meter = pool(players, terms(4), bye_points)
    return " | ".join(
        " ".join(
            f"{pair.higher.number}-{pair.lower.number if pair.lower else 0}" for pair in group.pairs
        )
        for group in settle(field, meter)
    )


def six(*points: int) -> list[Contender]:
    return [man(number, each) for number, each in enumerate(points, start=1)]


def test_equal_points_meet_and_neighbours_by_number() -> None:
    assert pairs(six(4, 4, 2, 2, 0, 0)) == "1-2 | 3-4 | 5-6"


def test_the_last_of_an_odd_group_meets_the_first_of_the_next() -> None:
    assert pairs(six(4, 4, 4, 2, 2, 2)) == "1-2 3-4 | 5-6"


def test_nobody_meets_the_same_opponent_again() -> None:
    assert pairs(mutual(*six(4, 4, 4, 4, 2, 2), pairs="1-2 3-4")) == "1-3 2-4 | 5-6"


def test_two_leaders_who_met_both_float() -> None:
    assert pairs(mutual(*six(4, 4, 2, 2, 0, 0), pairs="1-2")) == "1-3 2-4 | 5-6"


def test_the_top_group_floats_least_though_the_next_must_then_float_too() -> None:
    """1 against 4 would leave 2 and 3 to each other, but 1 would float further."""
    assert pairs(six(4, 2, 2, 1, 0, 0)) == "1-2 | 3-4 | 5-6"


def test_looking_ahead_spares_the_next_group_a_longer_float() -> None:
    """2 stands nearer to 1, but 3 and 4 have met, so that 3 would float two points."""
    assert pairs(mutual(*six(4, 2, 2, 1, 0, 0), pairs="3-4")) == "1-3 | 2-4 | 5-6"


def test_the_bye_goes_to_the_last_number_of_its_points() -> None:
    assert pairs(six(4, 4, 0, 0, 0), 0) == "1-2 | 3-4 5-0"


def test_the_bye_moves_inside_its_points_to_spare_a_float() -> None:
    """3 and 4 met, so that 5's bye would make both float; 4's bye leaves 3 and 5."""
    assert pairs(mutual(*six(4, 4, 0, 0, 0), pairs="3-4"), 0) == "1-2 | 3-5 4-0"


def test_colours_decide_inside_a_group() -> None:
    players = [man(1, 4, "红黑红"), man(2, 4, "红黑红"), man(3, 4, "黑红黑"), man(4, 4, "黑红黑")]
    assert pairs(players) == "1-3 2-4"


def test_who_floated_last_round_does_not_float_again() -> None:
    players = [man(1, 4), man(2, 4), man(3, 4, floats=(1,)), man(4, 2), man(5, 2), man(6, 2)]
    assert pairs(players) == "1-3 2-4 | 5-6"


def test_limits_give_way_to_the_fewest_players() -> None:
    players = [man(1, 4, "红红"), man(2, 4, "红红"), man(3, 2, "红红"), man(4, 0, "黑黑")]
    assert pairs(players) == "1-2 | 3-4"


def boards(pairing: Pairing) -> set[tuple[int, int]]:
    return {(board.white, board.black) for board in pairing.boards}


@pytest.mark.parametrize("players", [24, 41])
@pytest.mark.parametrize("without", [("short_way",), ("short_way", "wide_way")])
def test_the_short_and_the_wide_way_give_what_the_long_way_gives(
    players: int, without: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fields too large for the exhaustive engine, paired both ways, round after round."""
    dice = random.Random(players)
    start = events.with_chance(events.field(players, 9), dice, leave=0.01)
    rounds = list(events.play(start, dice))
    for way in without:
        monkeypatch.setattr(groups, way, lambda _pool, _meter: None)
    for before, pairing in rounds:
        slow = pair(before, seed="签")
        assert boards(slow) == boards(pairing)
        assert slow.byes == pairing.byes
