"""Numbers of a section against minimum and boundaries, once entry has closed."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from tests.regulations import regulation
from toolkit.checks.base import Ground
from toolkit.checks.sections import Field, at_a_boundary, fields, too_few
from toolkit.entries.likeness import Likeness
from toolkit.entries.roster import Roster
from toolkit.model.event import State

ZIBO = regulation()
CLOSES = ZIBO.dates.entry_closes.last_second
GROUND = Ground(Roster(), Likeness(), State(), CLOSES + timedelta(seconds=1), ZIBO)
WOMEN = ZIBO.section("棋协大师组(女子)")


@pytest.mark.parametrize(
    ("players", "code"),
    [(0, ""), (1, "G001"), (9, "G001"), (10, "G002"), (11, ""), (79, ""), (80, "G002"),
     (81, "G002"), (82, ""), (160, "G002"), (161, "G002"), (162, "")],
)  # fmt: skip
def test_few_players_wait_for_a_decision_and_boundaries_are_named(players: int, code: str) -> None:
    assert WOMEN is not None
    field = Field(WOMEN, players)
    few, edge = list(too_few(GROUND, field)), list(at_a_boundary(GROUND, field))
    assert ("G001" if few else "G002" if edge else "") == code
    if few:
        assert "棋协大师组(男子)" in few[0].message
        assert few[0].clause == "八(三)"


def test_nothing_is_counted_before_entry_closes() -> None:
    assert fields(replace(GROUND, now=CLOSES)) == ()
    assert len(fields(GROUND)) == 6
