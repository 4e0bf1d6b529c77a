"""Why this board, these colours, this bye, in a line a player understands."""

import pytest

from tests.pairing.fields import tournament
from toolkit.model.game import CHESS, XIANGQI, Colour
from toolkit.pairing.entrants import entrants
from toolkit.pairing.reasons import board_reasons, bye_reason

RED = {Colour.WHITE: "红", Colour.BLACK: "黑"}


@pytest.mark.parametrize(
    ("table", "score", "colour"),
    [
        ("A\nB", "两人同为 0 分", "1 号A执红"),
        ("A b31\nB U\nC w10", "两人同为 1 分", "1 号A应当执红（执黑多 1 盘），2 号B先后手都可以"),
        ("A w31\nB U\nC b10", "两人同为 1 分", "1 号A本该执黑"),
        ("A b31\nB w4=\nC w10\nD b2=", "1 号A 1 分，2 号B 0.5 分：1 分组配不完", "应当执红"),
        ("A w31 b4=\nB w41 w3=\nC b10 b2=\nD b20 w1=", "同为 1.5 分", "2 号B必须执黑（执红多 2 盘"),
        # Both black first: the colours of the round that differed alternate.
        ("A w3= b4=\nB b4= w3=\nC b1= b2=\nD w2= w1=", "同为 1 分", "1 号A宜执红（上一盘执黑）"),
        ("A w3=\nB w4=\nC b1=\nD b2=", "同为 0.5 分", "照顾名次在前的1 号A"),
        ("A w3= b4= w4=\nB b4= w3= w3=\nC b1= b2= b2=\nD w2= w1= b1=", "1.5 分", "2 号B更迫切"),
    ],
)
def test_boards(table: str, score: str, colour: str) -> None:
    players = entrants(tournament(table))
    reasons = board_reasons(players[1], players[2], CHESS, RED)
    assert score in reasons[0]
    assert colour in reasons[1]


def test_alternation_of_the_last_different_round() -> None:
    table = "A w3= b4= w5=\nB b4= w3= w6=\nC b1= b2= Z\nD w2= w1= Z\nE Z Z b1=\nF Z Z b2="
    players = entrants(tournament(table))
    both_black = board_reasons(players[1], players[2], CHESS, RED)[1]
    assert "都该执黑" in both_black


def test_a_bigger_difference_comes_first() -> None:
    table = "A w3= w4= w5=\nB b4= w3= w6=\nC b1= b2= Z\nD w2= b1= Z\nE Z Z b1=\nF Z Z b2="
    players = entrants(tournament(table))
    assert "先后手相差更多" in board_reasons(players[2], players[1], CHESS, RED)[1]


@pytest.mark.parametrize(
    ("table", "bye", "reason"),
    [
        ("A\nB\nC", 3, "积分在最低的一组"),
        ("A w21\nB b10\nC U", 2, "积分在最低的一组"),
        ("A w21 w31\nB b10 U\nC U b10", 1, "都已轮空过或不战得过分"),
        ("A w2= b3=\nB b1= Z\nC Z w1=", 1, "轮空后其余的人无法编排"),
    ],
)
def test_byes(table: str, bye: int, reason: str) -> None:
    players = entrants(tournament(table, scoring=XIANGQI))
    line = bye_reason(players[bye], players, "2026", XIANGQI)
    assert line.startswith("人数为单数")
    assert reason in line
