import random

from hypothesis import given
from hypothesis import strategies as st

from toolkit.pairing.xiangqi_points.lots import LOT_BITS, lot, pair_lot, shuffled, ticket


def test_a_lot_is_the_hash_that_the_manual_tells_people_to_check() -> None:
    """printf '20190615|colour|1|3|8' | sha256sum → its first 16 hex digits."""
    assert lot("20190615", "colour", 1, 3, 8) == int("fb913c01f3d456ba", 16)


@given(st.text(), st.sets(st.integers(1, 999)), st.randoms())
def test_the_order_drawn_does_not_depend_on_the_order_given(
    seed: str, numbers: set[int], dice: random.Random
) -> None:
    mixed = list(numbers)
    dice.shuffle(mixed)
    assert shuffled(seed, "x", mixed) == shuffled(seed, "x", sorted(numbers))
    assert set(shuffled(seed, "x", mixed)) == numbers


def test_another_seed_or_purpose_draws_another_order() -> None:
    numbers = range(1, 21)
    orders = {tuple(shuffled(seed, what, numbers)) for seed in "ab" for what in "xy"}
    assert len(orders) == 4


def test_lots_are_fair_enough() -> None:
    """Each of ten players comes first about as often in 2,000 draws."""
    first = [shuffled(str(seed), "x", range(10))[0] for seed in range(2000)]
    assert all(150 < first.count(number) < 250 for number in range(10))


@given(st.integers(1, 400), st.integers(1, 400))
def test_a_pair_has_one_lot(one: int, other: int) -> None:
    tickets = ticket("s", 3, one), ticket("s", 3, other)
    assert pair_lot(*tickets) == pair_lot(*reversed(tickets))
    assert 0 <= pair_lot(*tickets) < 1 << LOT_BITS
