import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.sources.seals.alignment import fit


def chances(path: str, letters: int = 5, sure: float = 0.9) -> np.ndarray:
    """Log chances of a recogniser that is `sure` of one letter a step ("-" = blank)."""
    found = np.full((len(path), letters), (1 - sure) / (letters - 1))
    for step, letter in enumerate(path):
        found[step, 0 if letter == "-" else int(letter)] = sure
    return np.log(found)


def collapsed(path: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(letter for letter, _ in itertools.groupby(path) if letter)


def by_trying_all(logs: np.ndarray, name: tuple[int, ...]) -> float:
    """The oracle: the best of all paths that spell the name."""
    steps, letters = logs.shape
    totals = [
        sum(logs[step, letter] for step, letter in enumerate(path))
        for path in itertools.product(range(letters), repeat=steps)
        if collapsed(path) == name
    ]
    return (max(totals) - logs.max(axis=1).sum()) / len(name)


@given(
    st.lists(st.lists(st.floats(0.01, 1), min_size=3, max_size=3), min_size=4, max_size=6),
    st.lists(st.integers(1, 2), min_size=1, max_size=3).map(tuple),
)
def test_the_fit_is_that_of_the_best_path(rows: list[list[float]], name: tuple[int, ...]) -> None:
    table = np.array(rows)
    logs = np.log(table / table.sum(axis=1, keepdims=True))
    repeats = sum(a == b for a, b in itertools.pairwise(name))
    if len(name) + repeats <= len(rows):
        assert fit(logs, [name])[0] == pytest.approx(by_trying_all(logs, name))


def test_what_was_read_fits_perfectly_and_others_fit_worse_the_more_they_differ() -> None:
    logs = chances("-1-22-3--4-")
    read, one_other, two_others, short = fit(
        logs, [(1, 2, 3, 4), (1, 2, 3, 1), (2, 2, 3, 1), (1, 2)]
    )
    assert read == pytest.approx(0)
    assert read > one_other > two_others
    assert short < one_other


def test_a_doubled_letter_needs_a_blank_between() -> None:
    doubled, single = fit(chances("-1-1-"), [(1, 1), (1,)])
    assert doubled == pytest.approx(0)
    assert single < doubled
    assert fit(chances("-111-"), [(1, 1)])[0] < 0
