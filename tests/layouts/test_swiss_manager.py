import pytest

from toolkit.layouts.swiss_manager import COLUMNS, player_row
from toolkit.model.game import Competitor


@pytest.mark.parametrize(
    ("player", "row"),
    [
        (
            Competitor(7, "李一", "甲队", 1850, sex="女", birth="2008-01-05"),
            ("0007", "李一", "F", "2008/01/05", "1850", "", "甲队"),
        ),
        (
            Competitor(120, "王二", rating=2100, sex="男", fide_id="8600001"),
            ("0120", "王二", "", "", "", "2100", ""),
        ),
        (Competitor(1, "NA"), ("0001", "NA", "", "", "", "", "")),
    ],
)
def test_a_player_as_the_program_imports_him(player: Competitor, row: tuple[str, ...]) -> None:
    assert player_row(player) == row
    assert len(row) == len(COLUMNS)
