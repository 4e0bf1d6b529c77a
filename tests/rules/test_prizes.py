"""A row of a prize table is for one place or for a range of them."""

import pytest

from toolkit.rules.prizes import Depth, Depths, Prizes, PrizeTable, Reduction, Row


@pytest.mark.parametrize(("places", "first", "last"), [((1,), 1, 1), ((11, 19), 11, 19)])
def test_the_places_of_a_row(places: tuple[int, ...], first: int, last: int) -> None:
    row = Row(places=places, amount=600)
    assert (row.first, row.last) == (first, last)


TABLE = PrizeTable(
    clause="六",
    name="个人",
    rows=(Row(places=(1,), amount=100), Row(places=(2, 4), amount=50)),
    reduced=(Reduction(below=20, places=3), Reduction(below=10, places=0)),
)


@pytest.mark.parametrize(("places", "yuan"), [(None, 250), (1, 100), (3, 200), (9, 250), (0, 0)])
def test_the_sum_down_to_a_place(places: int | None, yuan: int) -> None:
    assert TABLE.sum(places) == yuan


@pytest.mark.parametrize(("entered", "places"), [(20, None), (19, 3), (10, 3), (9, 0)])
def test_a_table_gives_less_when_few_entered(entered: int, places: int | None) -> None:
    assert TABLE.depth(entered) == places


def test_amounts_are_the_prizes_from_the_first_place_on() -> None:
    table = PrizeTable(clause="八", name="甲", amounts=(500, 300))
    assert [(row.first, row.amount) for row in table.paid] == [(1, 500), (2, 300)]


def test_depth_by_field_size() -> None:
    steps = (Depth(at_most=80, places=8), Depth(at_least=81, places=16))
    prizes = Prizes(depths=(Depths(clause="八", of=("places",), steps=steps, few=8),))
    assert [prizes.depth("places", n) for n in (1, 2, 7, 8, 80, 81)] == [1, 1, 3, 8, 8, 16]
    assert prizes.depth("money", 80) is None


def test_a_reduction_may_count_those_who_play_instead_of_those_who_entered() -> None:
    few = Reduction(below=24, places=3, counted="paired_in_round_1")
    table = PrizeTable(clause="六", name="甲", reduced=(few,))
    assert [table.depth(30, playing) for playing in (None, 24, 23)] == [None, None, 3]
