"""A row of a prize table is for one place or for a range of them."""

import pytest

from toolkit.rules.prizes import Row


@pytest.mark.parametrize(("places", "first", "last"), [((1,), 1, 1), ((11, 19), 11, 19)])
def test_the_places_of_a_row(places: tuple[int, ...], first: int, last: int) -> None:
    row = Row(places=places, amount=600)
    assert (row.first, row.last) == (first, last)
