"""Results, scores and sides of games, byes and absences."""

import msgspec
import pytest

from toolkit.model.game import (
    CHESS,
    XIANGQI,
    Bye,
    Colour,
    Competitor,
    Game,
    Mark,
    Result,
    Round,
    Scoring,
    Side,
    Tournament,
    result_of,
    sides,
)

ABC = (Competitor(1, "甲"), Competitor(2, "乙"), Competitor(3, "丙"))


@pytest.mark.parametrize("result", list(Result))
def test_reversing_twice_is_nothing_and_marks_name_the_result(result: Result) -> None:
    assert result.reversed.reversed is result
    assert result_of(*result.marks) is result


def test_colours_reversed_after_the_fact_keep_the_points() -> None:
    """Public failure 38: White A 1–0 Black B, then the colours turn out to be reversed."""
    game = Game(white=1, black=2, result=Result.WHITE_WINS, board=3, white_fouls=1)
    turned = game.reversed()
    assert (turned.white, turned.black, turned.result) == (2, 1, Result.BLACK_WINS)
    assert (turned.board, turned.white_fouls, turned.black_fouls) == (3, 0, 1)
    assert turned.reversed() == game
    assert Game(1, 2).reversed() == Game(2, 1)


@pytest.mark.parametrize(
    ("scoring", "mark", "shown"),
    [
        (CHESS, Mark.WIN, "1"),
        (CHESS, Mark.DRAW, "0.5"),
        (CHESS, Mark.PAIRING_BYE, "1"),
        (CHESS, Mark.HALF_BYE, "0.5"),
        (CHESS, Mark.PENDING, "0"),
        (XIANGQI, Mark.WIN, "2"),
        (XIANGQI, Mark.DRAW, "1"),
        (XIANGQI, Mark.FORFEIT_WIN, "2"),
        (XIANGQI, Mark.FORFEIT_LOSS, "0"),
        (Scoring(win=3, unit=1), Mark.FULL_BYE, "3"),
        (Scoring(pairing_bye=1), Mark.PAIRING_BYE, "0.5"),
        (Scoring(forfeit_loss=-1), Mark.FORFEIT_LOSS, "-0.5"),
    ],
)
def test_points_as_shown(scoring: Scoring, mark: Mark, shown: str) -> None:
    assert scoring.show(scoring.of(mark)) == shown


def test_sides_hold_every_player_in_every_round() -> None:
    tournament = Tournament(
        "组",
        ABC,
        (
            Round(1, (Game(1, 2, Result.DRAW, black_fouls=2),), (Bye(3, Mark.PAIRING_BYE),)),
            Round(2, (Game(3, 1),)),
        ),
    )
    assert sides(tournament) == {
        1: [Side(Mark.DRAW, 2, Colour.WHITE), Side(Mark.PENDING, 3, Colour.BLACK)],
        2: [Side(Mark.DRAW, 1, Colour.BLACK, 2), Side(Mark.ZERO_BYE)],
        3: [Side(Mark.PAIRING_BYE), Side(Mark.PENDING, 1, Colour.WHITE)],
    }
    assert tournament.next_round == 3
    assert [played.complete for played in tournament.rounds] == [True, False]


def test_late_joiners_and_withdrawals() -> None:
    late = Competitor(4, "丁", joins=2, withdrawn_after=3)
    assert [late.active(number) for number in (1, 2, 3, 4)] == [False, True, True, False]


def test_forfeits_are_not_played() -> None:
    assert [result for result in Result if not result.played] == [
        Result.WHITE_BY_FORFEIT,
        Result.BLACK_BY_FORFEIT,
        Result.DOUBLE_FORFEIT,
    ]
    assert Colour.WHITE.other is Colour.BLACK
    assert Colour.BLACK.other is Colour.WHITE


def test_a_tournament_survives_json() -> None:
    tournament = Tournament("组", ABC, (Round(1, (Game(1, 2, Result.BLACK_BY_FORFEIT),)),))
    assert msgspec.json.decode(msgspec.json.encode(tournament), type=Tournament) == tournament
