import datetime as dt

import pytest

from tests.sources.made import grid
from toolkit.model.said import CellKind
from toolkit.sources.grids.grid import Grid, Value, column_of, kind_of, letters, shown


@pytest.mark.parametrize(("number", "name"), [(0, "A"), (25, "Z"), (26, "AA"), (16383, "XFD")])
def test_columns(number: int, name: str) -> None:
    assert (letters(number), column_of(name)) == (name, number)


@pytest.mark.parametrize(
    ("value", "text", "kind"),
    [
        (13800001234.0, "13800001234", CellKind.NUMBER),
        (3.70303200801152e17, "370303200801152000", CellKind.NUMBER),
        (0.1, "0.1", CellKind.NUMBER),
        ("1E5", "1E5", CellKind.TEXT),
        ("NA", "NA", CellKind.TEXT),
        (True, "TRUE", CellKind.BOOL),
        (dt.date(2008, 1, 15), "2008-01-15", CellKind.DATE),
        (dt.datetime(2008, 1, 15), "2008-01-15", CellKind.DATE),
        (dt.datetime(2020, 4, 21, 23, 10, 14), "2020-04-21T23:10:14", CellKind.DATE),
        (None, "", CellKind.TEXT),
    ],
)
def test_values(value: Value, text: str, kind: CellKind) -> None:
    assert (shown(value), kind_of(value)) == (text, kind)


def test_a_merged_range_shows_its_value_everywhere_and_counts_once() -> None:
    table = grid("甲||丙\n||", merges=["A1:B2"])
    assert table.texts == [["甲", "甲", "丙"], ["甲", "甲", ""]]
    assert table.where(1, 1) == "表!A1"
    assert table.distinct(0) == [(0, "甲"), (2, "丙")]


def test_an_over_large_merge_is_not_filled() -> None:
    table = Grid("表", [["甲"] + [""] * 299] + [[""] * 300] * 99, [(0, 0, 1048575, 16383)])
    assert table.texts[1][1] == ""


def test_text_is_kept_as_stored_and_compared_stripped() -> None:
    table = Grid("表", [[" 王小一 "]])
    assert (table.texts[0][0], table.said(0, 0).text) == ("王小一", " 王小一 ")


def test_forced_kinds_reach_beyond_the_values() -> None:
    table = Grid("表", [["甲"]], forced={(2, 1): (CellKind.UNCALCULATED, "")})
    assert (table.height, table.width) == (3, 2)
    assert table.said(2, 1).kind is CellKind.UNCALCULATED
