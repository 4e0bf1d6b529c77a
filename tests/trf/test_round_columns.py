"""Two cells, one game: what fits together, what follows, what contradicts itself."""

import pytest

from toolkit.model.game import Bye, Game, Mark, Result
from toolkit.trf.player_line import PlayerLine, read_player
from toolkit.trf.round_columns import round_of, rounds_played


def players(*cells: str) -> list[PlayerLine]:
    return [
        read_player(f"001 {number:4}      {'P':<33} {0:4}     {'':11} {'':10}  0.0    0  {cell}")
        for number, cell in enumerate(cells, start=1)
    ]


@pytest.mark.parametrize(
    ("first", "second", "game"),
    [
        ("   2 w 1", "   1 b 0", Game(1, 2, Result.WHITE_WINS)),
        ("   2 b =", "   1 w =", Game(2, 1, Result.DRAW)),
        ("   2 b -", "   1 w +", Game(2, 1, Result.WHITE_BY_FORFEIT)),
        ("   2 w -", "   1 b -", Game(1, 2, Result.DOUBLE_FORFEIT)),
        ("   2 w 0", "   1 b 0", Game(1, 2, Result.BOTH_LOSE)),
        ("   2 w =", "   1 b 0", Game(1, 2, Result.WHITE_HALF)),
        ("   2 w 1", "        ", Game(1, 2, Result.WHITE_WINS)),
        ("        ", "   1 w +", Game(2, 1, Result.WHITE_BY_FORFEIT)),
        ("   2 w  ", "   1 b  ", Game(1, 2)),
        ("   2 w W", "   1 b L", Game(1, 2, Result.WHITE_WINS, rated=False)),
        # Public failure 43: a no-show is a forfeit, whatever letter stands beside the opponent.
        ("   2 w +", "   1 b Z", Game(1, 2, Result.WHITE_BY_FORFEIT)),
    ],
)
def test_one_game_in_two_cells(first: str, second: str, game: Game) -> None:
    problems: list[str] = []
    assert round_of(players(first, second), 0, (), problems).games == (game,)
    assert not problems


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("   2 w 1", "   1 b 1"),
        ("   2 w 1", "   1 w 0"),
        ("   2 w 1", "0000 - U"),
        ("   2 w 1", "   3 b 0"),
        ("   1 w 1", "        "),
    ],
)
def test_contradictions_are_named(first: str, second: str) -> None:
    problems: list[str] = []
    round_of(players(first, second, "        "), 0, (), problems)
    assert problems
    assert "第 1 轮" in problems[0]


def test_an_opponent_outside_the_list() -> None:
    problems: list[str] = []
    assert round_of(players("   9 w 1"), 0, (), problems).games == ()
    assert problems == ["1 号第 1 轮的对手 9 不在名单里。"]


def test_byes_from_the_column_and_from_record_240() -> None:
    asked = [Bye(1, Mark.HALF_BYE), Bye(2, Mark.HALF_BYE)]
    found = round_of(players("0000 - U", "        "), 0, asked, [])
    assert found.byes == (Bye(1, Mark.PAIRING_BYE), Bye(2, Mark.HALF_BYE))


def test_a_column_of_requests_is_no_round() -> None:
    assert rounds_played(players("0000 - H", "0000 - Z")) == 0
    assert rounds_played(players("0000 - U", "        ")) == 1
    assert rounds_played([]) == 0
