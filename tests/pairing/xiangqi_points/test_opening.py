from msgspec.structs import replace

from tests.pairing.xiangqi_points.build import man, mutual, pool, terms
from toolkit.pairing.xiangqi_points.engine import DEFAULTS
from toolkit.pairing.xiangqi_points.opening import bye_candidates, open_pool
from toolkit.pairing.xiangqi_points.settings import Limit


def test_the_bye_goes_to_the_fewest_points_of_those_who_had_none() -> None:
    field, meter = pool([man(1, 4), man(2, 2), man(3, 0, byes=1)])
    assert bye_candidates(field.players, meter) == [2, 4]
    opened = open_pool(field.players, meter)
    assert opened is not None
    assert opened.bye_points == 2


def test_the_bye_moves_up_if_the_rest_could_not_be_paired() -> None:
    field, meter = pool(mutual(man(1, 4), man(2, 2), man(3), pairs="1-2"))
    opened = open_pool(field.players, meter)
    assert opened is not None
    assert opened.bye_points == 2  # with the bye at 3, the others would have to meet again


def test_an_even_field_has_no_bye() -> None:
    field, meter = pool([man(1), man(2)])
    opened = open_pool(field.players, meter)
    assert opened is not None
    assert opened.bye_points is None


def test_limits_hold_before_the_bye_goes_to_the_fewest_points() -> None:
    """Without 3 the other two would both have to have black; the bye at 1 keeps the limits."""
    players = [man(1, 4, "红红"), man(2, 2, "红红"), man(3, 0, "黑黑")]
    field, meter = pool(players, terms(3))
    opened = open_pool(field.players, meter)
    assert opened is not None
    assert opened.bye_points == 2


def test_limits_give_way_only_where_the_settings_let_them() -> None:
    players = [man(1, 4, "红红"), man(2, 2, "红红"), man(3, 0, byes=1, colours="红红")]
    field, meter = pool(players, terms(3))
    opened = open_pool(field.players, meter)
    assert opened is not None
    assert opened.bye_points == 2
    field, meter = pool(players, terms(3, replace(DEFAULTS, colour_limit=Limit.HARD)))
    assert open_pool(field.players, meter) is None


def test_no_pairing_at_all() -> None:
    field, meter = pool(mutual(man(1), man(2), pairs="1-2"))
    assert open_pool(field.players, meter) is None
    field, meter = pool([man(1, byes=1)])
    assert open_pool(field.players, meter) is None
