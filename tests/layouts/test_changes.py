"""What is offered in the yellow cells of 变更和减免.xlsx."""

from tests.regulations import regulation
from toolkit.layouts.changes import COVERS, further, waivers, withdrawals


def test_every_column_is_for_typing_and_units_are_offered() -> None:
    for table in (withdrawals(("甲",)), waivers(("甲",)), further(("甲",))):
        assert table.yellow == table.columns
        assert table.columns[0].choices == ("甲",)


def test_the_waivers_of_the_regulation_are_offered() -> None:
    offered = waivers((), regulation("ivy-2014")).columns[4].choices
    assert offered == ("Q赛赛区选拔的优秀棋手", "国际特级大师", "国家大师", "贫困学生")
    assert set(COVERS.values()) == {"entry", "board", "lodging", "other"}
