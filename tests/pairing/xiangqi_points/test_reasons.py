"""对阵说明: what is said about a board and a bye."""

import pytest
from msgspec.structs import replace

from tests.pairing.xiangqi_points.build import event, man, mutual, pool, terms
from toolkit.model.game import XIANGQI
from toolkit.model.standing import Pairing
from toolkit.pairing.xiangqi_points.colours import seat, seat_as_told
from toolkit.pairing.xiangqi_points.engine import DEFAULTS, pair
from toolkit.pairing.xiangqi_points.field import Contender
from toolkit.pairing.xiangqi_points.groups import settle
from toolkit.pairing.xiangqi_points.reasons import board_reasons, bye_reason
from toolkit.pairing.xiangqi_points.settings import FirstColours, FirstRound


def reasons(players: list[Contender], round_number: int = 4, total: int = 0) -> list[str]:
    """One line a board, in the order of the groups."""
    given = terms(round_number, total=total)
    field, meter = pool(players, given)
    return [
        "；".join(board_reasons(seat(one, other, given), group, given, XIANGQI))
        for group in settle(field, meter)
        for one, other in group.pairs
        if other is not None
    ]


def test_equal_points() -> None:
    assert reasons([man(1, 4, "红"), man(2, 4, "黑")]) == [
        "同分相遇：双方均为4分；先后手：此前红方0先1后、黑方1先0后，平衡次数"
    ]


def test_an_odd_group_floats() -> None:
    players = [man(1, 4), man(2, 4), man(3, 4, "红"), man(4, 3, "黑")]
    assert reasons(players)[1] == (
        "红方3分、黑方4分：4分组待编3人为单数，黑方下调；"
        "先后手：此前红方0先1后、黑方1先0后，平衡次数"
    )


def test_a_group_without_partners_floats() -> None:
    players = mutual(man(1, 4, "红"), man(2, 4, "黑"), man(3, 3), man(4, 3), pairs="1-2")
    assert "4分组内可以相遇的对手不够，" in reasons(players)[0]


@pytest.mark.parametrize(
    ("one", "two", "said"),
    [
        ("红黑红红", "黑红黑红", "黑方已连续2次先手，不得再先手"),
        ("黑红黑黑", "黑红黑红", "红方已连续2次后手，不得再后手"),
        ("红红黑红红黑", "黑红", "黑方已4先2后，先后手之差不得再扩大"),
        ("黑黑红黑黑红", "黑红", "红方已2先4后，先后手之差不得再扩大"),
        ("红黑", "红红黑", "此前红方1先1后、黑方2先1后，平衡次数"),
        ("红黑", "黑红", "红方上局后手，本轮换先手"),
        ("红黑红黑", "黑红红黑", "双方条件相同，往前推到最近一次先后手不同的一局，各自调换"),
        ("红黑", "红黑", "双方条件相同，双数轮大号先走"),
        ("", "", "双方都没有先后手记录，抽签决定"),
        ("", "黑红", "黑方上局先手，本轮换后手"),
    ],
)
def test_colours(one: str, two: str, said: str) -> None:
    (line,) = reasons([man(1, 4, one), man(2, 4, two)])
    assert line.removeprefix("同分相遇：双方均为4分；先后手：") == said


def test_the_last_rounds_look_after_the_higher_scorer() -> None:
    (line,) = reasons([man(1, 8, "红黑"), man(2, 7, "黑红黑")], 9, 11)
    assert line.endswith("先后手：最后3轮优先平衡积分高者，照顾红方")


def test_a_limit_that_gave_way_is_said() -> None:
    (line,) = reasons([man(1, 4, "红红"), man(2, 4, "红红")])
    assert line.endswith("注意：别无其他编法，本台放宽先后手限制")
    now = terms(1)
    seats = seat(man(1, unit="甲"), man(2, unit="甲"), now)
    field, meter = pool([seats.red, seats.black], now)
    (group,) = settle(field, meter)
    facts = board_reasons(seats, group, now, XIANGQI)
    assert facts[-1] == "注意：别无其他编法，本台同单位相遇"


def test_the_arbiters_board() -> None:
    seats = seat_as_told(man(1, 4), man(2, 2), terms())
    assert board_reasons(seats, None, terms(), XIANGQI) == (
        "裁判长指定本台",
        "先后手：裁判长指定",
    )
    assert bye_reason(man(3), None, XIANGQI, DEFAULTS) == "3号轮空：裁判长指定"


@pytest.mark.parametrize("way", list(FirstRound))
def test_round_1_says_how_it_was_put_together(way: FirstRound) -> None:
    settings = replace(DEFAULTS, first_round=way, first_colours=FirstColours.NUMBER)
    pairing = pair(event(4), settings)
    assert all(board.reasons[0].startswith("首轮") for board in pairing.boards)
    assert all("单数轮小号先走" in board.reasons[1] for board in pairing.boards)


def bye_said(pairing: Pairing) -> str:
    (reason,) = pairing.bye_reasons
    return reason


def test_the_bye() -> None:
    assert bye_said(pair(event(5, "1 和 2, 3 和 4", byes=((1, 5),)))) == (
        "4号轮空：尚未轮空过、可以轮空的棋手中积分最低（1分），同分者中序号最大"
    )


def test_a_bye_without_a_rival() -> None:
    assert bye_said(pair(event(3, "1 红胜 2", byes=((1, 3),)))) == (
        "2号轮空：尚未轮空过、可以轮空的棋手中积分最低（0分）"
    )


def test_a_bye_that_moved() -> None:
    """3 and 4 met: with the bye at 5, both would have to float."""
    players = mutual(man(1, 4), man(2, 4), man(3), man(4), man(5), pairs="3-4")
    field, meter = pool(players, None, 0)
    group = settle(field, meter)[-1]
    free = next(pair.higher for pair in group.pairs if pair.lower is None)
    assert bye_reason(free, group, XIANGQI, DEFAULTS) == (
        "4号轮空：尚未轮空过、可以轮空的棋手中积分最低（0分）；"
        "同分者中由他轮空，其余棋手才能少跨分组、少破限制"
    )


def test_every_board_has_one_plain_line() -> None:
    """No line break, no engine's word, not longer than a sheet's line holds."""
    past = event(6, "1 红胜 4, 2 和 5, 6 黑胜 3", "3 和 1, 5 红胜 2, 4 黑弃 6")
    for board in pair(past).boards:
        line = "；".join(board.reasons)
        assert "\n" not in line
        assert len(line) <= 80
        assert not any("a" <= letter <= "z" for letter in line)
