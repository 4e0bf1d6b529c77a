import pytest
from msgspec.structs import replace

from tests.pairing.xiangqi_points.build import man, terms
from toolkit.pairing.xiangqi_points.engine import DEFAULTS
from toolkit.pairing.xiangqi_points.order import in_halves, pairing_order
from toolkit.pairing.xiangqi_points.settings import FirstRound, Inside


def numbers(round_number: int, **settings: object) -> list[int]:
    """The order of twelve players: 1–4 have 2 points, the others none."""
    players = [man(number, 2 * (number <= 4 and round_number > 1)) for number in range(1, 13)]
    given = terms(round_number, replace(DEFAULTS, **settings))
    return [player.number for player in pairing_order(players[::-1], given)]


def test_points_come_first_then_numbers() -> None:
    assert numbers(2) == list(range(1, 13))


def test_lots_are_drawn_inside_equal_points_only() -> None:
    drawn = numbers(2, inside=Inside.LOTS)
    assert drawn != list(range(1, 13))
    assert set(drawn[:4]) == {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("first", "fixed"),
    [
        (FirstRound.HALVES, 12),
        (FirstRound.NEIGHBOURS, 12),
        (FirstRound.HALVES_BY_LOT, 6),
        (FirstRound.LOTS, 0),
    ],
)
def test_round_1_draws_the_part_that_the_regulation_draws(first: FirstRound, fixed: int) -> None:
    order = numbers(1, first_round=first)
    assert order[:fixed] == list(range(1, fixed + 1))
    assert sorted(order[fixed:]) == list(range(fixed + 1, 13))
    assert (order[fixed:] == list(range(fixed + 1, 13))) == (fixed == 12)


def test_halves_or_neighbours() -> None:
    assert in_halves(terms(1))
    assert not in_halves(terms(2))
    assert in_halves(terms(2, replace(DEFAULTS, inside=Inside.HALVES)))
    assert not in_halves(terms(1, replace(DEFAULTS, first_round=FirstRound.LOTS)))
