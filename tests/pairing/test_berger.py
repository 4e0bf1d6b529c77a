"""Berger tables, against another program's and by their own rules."""

from collections import Counter
from itertools import pairwise

import pytest
from gacrux import berger as oracle

from toolkit.pairing.berger import berger_round, cycles_in, rounds_of, schedule


def test_the_table_for_six_as_printed_in_the_handbook() -> None:
    assert schedule(6) == (
        ((1, 6), (2, 5), (3, 4)),
        ((6, 4), (5, 3), (1, 2)),
        ((2, 6), (3, 1), (4, 5)),
        ((6, 5), (1, 4), (2, 3)),
        ((3, 6), (4, 2), (5, 1)),
    )


@pytest.mark.parametrize("players", range(4, 25, 2))
def test_another_program_has_the_same_tables(players: int) -> None:
    table = oracle.bergertables(players)
    for number, pairs in enumerate(schedule(players), start=1):
        for board, (white, black) in enumerate(pairs, start=1):
            found = oracle.bergerlookup(table, white, black)
            assert (found["round"], found["board"]) == (number, board)


@pytest.mark.parametrize(("players", "rounds", "games"), [(5, 5, 10), (3, 3, 3)])
def test_an_odd_field(players: int, rounds: int, games: int) -> None:
    """Public failure 37: everybody is free once and has as many whites as blacks."""
    pairs = [pair for played in schedule(players) for pair in played]
    real = [pair for pair in pairs if 0 not in pair]
    assert (rounds_of(players), len(real)) == (rounds, games)
    free = Counter(sum(pair) for pair in pairs if 0 in pair)
    assert free == dict.fromkeys(range(1, players + 1), 1)
    whites, blacks = Counter(w for w, _ in real), Counter(b for _, b in real)
    assert whites == blacks == dict.fromkeys(range(1, players + 1), (players - 1) // 2)
    assert (1, 0) in berger_round(players, 1)


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8, 10, 12])
def test_a_double_round_robin(players: int) -> None:
    rounds = schedule(players, cycles=2)
    meetings = Counter(pair for played in rounds for pair in played if 0 not in pair)
    assert len(meetings) == players * (players - 1)  # both colours
    assert set(meetings.values()) == {1}
    for number in range(1, players + 1):
        colours = "".join(
            "w" if white == number else "b"
            for played in rounds
            for white, black in played
            if number in (white, black) and 0 not in (white, black)
        )
        assert "www" not in colours
        assert "bbb" not in colours
    for one, two in pairwise(rounds):
        assert {frozenset(p) for p in one} != {frozenset(p) for p in two}


def test_how_often_all_play_all_is_seen_by_the_rounds() -> None:
    for players in range(2, 12):
        assert [cycles_in(players, rounds_of(players, n)) for n in (1, 2)] == [1, 2]
