"""Progressive scores."""

from tests.tiebreaks.keys import MIXED, values


def test_the_sum_of_running_totals() -> None:
    assert values("PS", MIXED) == [1 + 2 + 3, 0.5 + 0.5 + 1.5, 0 + 1 + 1.5, 0.5 + 0.5 + 0.5]
    assert values("progressive/C1", MIXED) == [5, 2, 2.5, 1]
