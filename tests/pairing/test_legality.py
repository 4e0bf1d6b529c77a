"""What a round must never break."""

import pytest
from msgspec.structs import replace

from tests.pairing.fields import tournament
from toolkit.model.game import ForbiddenPair
from toolkit.pairing.legality import broken_rules

FIVE = "A w21\nB b10\nC w4=\nD b3=\nE U"


@pytest.mark.parametrize(
    ("pairs", "bye", "fault"),
    [
        ([(3, 1), (4, 5)], 2, ""),
        ([(2, 1), (4, 5)], 3, "已经对弈过"),
        ([(3, 1), (4, 2)], 5, "不能再轮空"),
        ([(3, 1), (3, 5)], 2, "3 号编了 2 次"),
        ([(3, 1)], 2, "4 号没有编进对阵"),
        ([(3, 1), (4, 5), (2, 6)], None, "6 号本轮不参加"),
    ],
)
def test_each_rule_is_named(pairs: list[tuple[int, int]], bye: int | None, fault: str) -> None:
    faults = broken_rules(tournament(FIVE), pairs, bye, "2026")
    assert (fault in "".join(faults)) if fault else not faults


def test_forbidden_pairs() -> None:
    played = replace(tournament(FIVE), forbidden=(ForbiddenPair((1, 3)),))
    assert "回避" in broken_rules(played, [(3, 1), (4, 5)], 2, "2026")[0]


# A and B were white twice, C and D black twice.
COLOURS = "A w31 w41\nB w41 w31\nC b10 b20\nD b20 b10"


def test_two_who_must_both_change_colour_do_not_meet() -> None:
    assert "同一先后手" in broken_rules(tournament(COLOURS), [(1, 2), (3, 4)], None, "2026")[0]


def test_topscorers_in_the_last_round_may() -> None:
    faults = broken_rules(tournament(COLOURS, total=3), [(1, 2), (3, 4)], None, "2026")
    assert len(faults) == 1  # A and B may; C and D have no points and may not
    assert "3 号C与4 号D" in faults[0]
