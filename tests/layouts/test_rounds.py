import pytest

from toolkit.layouts.rounds import read_result, result_words, round_table, row_id, word_of
from toolkit.model.game import Result


@pytest.mark.parametrize("game", ["chess", "xiangqi"])
def test_every_offered_word_reads_as_what_it_shows(game: str) -> None:
    for word, result in result_words(game).items():
        assert read_result(word, game) is result
        assert word_of(result, game) == word


@pytest.mark.parametrize(
    ("typed", "result"),
    [
        ("1 - 0", Result.WHITE_WINS),
        ("０－１", Result.BLACK_WINS),
        ("１：０", Result.WHITE_WINS),
        ("黑胜", Result.BLACK_WINS),
        ("白方胜", Result.WHITE_WINS),
        ("0—1", Result.BLACK_WINS),
        ("1：0", Result.WHITE_WINS),
        ("0.5-0.5", Result.DRAW),
        ("和棋", Result.DRAW),
        ("+ -", Result.WHITE_BY_FORFEIT),
        ("", None),
        ("2-0", None),
        ("2020-01-01", None),
    ],
)
def test_what_people_type_or_paste(typed: str, result: Result | None) -> None:
    assert read_result(typed, "chess") is result


def test_a_result_without_a_word_shows_its_sign_and_none_shows_nothing() -> None:
    assert word_of(Result.BOTH_LOSE, "chess") == "0-0"
    assert word_of(None, "chess") == ""


def test_the_first_side_is_red_in_xiangqi() -> None:
    titles = [column.title for column in round_table(3, "xiangqi").columns]
    assert titles[2] == "红方"
    assert round_table(3, "chess").sheet == "第3轮"
    assert [column.key for column in round_table(3, "chess").yellow] == ["result", "swapped"]
    assert [column.key for column in round_table(3, "xiangqi").yellow] == [
        "result",
        "white_fouls",
        "black_fouls",
        "swapped",
    ]


def test_boards_and_byes_have_different_ids() -> None:
    ids = {row_id(number, board) for number in (1, 11) for board in (-12, -1, 1, 12)}
    assert len(ids) == 8
