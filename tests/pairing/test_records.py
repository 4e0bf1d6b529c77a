"""Who gets a foul for a game that was not recorded: the winner; in a draw the side named."""

from typing import Literal

import pytest

from toolkit.model.game import Result
from toolkit.pairing.records import omitted
from toolkit.rules.play import Records


def rules(by: Literal["red", "white", "both"] = "red", fouls: int = 1) -> Records:
    return Records(clause="五(六)", from_round=4, boards=20, draw_recorded_by=by, fouls=fouls)


@pytest.mark.parametrize(
    ("result", "swapped", "fouls"),
    [
        (Result.WHITE_WINS, False, (1, 0)),
        (Result.BLACK_WINS, False, (0, 1)),
        (Result.BLACK_WINS, True, (0, 1)),  # the winner is who he is, whatever colour he had
        (Result.DRAW, False, (1, 0)),
        (Result.DRAW, True, (0, 1)),  # red sat on the other side
        (Result.WHITE_BY_FORFEIT, False, (0, 0)),
        (Result.DOUBLE_FORFEIT, False, (0, 0)),
        (None, False, (0, 0)),
    ],
)
def test_who_should_have_recorded(
    result: Result | None, swapped: bool, fouls: tuple[int, int]
) -> None:
    assert omitted(result, rules(), swapped=swapped) == fouls


def test_a_draw_may_be_recorded_by_both_and_cost_more() -> None:
    assert omitted(Result.DRAW, rules("both", 2)) == (2, 2)
