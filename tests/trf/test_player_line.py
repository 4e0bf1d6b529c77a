"""The fixed columns of one player."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.model.game import Colour, Competitor, Mark
from toolkit.trf.document import Stated
from toolkit.trf.player_line import RoundCell, read_player, write_player

LINE = (
    f"001    7 wWFM {'李小红':<33} 2102 CHN     8612345 2001/05/06  1.5   12"
    "     3 w 1  0000 - H    12 b -    14 w W"
)


def test_every_column() -> None:
    line = read_player(LINE)
    assert line.competitor == Competitor(
        7, "李小红", rating=2102, title="WFM", sex="女", federation="CHN",
        fide_id="8612345", birth="2001/05/06",
    )  # fmt: skip
    assert line.stated == Stated(15, 12)
    assert line.cells == (
        RoundCell(3, Colour.WHITE, Mark.WIN),
        RoundCell(mark=Mark.HALF_BYE),
        RoundCell(12, Colour.BLACK, Mark.FORFEIT_LOSS),
        RoundCell(14, Colour.WHITE, Mark.WIN, rated=False),
    )


@pytest.mark.parametrize("bytes_a_letter", [2, 3], ids=["GBK", "UTF-8"])
def test_programs_that_count_bytes(bytes_a_letter: int) -> None:
    """Names written by such a program are padded for their bytes: the line is shorter."""
    shorter = LINE.replace("李小红" + " " * 3 * (bytes_a_letter - 1), "李小红")
    assert len(shorter) == len(LINE) - 3 * (bytes_a_letter - 1)
    assert read_player(shorter) == read_player(LINE)


@pytest.mark.parametrize(
    ("cell", "meaning"),
    [
        ("0000 - U", RoundCell(mark=Mark.PAIRING_BYE)),
        ("0000 - F", RoundCell(mark=Mark.FULL_BYE)),
        ("0000 - Z", RoundCell(mark=Mark.ZERO_BYE)),
        ("0000 - =", RoundCell(mark=Mark.HALF_BYE)),
        ("0000 - +", RoundCell(mark=Mark.FORFEIT_WIN)),
        ("0000 -  ", RoundCell(mark=Mark.ZERO_BYE)),
        ("     - H", RoundCell(mark=Mark.HALF_BYE)),
        ("        ", RoundCell()),
        ("   5 b  ", RoundCell(5, Colour.BLACK, Mark.PENDING)),
        ("   5 B d", RoundCell(5, Colour.BLACK, Mark.DRAW, rated=False)),
    ],
)
def test_what_a_round_may_say(cell: str, meaning: RoundCell) -> None:
    line = read_player(LINE[:91] + cell + "     3 w 1")
    assert line.cells[0] == meaning


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (LINE.replace("   7 w", "     w"), "序号"),
        (LINE.replace("3 w 1", "3 w K"), "不认识的结果“K”"),
        (LINE.replace("  1.5 ", "1.5 "), "没有对齐"),
    ],
)
def test_faults_say_what_is_wrong(line: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read_player(line)


CELLS = st.one_of(
    st.just(RoundCell()),
    st.builds(
        RoundCell,
        st.integers(1, 9999),
        st.sampled_from(Colour),
        st.sampled_from([Mark.FORFEIT_WIN, Mark.FORFEIT_LOSS, Mark.PENDING]),
    ),
    st.builds(
        RoundCell,
        st.integers(1, 9999),
        st.sampled_from(Colour),
        st.sampled_from([Mark.WIN, Mark.DRAW, Mark.LOSS]),
        st.booleans(),
    ),
    st.builds(
        RoundCell,
        mark=st.sampled_from([Mark.PAIRING_BYE, Mark.FULL_BYE, Mark.HALF_BYE, Mark.ZERO_BYE]),
    ),
)


@given(
    st.integers(1, 9999),
    st.text("李小红张·abc", max_size=33),
    st.integers(0, 2900),
    st.lists(CELLS, max_size=13),
)
def test_what_is_written_is_read(
    number: int, name: str, rating: int, cells: list[RoundCell]
) -> None:
    player = Competitor(number, name, rating=rating, sex="男")
    line = read_player(write_player(player, "3.5", 4, tuple(cells)))
    assert line.competitor == player
    assert line.stated == Stated(35, 4)
    while cells and cells[-1] == RoundCell():
        cells.pop()
    assert list(line.cells) == cells
