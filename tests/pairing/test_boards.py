"""The published order of boards."""

from tests.pairing.fields import tournament
from toolkit.pairing.boards import in_board_order
from toolkit.pairing.entrants import entrants


def test_score_of_the_higher_then_of_the_lower_then_start_number() -> None:
    players = entrants(tournament("A Z\nB w71\nC w8=\nD U\nE F\nF Z\nG b20\nH b3=\nI Z\nJ H"))
    # Points: B D E 1, C H J a half, the others nothing.
    pairs = [(6, 9), (3, 8), (1, 5), (10, 4), (7, 2)]
    assert in_board_order(pairs, players) == [(10, 4), (7, 2), (1, 5), (3, 8), (6, 9)]


def test_equal_boards_follow_the_higher_ranked_player_not_the_smaller_number() -> None:
    """5 (1 point) is the higher-ranked of his pair, though 1 (no points) has the smaller number."""
    players = entrants(tournament("A Z\nB Z\nC U\nD Z\nE U"))
    assert in_board_order([(1, 5), (2, 3)], players) == [(2, 3), (1, 5)]
