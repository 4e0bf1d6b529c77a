"""Byes, acceleration and forbidden pairs in both dialects."""

import pytest

from toolkit.model.game import CHESS, ForbiddenPair, Mark, RequestedBye, VirtualPoints
from toolkit.trf.wishes import (
    read_240,
    read_250,
    read_260,
    read_xxa,
    write_wishes,
    write_xx_wishes,
)


def test_trf26_records() -> None:
    assert read_240("240 H   3   26   50") == [
        RequestedBye(3, 26, Mark.HALF_BYE),
        RequestedBye(3, 50, Mark.HALF_BYE),
    ]
    assert read_250("250  0.0  1.0   1   5    1   25", CHESS) == VirtualPoints(2, 1, 5, 1, 25)
    assert read_250("250       0.5   6        4", CHESS) == VirtualPoints(1, 6, 6, 4, 4)
    assert read_260("260   1  14    1   11   16") == ForbiddenPair((1, 11, 16), 1, 14)
    assert read_260("260   1        1   11").last_round is None


def test_trfx_records() -> None:
    assert read_xxa("XXA    2  1.0  0.0  0.5", CHESS) == [
        VirtualPoints(2, 1, 1, 2, 2),
        VirtualPoints(1, 3, 3, 2, 2),
    ]


def test_what_is_written_is_read() -> None:
    virtual = [VirtualPoints(2, 1, 2, 1, 2), VirtualPoints(1, 3, 3, 1, 2)]
    forbidden = [ForbiddenPair((1, 2)), ForbiddenPair((3, 4), 2, 5)]
    asked = [RequestedBye(2, 7, Mark.HALF_BYE), RequestedBye(2, 9, Mark.HALF_BYE)]
    lines = write_wishes(asked, virtual, forbidden, CHESS, 9)
    assert read_240(lines[0]) == asked
    assert [read_250(line, CHESS) for line in lines[1:3]] == virtual
    assert [read_260(line) for line in lines[3:]] == [ForbiddenPair((1, 2), 1, 9), forbidden[1]]
    assert write_xx_wishes(virtual, forbidden[:1], CHESS) == [
        "XXA    1  1.0  1.0  0.5",
        "XXA    2  1.0  1.0  0.5",
        "XXP 1 2",
    ]


@pytest.mark.parametrize(
    ("reader", "line"),
    [(read_240, "240 Q   3   26"), (read_240, "240 H"), (read_260, "260   1   2   7")],
)
def test_faults(reader: type, line: str) -> None:
    with pytest.raises(ValueError, match="应"):
        reader(line)


def test_faults_of_points() -> None:
    with pytest.raises(ValueError, match="不是分数"):
        read_250("250  0.0  x.0   1   5    1   25", CHESS)
    with pytest.raises(ValueError, match="应为"):
        read_250("250  0.0  1.0", CHESS)
    with pytest.raises(ValueError, match="序号"):
        read_xxa("XXA      1.0", CHESS)
