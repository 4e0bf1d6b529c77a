"""The engine against the exhaustive one on thousands of small fields (more in bench/xiangqi.py)."""

import random
from collections import Counter

import pytest

from tests.pairing.xiangqi_points.comparison import compare


@pytest.mark.parametrize(
    ("label", "fields", "most"), [("small", 600, 7), ("middle", 150, 8), ("large", 12, 10)]
)
def test_no_pairing_is_better_than_the_engines(label: str, fields: int, most: int) -> None:
    """Pairs, colours and bye are those of the formula in docs/xiangqi-pairing.md."""
    seen: Counter[str] = Counter()
    for index in range(fields):
        compare(random.Random(f"{label} {index}"), most, seen)
    assert seen["rounds"] > 3 * fields
    assert seen["limits gave way"] > fields / 50
    assert seen["short_way"] > fields
    assert seen["wide_way"] > fields / 10
    assert seen["long_way"] > fields / 10
    if most < 10:
        assert seen["no pairing"] > fields / 20
