"""Average rating of the opponents met over the board."""

import pytest
from msgspec.structs import replace

from tests.pairing.fields import tournament
from tests.tiebreaks.keys import MIXED
from toolkit.tiebreaks.base import parse
from toolkit.tiebreaks.field import Field, Settings
from toolkit.tiebreaks.registry import find


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        # Anna met Cai (2001) and Dora (unrated); Bob forfeited against her.
        ("ARO", [2001, 0, 2400, 2300]),
        ("ARO/U1400", [1701, 1400, 2400, 2300]),  # 1700.5 is rounded up
        ("ARO/C1", [2001, 0, 0, 2400]),
        ("RTNG", [2400, 2200, 2001, 0]),
    ],
)
def test_by_hand(key: str, expected: list[int]) -> None:
    played = tournament(MIXED)
    rated = tuple(
        replace(player, rating=rating)
        for player, rating in zip(played.competitors, (2400, 2200, 2001, 0), strict=True)
    )
    spec = parse(key)
    field = Field(replace(played, competitors=rated), Settings())
    assert list(find(spec.name).compute(field, spec, [0] * 4).orders) == expected
