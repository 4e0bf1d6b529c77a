"""Pins, and what a round set by hand means."""

from tests.pairing.fields import tournament
from toolkit.pairing.manual import consequences, pair_around
from toolkit.pairing.swiss import SwissOptions, pair_round


def test_pins_hold_and_the_rest_is_paired_by_the_rules() -> None:
    found = pair_around(tournament("A\nB\nC\nD\nE\nF"), [(2, 1)], SwissOptions(), "揭幕战")
    pairs = [(b.number, b.white, b.black, b.by_hand) for b in found.boards]
    assert pairs[0] == (1, 2, 1, "揭幕战")
    assert {frozenset(pair[1:3]) for pair in pairs[1:]} == {frozenset({3, 5}), frozenset({4, 6})}
    assert found.byes == ()


def test_everybody_pinned_and_nobody_left_to_pair() -> None:
    found = pair_around(tournament("A\nB"), [(2, 1)], SwissOptions(), "x")
    assert [(b.white, b.black) for b in found.boards] == [(2, 1)]
    stuck = pair_around(tournament("A w2=\nB b1=\nC Z\nD Z"), [(3, 4)], SwissOptions(), "x")
    assert stuck.findings
    assert not stuck.boards


def test_consequences_are_named() -> None:
    table = "A@甲 w31 w41\nB@甲 w41 w31\nC b10 b20\nD b20 b10"
    played = tournament(table)
    found = pair_round(played, SwissOptions())
    assert not found.boards or not [c for c in consequences(played, found) if "违反" in c]
    pinned = pair_around(played, [(1, 2), (3, 4)], SwissOptions(), "x")
    told = "\n".join(consequences(played, pinned))
    assert "违反规则：1 号A与2 号B都必须换成同一先后手" in told
    assert "1 号A与2 号B同属甲" in told
    assert "1 号A将连续第三盘执先手" in told
    assert "1 号A先后手将相差 3 盘" in told
    assert "4 号D将连续第三盘执后手" in told


def test_a_rematch_and_different_scores_are_named() -> None:
    played = tournament("A w31\nB w41\nC b10\nD b20")
    pinned = pair_around(played, [(3, 1), (2, 4)], SwissOptions(), "x")
    told = "\n".join(consequences(played, pinned))
    assert "3 号C与1 号A已经对弈过" in told
    assert "2 号B（1 分）与4 号D（0 分）不同分" in told
