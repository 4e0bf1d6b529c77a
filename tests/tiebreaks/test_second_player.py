"""Games with the second move."""

from tests.tiebreaks.keys import MIXED, values
from toolkit.tiebreaks.field import Settings


def test_played_games_only() -> None:
    assert values("BPG", MIXED) == [0, 0, 1, 2]
    assert values("black_games", MIXED) == [0, 0, 1, 2]


def test_settings_let_forfeits_and_byes_count() -> None:
    assert values("black_games", MIXED, Settings(forfeits_coloured=True)) == [1, 0, 1, 2]
    assert values("black_games", MIXED, Settings(bye_black=True)) == [0, 1, 2, 2]
