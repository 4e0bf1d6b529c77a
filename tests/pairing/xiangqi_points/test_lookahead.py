import pytest

from tests.pairing.xiangqi_points.build import man, mutual, pool
from toolkit.pairing.xiangqi_points import lookahead
from toolkit.pairing.xiangqi_points.lookahead import float_size, must_float, pairable, reaches
from toolkit.pairing.xiangqi_points.pool import strict_pairs


def test_only_the_named_players_float() -> None:
    assert float_size(man(1, 6), man(2, 4), 6) == (1, 2)
    assert float_size(man(1, 6), man(2, 6), 6) == (0, 0)
    assert float_size(man(1, 6), man(2, 4), 4) == (0, 0)


@pytest.mark.parametrize(
    ("points", "bye_points", "floats"),
    [
        ([6, 6, 4, 4], None, (0, 0)),
        ([6, 6, 6, 4], None, (1, 2)),
        ([6, 6, 6, 4, 4], 4, (1, 2)),
        ([6, 6, 6, 4, 4], 6, (0, 0)),
        ([6, 6, 6], 6, (0, 0)),
        ([4, 4], None, (0, 0)),  # nobody has 6 points
    ],
)
def test_floats_by_counting_heads(
    points: list[int], bye_points: int | None, floats: tuple[int, int]
) -> None:
    field, _ = pool([man(index, each) for index, each in enumerate(points, 1)], None, bye_points)
    assert must_float(field, 6) == floats


def test_looking_ahead_sees_that_the_rest_is_stuck() -> None:
    field, meter = pool(mutual(man(1), man(2), man(3), man(4), pairs="1-2 1-3 1-4"))
    assert not pairable(field, meter)
    field, meter = pool(mutual(man(1), man(2), man(3), man(4), pairs="1-2 1-3"))
    assert pairable(field, meter)


def test_reachable_floats() -> None:
    players = mutual(man(1, 2), man(2, 2), man(3), man(4), pairs="1-2")
    field, meter = pool(players)
    assert not reaches(field, meter, 2, (0, 0))
    assert reaches(field, meter, 2, (2, 4))


def test_pairs_far_apart_are_tried_when_the_near_ones_do_not_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lookahead, "NEAR", 1)
    field, meter = pool(mutual(man(1, 2), man(2), man(3), man(4), pairs="3-4"))
    assert list(strict_pairs(field, meter, near=1)) == [(0, 1), (1, 2)]  # nobody for 4
    assert pairable(field, meter)
    assert reaches(field, meter, 2, (1, 2))
