"""对阵表: who sits where, by board and by name, and why."""

from toolkit.layouts.listing import Listing
from toolkit.layouts.wall import PairingRow, wall_listings

TITLE = "淄博2020 候补棋协大师组(男子) 第 2 轮对阵表"
UNIT = "某某市棋类运动协会"


def wall(boards: int = 24, first: str = "白方") -> tuple[Listing, ...]:
    pairs = [
        PairingRow(
            str(n), str(2 * n - 1), f"棋手{2 * n - 1}", UNIT, "1", "½", str(2 * n),
            f"棋手{2 * n}", "另一个单位", "同分；棋手1上轮执黑，本轮执白",
        )
        for n in range(1, boards + 1)
    ]  # fmt: skip
    bye = PairingRow("轮空", "49", "棋手49", "某队", "0", "", "", "", "", "分数最低，没有轮空过")
    return wall_listings(TITLE, "瑞士制", [*pairs, bye], first)


def test_boards_stand_in_their_order_and_the_bye_last() -> None:
    rows = wall()[0].rows
    assert rows[0] == ("1", "1", "棋手1", UNIT, "1", "—", "½", "2", "棋手2", "另一个单位")
    assert rows[-1][:3] == ("轮空", "49", "棋手49")


def test_everybody_finds_his_board_by_his_name() -> None:
    by_name = {row[0]: row[2:] for row in wall()[1].rows}
    assert by_name["棋手1"] == ("1", "白", "棋手2")
    assert by_name["棋手2"] == ("1", "黑", "棋手1")
    assert by_name["棋手49"] == ("轮空", "", "")


def test_names_stand_in_the_order_of_pinyin() -> None:
    names = ("周一", "安二", "王三", "李四")
    pairs = [PairingRow("1", "1", name, "队", "0", "", "", "", "", "") for name in names]
    rows = wall_listings(TITLE, "", pairs, "红方")[1].rows
    assert [row[0] for row in rows] == ["安二", "李四", "王三", "周一"]


def test_every_board_says_why() -> None:
    rows = wall()[2].rows
    assert rows[0] == ("1", "棋手1 — 棋手2", "同分；棋手1上轮执黑，本轮执白")
    assert rows[-1][:2] == ("轮空", "棋手49")
