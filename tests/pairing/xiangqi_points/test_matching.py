import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.pairing.xiangqi_points.matching import (
    Edge,
    Row,
    TooWideError,
    cheapest,
    covering,
    pack,
)


def matchings(nodes: list[int], edges: set[Edge]) -> list[list[Edge]]:
    if not nodes:
        return [[]]
    one = nodes[0]
    return [
        [(one, other), *rest]
        for other in nodes[1:]
        if (one, other) in edges
        for rest in matchings([n for n in nodes[1:] if n != other], edges)
    ]


def total(found: list[Edge], costs: dict[Edge, Row]) -> Row:
    return tuple(map(sum, zip(*(costs[edge] for edge in found), strict=True)))


@given(st.integers(1, 4), st.integers(), st.floats(0.3, 1))
def test_the_least_sum_key_by_key(half: int, seed: int, density: float) -> None:
    dice = random.Random(seed)
    costs = {
        edge: (dice.randrange(3), dice.randrange(2), dice.randrange(1000))
        for edge in itertools.combinations(range(2 * half), 2)
        if dice.random() < density
    }
    every = matchings(list(range(2 * half)), set(costs))
    found = cheapest(2 * half, costs, [half] * 3)
    if not every:
        assert found is None
    else:
        assert found is not None
        assert total(found, costs) == min(total(way, costs) for way in every)


@given(st.integers(2, 7), st.integers(1, 4), st.integers(), st.floats(0.3, 1))
def test_the_least_sum_that_takes_in_whom_it_must(
    nodes: int, first: int, seed: int, density: float
) -> None:
    """Against every set of pairs without a common node."""
    dice = random.Random(seed)
    needed = range(min(first, nodes))
    costs = {
        edge: (dice.randrange(3), dice.randrange(1000))
        for edge in itertools.combinations(range(nodes), 2)
        if edge[0] in needed and dice.random() < density
    }
    every = [
        way
        for size in range(nodes // 2 + 1)
        for way in itertools.combinations(costs, size)
        if len({node for edge in way for node in edge}) == 2 * size
        and all(any(node in edge for edge in way) for node in needed)
    ]
    found = covering(nodes, needed, costs, [nodes // 2] * 2)
    if not every:
        assert found is None
    else:
        assert found is not None
        assert total(found, costs) == min(total(list(way), costs) for way in every)


def test_no_perfect_matching() -> None:
    assert cheapest(0, {}, [1]) == []
    assert cheapest(3, {(0, 1): (0,)}, [1]) is None
    assert cheapest(2, {}, [1]) is None
    assert cheapest(4, {(0, 1): (0,), (0, 2): (0,), (0, 3): (0,)}, [2]) is None


def test_many_small_keys_never_outweigh_a_great_one() -> None:
    great, small = pack([(1, 0), (0, 9)], [100, 100])
    assert great > 100 * small


def test_keys_beyond_the_solvers_width_are_refused_and_never_wrap() -> None:
    costs: dict[Edge, Row] = {(0, 1): (1 << 70, 1 << 70), (0, 2): (0, 0)}
    with pytest.raises(TooWideError, match="143 bits"):
        cheapest(2, costs, [1, 1])


def test_wide_weights_are_exact() -> None:
    """A difference in the last of 120 bits decides."""
    high = 1 << 118
    costs = {
        (0, 1): (high,),
        (2, 3): (high + 1,),
        (0, 2): (high,),
        (1, 3): (high,),
        (0, 3): (high + 2,),
        (1, 2): (high,),
    }
    assert cheapest(4, costs, [1]) == [(0, 2), (1, 3)]
