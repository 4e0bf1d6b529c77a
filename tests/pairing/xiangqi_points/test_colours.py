"""Who has red: the order of the rules, one line a case."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.pairing.xiangqi_points.build import man, terms
from toolkit.pairing.xiangqi_points.colours import Why, cost, profile, seat, seat_as_told
from toolkit.pairing.xiangqi_points.engine import DEFAULTS
from toolkit.pairing.xiangqi_points.settings import FirstColours

#   number 1's games, number 2's games, round, who has red, why
CASES = [
    # differences
    ("红", "黑", 2, 2, Why.DIFFERENCE),
    ("红黑红", "黑红", 4, 2, Why.DIFFERENCE),
    ("黑红黑", "红", 4, 1, Why.DIFFERENCE),
    # equal differences: the one whose last colour differed from what he claims
    ("黑黑红", "红黑黑", 4, 2, Why.LIMIT),
    ("黑红黑", "黑黑红", 4, 1, Why.LAST),
    ("红黑", "黑红", 3, 1, Why.LAST),
    # limits: never three in a row, never a difference of three
    ("红黑红黑黑", "黑红黑红黑", 6, 1, Why.LIMIT),
    ("红黑红红", "黑红", 5, 2, Why.LIMIT),
    # the same claim: back to the last game in which their colours differed
    ("红黑红黑", "黑红红黑", 5, 1, Why.HISTORY),
    # nothing differs: odd round the smaller number has red, even round the larger
    ("红黑", "红黑", 3, 1, Why.NUMBER),
    ("红", "红", 2, 2, Why.NUMBER),
]


@pytest.mark.parametrize(("one", "two", "round_number", "red", "why"), CASES)
def test_who_has_red(one: str, two: str, round_number: int, red: int, why: Why) -> None:
    players = man(1, 5, one), man(2, 5, two)
    for pair in (players, players[::-1]):
        seats = seat(*pair, terms(round_number))
        assert (seats.red.number, seats.why) == (red, why)


def test_in_the_last_three_rounds_the_higher_scorers_colour_is_looked_after_first() -> None:
    higher, lower = man(1, 8, "红黑"), man(2, 7, "黑红黑")
    early, late = terms(8, total=11), terms(9, total=11)
    assert seat(higher, lower, early).red is lower  # his difference would grow
    assert seat(higher, lower, late).red is higher  # he had black last
    assert seat(higher, lower, late).why is Why.HIGHER
    assert seat(lower, higher, late).cost.excess == 1


def test_a_limit_outweighs_the_higher_scorers_claim() -> None:
    higher, lower = man(1, 8, "红黑"), man(2, 7, "红红黑黑")
    assert seat(higher, lower, terms(9, total=11)).red is lower


def test_first_colours_are_drawn_or_go_by_number() -> None:
    by_number = replace(DEFAULTS, first_colours=FirstColours.NUMBER)
    pairs = [(man(low), man(low + 50)) for low in range(1, 51)]
    drawn = [seat(*pair, terms(1)) for pair in pairs]
    assert {seats.why for seats in drawn} == {Why.LOT}
    assert 15 < sum(seats.red.number <= 50 for seats in drawn) < 35
    assert all(seat(*pair, terms(1, by_number)).red is pair[0] for pair in pairs)
    assert all(seat(*pair, terms(2, by_number)).red is pair[1] for pair in pairs)
    assert [seat(*pair[::-1], terms(1)).red.number for pair in pairs] == [
        seats.red.number for seats in drawn
    ]


def test_the_arbiter_seats_as_he_likes_and_sees_the_cost() -> None:
    seats = seat_as_told(man(1, 4, "红红"), man(2, 4, "黑黑"), terms(3))
    assert (seats.red.number, seats.why) == (1, Why.ARBITER)
    assert seats.cost == (2, 4, 2)


HISTORY = st.text("红黑", max_size=9)


@given(HISTORY, HISTORY, st.integers(1, 13), st.booleans())
def test_the_price_of_a_pair_is_that_of_the_seats_it_gets(
    one: str, two: str, round_number: int, higher: bool
) -> None:
    """And no way to seat the two breaks fewer limits."""
    players = man(1, 5 + higher, one), man(2, 5, two)
    now = terms(round_number, total=13)
    seats = seat(*players, now)
    favour = higher and now.favours_higher
    assert seats.cost == cost(profile(players[0]), profile(players[1]), favour, now)
    told = [seat_as_told(*players, now), seat_as_told(*players[::-1], now)]
    assert seats.cost.breaches == min(way.cost.breaches for way in told)


def within_limits(games: str) -> bool:
    differences = [games[:end].count("红") * 2 - end for end in range(len(games) + 1)]
    return max(map(abs, differences)) <= 2 and "红红红" not in games and "黑黑黑" not in games


@given(HISTORY.filter(within_limits))
def test_who_kept_the_limits_so_far_can_keep_them_again(games: str) -> None:
    """Against somebody without a past."""
    assert seat(man(1, 0, games), man(2), terms(9)).cost.breaches == 0


def test_a_difference_that_shrinks_is_no_breach_however_great_it_was() -> None:
    """Pins of the arbiter may have brought a player there; he must be able to come back."""
    seats = seat(man(1, 0, "红红黑红红黑红红黑红"), man(2), terms(11))
    assert (seats.black.number, seats.cost.breaches) == (1, 0)
