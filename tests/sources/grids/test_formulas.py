import pytest

from tests.sources.made import rows, xlsx
from tests.sources.surgery import operated, swap
from toolkit.model.said import CellKind
from toolkit.sources.forms.read import read_here
from toolkit.sources.grids.formulas import recompute
from toolkit.sources.grids.grid import Grid

VALUES = "#210|#1290|\n#1|x|\n#2.5||"


@pytest.mark.parametrize(
    ("formula", "value"),
    [
        ("A1+B1", "1500"),
        ("=$A$1*2-10/4", "417.5"),
        ("SUM(A1:A3)", "213.5"),
        ("SUM(A1:B1,C1,-1)", "1499"),
        ("-(A1)", "-210"),
        ("A1+C3", "210"),
        ("SUM(A1:B3)", "1503.5"),
        ("A1+B2", ""),
        ("A1/C1", ""),
        ("VLOOKUP(A1,B:C,2)", ""),
        ("Sheet2!A1", ""),
        ("__import__('os')", ""),
        ("9**9**9**9", ""),
        ("1" * 300, ""),
        ("", ""),
    ],
)
def test_only_the_trivial(formula: str, value: str) -> None:
    forced = {(3, 2): (CellKind.UNCALCULATED, "")}
    grid = Grid("表", rows(VALUES), forced=forced, formulas={(3, 2): formula})
    assert recompute(grid) == {(3, 2): value}
    assert grid.said(3, 2).kind is (CellKind.NUMBER if value else CellKind.UNCALCULATED)
    assert grid.texts[3][2] == value


def test_formulas_on_formulas_and_in_circles() -> None:
    forced = dict.fromkeys([(0, 0), (0, 1), (0, 2)], (CellKind.UNCALCULATED, ""))
    formulas = {(0, 0): "B1+1", (0, 1): "2*3", (0, 2): "C1"}
    grid = Grid("表", [], forced=forced, formulas=formulas)
    assert recompute(grid) == {(0, 0): "7", (0, 1): "6", (0, 2): ""}


def test_a_total_that_was_never_calculated_is_read_and_named() -> None:
    data = xlsx("单位|甲队|总金额|\n姓名|身份证号|组别\n王小一|x|甲组\n#210|#1290")
    cell = '<c r="D1"><f>A4+B4</f></c></row>'
    data = operated(data, {"xl/worksheets/sheet1.xml": swap("</row>", cell)})
    (form,) = read_here(data, "x.xlsx").forms
    assert form.first("total_amount").text == "1500"  # type: ignore[union-attr]
    assert [(p.code, p.where, p.detail) for p in form.problems] == [
        ("F007", "报名表!D1", {"formula": "=A4+B4", "value": "1500"})
    ]
