"""Fouls: fewer are better, and people see the count."""

from msgspec.structs import replace

from tests.pairing.fields import tournament
from tests.tiebreaks.keys import MIXED
from toolkit.model.game import Game, Result, Round
from toolkit.tiebreaks.base import parse
from toolkit.tiebreaks.field import Field, Settings
from toolkit.tiebreaks.fouls import FOULS


def test_fouls_of_the_games_and_those_told_beside_them() -> None:
    played = replace(
        tournament(MIXED),
        rounds=(Round(1, (Game(3, 1, Result.DRAW, white_fouls=2, black_fouls=1),)),),
    )
    column = FOULS.compute(Field(played, Settings(fouls={1: 3})), parse("fouls"), [0] * 4)
    assert [column.value(i) for i in range(4)] == [4, 0, 2, 0]
    assert column.orders[1] > column.orders[2] > column.orders[0]
