"""A fact and a fault both know the cell they were typed in."""

from toolkit.flows.typed import parted, place_of, slip
from toolkit.layouts.fill_in import FilledRow
from toolkit.model.facts import Origin
from toolkit.model.said import Said

ROW = FilledRow("x", {"reason": Said("来电", "裁定!K4")})


def test_the_place_is_the_cell_of_the_column() -> None:
    assert place_of(Origin("裁定.xlsx", "ab"), ROW, "reason") == Origin(
        "裁定.xlsx", "ab", "裁定!K4"
    )
    assert place_of(Origin("裁定.xlsx"), ROW, "verdict").where == ""


def test_a_slip_stands_on_its_cell_or_the_first_filled_one() -> None:
    assert slip(ROW, "verdict", "没有选裁定").where == "裁定!K4"
    assert slip(FilledRow("x", {}), "verdict", "空").where is None


def test_facts_and_faults_part_in_order_and_nothing_said_is_neither() -> None:
    fault = slip(ROW, "reason", "不认识")
    assert parted(["甲", None, fault, "乙"]) == (["甲", "乙"], [fault])
