from msgspec.structs import replace

from tests.pairing.xiangqi_points.build import man, mutual, pool, terms
from toolkit.pairing.xiangqi_points.engine import DEFAULTS
from toolkit.pairing.xiangqi_points.pool import Pair, byes, lenient_pairs, strict_pairs
from toolkit.pairing.xiangqi_points.settings import FirstRound, Limit


def test_the_first_group_and_what_is_left_without_it() -> None:
    field, _ = pool([man(1, 2), man(2, 4), man(3, 4), man(4, 2), man(5, 2)], bye_points=2)
    assert [player.number for player in field.group()] == [2, 3]
    assert field.nodes == 6
    left = field.without([Pair(field.players[0], field.players[1])])
    assert ([player.number for player in left.players], left.bye_points) == ([1, 4, 5], 2)
    left = left.without([left.pair((2, 3))])
    assert ([player.number for player in left.players], left.bye_points) == ([1, 4], None)
    assert left.without([left.pair((0, 1))]).group() == []


def test_byes_go_to_these_points_and_to_nobody_twice() -> None:
    field, meter = pool([man(1, 2), man(2, byes=1), man(3)], bye_points=0)
    assert list(byes(field, meter)) == [(2, 3)]
    field, meter = pool([man(1, 2), man(2)])
    assert list(byes(field, meter)) == []


def test_near_pairs_are_the_nearest_legal_ones() -> None:
    field, meter = pool(mutual(*map(man, range(1, 6)), pairs="1-2 3-4"))
    assert list(strict_pairs(field, meter, near=1)) == [(0, 2), (1, 2), (2, 4), (3, 4)]
    assert len(list(strict_pairs(field, meter))) == 8


def test_lenient_pairs_tell_what_they_break() -> None:
    players = [man(1, unit="甲"), man(2, unit="甲"), man(3)]
    by_number = replace(DEFAULTS, first_round=FirstRound.NEIGHBOURS)
    field, meter = pool(players, terms(1, by_number))
    assert dict(lenient_pairs(field, meter)) == {(0, 1): (0, 1), (0, 2): (0, 0), (1, 2): (0, 0)}
    field, meter = pool(players, terms(1, replace(by_number, unit_limit=Limit.HARD)))
    assert (0, 1) not in dict(lenient_pairs(field, meter))
