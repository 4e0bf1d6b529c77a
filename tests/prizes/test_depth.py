"""How deep a field goes, and at which sizes the text can be read two ways."""

import pytest

from tests.regulations import regulation
from toolkit.prizes.contest import NOTHING_GIVEN, Given
from toolkit.prizes.depth import depth, reach


@pytest.mark.parametrize(
    ("name", "players", "honoured", "paid", "doubt"),
    [
        ("zibo-2020", 80, 8, 8, ""),
        ("zibo-2020", 81, 16, 16, ""),
        ("zibo-2020", 160, 16, 16, "size"),
        ("zibo-2020", 161, 32, 32, ""),
        ("changsha-2018", 79, 8, 8, ""),
        ("changsha-2018", 80, 16, 16, "size"),
        ("changsha-2018", 81, 16, 16, ""),
        ("qingdao-2017", 7, 3, 3, "few"),
        ("qingdao-2017", 1, 1, 1, ""),
        ("qingdao-2017", 8, 8, 8, ""),
        ("qingdao-2017", 80, 8, 8, "size"),
        ("ivy-2014", 100, None, None, ""),
    ],
)
def test_depth_by_field_size(
    name: str, players: int, honoured: int | None, paid: int | None, doubt: str
) -> None:
    found = depth(regulation(name).prizes, players, "甲组", NOTHING_GIVEN)
    assert (found.honoured, found.paid) == (honoured, paid)
    assert found.doubt.kind == doubt


@pytest.mark.parametrize(
    ("name", "players", "verdict", "places"),
    [
        ("zibo-2020", 160, "accept", 16),
        ("zibo-2020", 160, "refuse", 32),
        ("changsha-2018", 80, "refuse", 8),
        ("qingdao-2017", 7, "refuse", 7),
    ],
)
def test_a_decision_takes_the_other_reading(
    name: str, players: int, verdict: str, places: int
) -> None:
    kind = reach(regulation(name).prizes, "money", players).kind
    given = Given({f"prizes/{kind}/甲组": verdict})
    found = depth(regulation(name).prizes, players, "甲组", given)
    assert (found.honoured, found.paid) == (places, places)


def test_what_is_the_same_in_both_readings_is_sure() -> None:
    assert reach(regulation("changsha-2018").prizes, "places", 80).sure == 8
    assert reach(regulation("zibo-2020").prizes, "money", 160).sure == 16
