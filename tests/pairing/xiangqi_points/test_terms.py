import pytest
from msgspec.structs import replace

from tests.pairing.xiangqi_points.build import event, man, terms
from toolkit.model.game import ForbiddenPair
from toolkit.pairing.xiangqi_points.engine import DEFAULTS
from toolkit.pairing.xiangqi_points.settings import Limit
from toolkit.pairing.xiangqi_points.terms import terms_of


@pytest.mark.parametrize(
    ("round_number", "total", "favours"),
    [(8, 11, False), (9, 11, True), (10, 11, True), (11, 11, True), (12, 11, False), (9, 0, False)],
)
def test_the_last_three_rounds(round_number: int, total: int, favours: bool) -> None:
    assert terms(round_number, total=total).favours_higher is favours


def test_units_are_kept_apart_as_long_as_the_regulation_says() -> None:
    one, other, alone = man(1, unit="甲"), man(2, unit="甲"), man(3)
    assert terms(1).same_unit(one, other)
    assert not terms(2).same_unit(one, other)
    assert terms(3, replace(DEFAULTS, unit_rounds=3)).same_unit(one, other)
    assert not terms(1, replace(DEFAULTS, unit_rounds=0)).same_unit(one, other)
    assert not terms(1).same_unit(alone, man(4))  # no unit is not a common unit


def test_forbidden_pairs_come_from_the_event_and_from_the_arbiter() -> None:
    rules = (
        ForbiddenPair((3, 1, 2)),
        ForbiddenPair((4, 5), first_round=2),
        ForbiddenPair((6, 7), last_round=1),
    )
    given = terms_of(replace(event(8), forbidden=rules), DEFAULTS, "签", [(8, 1)])
    assert given.forbidden == {(1, 2), (1, 3), (2, 3), (6, 7), (1, 8)}
    assert given.never(man(8), man(1))
    assert given.never(man(1), man(8))
    assert not given.never(man(4), man(5))


def test_a_rematch_is_never_allowed() -> None:
    assert terms().never(man(1, met=(2,)), man(2, met=(1,)))


@pytest.mark.parametrize(
    ("unit", "colour", "gives_way"),
    [
        (Limit.HARD, Limit.HARD, False),
        (Limit.IF_POSSIBLE, Limit.HARD, True),
        (Limit.HARD, Limit.IF_POSSIBLE, True),
    ],
)
def test_some_limit_may_give_way(unit: Limit, colour: Limit, gives_way: bool) -> None:
    settings = replace(DEFAULTS, unit_limit=unit, colour_limit=colour)
    assert terms(1, settings).gives_way is gives_way


def test_after_the_rounds_of_units_apart_their_limit_gives_no_way() -> None:
    assert not terms(2, replace(DEFAULTS, colour_limit=Limit.HARD)).gives_way
