"""TRF text → tournament, over all dialects."""

import pytest

from tests.trf.samples import trf_files
from toolkit.model.game import (
    CHESS,
    XIANGQI,
    Colour,
    ForbiddenPair,
    Mark,
    RequestedBye,
    VirtualPoints,
    sides,
)
from toolkit.trf.read import competitors_by_rank, read_trf


def line(number: int, points: float, rank: int, *cells: str) -> str:
    columns = "".join(f"  {cell}" for cell in cells)
    name = f"Player {number}"
    return f"001 {number:4}      {name:<33} {0:4}     {'':11} {'':10} {points:4} {rank:4}{columns}"


TRFX = "\n".join([
    "012 春季赛",
    "022 淄博",
    line(1, 1.0, 2, "   2 w 1"),
    line(2, 0.5, 3, "   1 b 0", "0000 - H"),
    line(3, 1.0, 1, "0000 - U"),
    "XXR 7",
    "XXC black1",
    "XXZ 3",
    "XXA    1  1.0  1.0",
    "XXP 1 3",
    "QQQ keep me",
])  # fmt: skip


def test_trfx() -> None:
    file = read_trf(TRFX)
    tournament = file.tournament
    assert not file.problems
    assert (tournament.name, tournament.rounds_total) == ("春季赛", 7)
    assert tournament.first_colour is Colour.BLACK
    assert tournament.next_round == 2
    assert tournament.requested == (
        RequestedBye(2, 2, Mark.HALF_BYE),
        RequestedBye(2, 3, Mark.ZERO_BYE),
    )
    assert tournament.virtual == (VirtualPoints(2, 1, 1, 1, 1), VirtualPoints(2, 2, 2, 1, 1))
    assert tournament.forbidden == (ForbiddenPair((1, 3)),)
    assert file.lines == ("022 淄博", "QQQ keep me")
    assert tournament.scoring == CHESS


def test_trf26_counts_where_both_dialects_stand() -> None:
    both = (
        TRFX + "\n142 9\n152 W\n162  W 1.0   D 0.5\n240 F   2    1\n250 0.0 0.5   1   3    1    2"
    )
    tournament = read_trf(both + "\n260   1   3    2    3").tournament
    assert (tournament.rounds_total, tournament.first_colour) == (9, Colour.WHITE)
    assert RequestedBye(2, 1, Mark.FULL_BYE) in tournament.requested
    assert tournament.virtual == (VirtualPoints(1, 1, 3, 1, 2),)
    assert tournament.forbidden == (ForbiddenPair((2, 3), 1, 3),)


def test_the_scoring_follows_from_the_totals() -> None:
    text = "\n".join([line(1, 2.0, 1, "   2 w 1"), line(2, 0.0, 2, "   1 b 0")])
    assert read_trf(text).tournament.scoring == XIANGQI
    assert read_trf(text.replace(" 2.0 ", " 2.5 ")).tournament.scoring == CHESS


def test_the_order_of_ranks() -> None:
    file = read_trf(TRFX + "\nXXC rank black1")
    assert file.by_rank
    assert [player.number for player in competitors_by_rank(file)] == [3, 1, 2]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "没有棋手"),
        ("012 x\n001 nonsense", "第 2 行（001）读不懂"),
        (line(1, 0.0, 1) + "\n" + line(1, 0.0, 1), "序号 1 出现两次"),
        (line(1, 0.0, 1) + "\nXXC blue1", "不认识的“blue1”"),
        (line(1, 0.0, 1) + "\n142 seven", "总轮数"),
        (line(1, 0.0, 1) + "\n152 X", "W 或 B"),
        (line(1, 0.0, 1) + "\nXXZ 5", "名单以外"),
    ],
)
def test_problems_are_told_not_raised(text: str, problem: str) -> None:
    assert problem in "".join(read_trf(text).problems)


def test_team_files_keep_what_speaks_of_teams() -> None:
    text = line(1, 0.0, 1) + "\n192 FIDE_TEAM\n240 F   1    3"
    file = read_trf(text)
    assert file.is_team
    assert file.tournament.requested == ()
    assert "240 F   1    3" in file.lines


def test_all_shared_files_are_read_and_their_totals_come_out() -> None:
    for path in trf_files():
        file = read_trf(path.read_text("utf-8"))
        assert not file.problems, path.name
        table, unit = file.tournament.scoring.table(), file.tournament.scoring.unit
        ahead = {(bye.player): bye.mark for bye in file.tournament.requested}
        for number, row in sides(file.tournament).items():
            total = sum(table[side.mark] for side in row)
            asked = table[ahead.get(number, Mark.ZERO_BYE)]
            assert file.stated[number].points in (total * 10 // unit, (total + asked) * 10 // unit)
