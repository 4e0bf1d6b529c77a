from msgspec.structs import replace

from tests.pairing.xiangqi_points.build import man, mutual, terms
from toolkit.pairing.xiangqi_points.engine import DEFAULTS
from toolkit.pairing.xiangqi_points.field import Contender
from toolkit.pairing.xiangqi_points.meter import KEYS, NO_KEYS, Meter
from toolkit.pairing.xiangqi_points.settings import Inside, Limit, PointsSettings


def keys(
    one: Contender,
    other: Contender,
    apart: int = 1,
    size: int = 4,
    settings: PointsSettings = DEFAULTS,
) -> dict[str, int]:
    meter = Meter([one, other], terms(2, settings))
    return dict(zip(KEYS, meter.keys(one, other, apart, size), strict=True))


def test_floats_count_again_and_in_balance() -> None:
    down_twice = man(1, 6, floats=(1, 0, 1))
    up_and_down = man(2, 5, floats=(-1, 1, 0))
    up_last = man(3, 5, floats=(0, 0, -1))
    assert keys(down_twice, up_and_down)["floats_again"] == 1
    assert keys(down_twice, up_and_down)["floats_balance"] == 2
    assert keys(down_twice, up_last)["floats_again"] == 2
    assert keys(down_twice, up_last)["floats_balance"] == 3
    assert keys(up_and_down, up_last)["floats_again"] == 0  # equal points: nobody floats


def test_distance_from_the_ideal_partner() -> None:
    one, other, lower = man(1, 6), man(2, 6), man(3, 5)
    halves = replace(DEFAULTS, inside=Inside.HALVES)
    assert keys(one, other, apart=3)["distance"] == 9
    assert keys(one, other, apart=3, size=8, settings=halves)["distance"] == 1
    assert keys(one, lower, apart=3, size=8, settings=halves)["distance"] == 9


def test_colour_keys() -> None:
    got = keys(man(1, 6, "红黑红"), man(2, 6, "红黑红"))
    assert (got["excess"], got["repeats"]) == (1, 1)


def test_strict_means_every_limit() -> None:
    one, other, third = mutual(
        man(1, unit="甲"), man(2, unit="甲", colours="红红"), man(3, colours="红红"), pairs="1-3"
    )
    first = Meter([one, other, third], terms(1))
    later = Meter([one, other, third], terms(2))
    assert not first.strict(one, other)  # one unit
    assert later.strict(one, other)
    assert not later.strict(one, third)  # met
    assert not later.strict(other, third)  # both must have black


def test_breaches_are_counted_where_a_setting_lets_them_through() -> None:
    one, other, third = mutual(
        man(1, unit="甲", colours="红红"), man(2, unit="甲", colours="红红"), man(3), pairs="1-3"
    )
    meter = Meter([one, other, third], terms(1))
    assert meter.breaches(one, other) == (1, 1)
    assert meter.breaches(other, third) == (0, 0)
    assert meter.breaches(one, third) is None
    for settings in (
        replace(DEFAULTS, colour_limit=Limit.HARD),
        replace(DEFAULTS, unit_limit=Limit.HARD),
    ):
        assert Meter([one, other], terms(1, settings)).breaches(one, other) is None


def test_byes() -> None:
    meter = Meter([man(1)], terms())
    assert meter.may_have_bye(man(1))
    assert not meter.may_have_bye(man(1, byes=1))
    assert len(NO_KEYS) == len(KEYS)
