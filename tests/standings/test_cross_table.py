"""The table of all rounds."""

from tests.pairing.fields import tournament
from toolkit.model.game import Colour, Mark
from toolkit.standings.cross_table import CrossCell, cross_table


def test_opponents_colours_and_running_points() -> None:
    rows = cross_table(tournament("A@甲 w21 U\nB b10 w3-\nC U b2+"))
    assert [(row.number, row.name, row.unit) for row in rows] == [
        (1, "A", "甲"),
        (2, "B", ""),
        (3, "C", ""),
    ]
    assert rows[0].cells == (
        CrossCell(Mark.WIN, 2, Colour.WHITE, 2),
        CrossCell(Mark.PAIRING_BYE, None, None, 4),
    )
    assert [cell.running for cell in rows[2].cells] == [2, 4]
