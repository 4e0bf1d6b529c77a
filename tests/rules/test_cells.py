"""Values as people see and type them."""

from datetime import date, time
from typing import Any

import pytest

from tests.words import words
from toolkit.rules.cells import EMPTY, Slip, from_cell, to_cell
from toolkit.rules.sheets import Cell, layout

WORDS = words()
CELLS = {
    (table.sheet, cell.key): cell for table in layout(WORDS).tables for cell in table.cells
} | {("总则", cell.key): cell for cell in layout(WORDS).main}


def cell(sheet: str, key: str) -> Cell:
    return CELLS[sheet, key]


@pytest.mark.parametrize(
    ("sheet", "key", "value", "shown"),
    [
        ("费用", "amount", 200, 200),
        ("费用", "per", "team", "队"),
        ("酒店", "playing_hall", True, "是"),
        ("酒店", "aliases", ["标间", "a|b"], r"标间 | a\|b"),
        ("酒店", "aliases", [], EMPTY),
        ("报名的要求", "of", ["unit", "team"], "单位、队"),
        ("奖金表-各名次", "places", [11, 19], "11、19"),
        ("总则", "dates.play.first", date(2020, 1, 18), "2020-01-18"),
        ("总则", "dates.entry_closes.clock", time(18), "18:00:00"),
        ("总则", "bare_master", "", EMPTY),
        ("总则", "dates.meeting", {}, "有"),
        ("总则", "dates.meeting.day", None, ""),
    ],
)
def test_a_value_and_its_cell(sheet: str, key: str, value: Any, shown: str | int) -> None:
    assert to_cell(value, cell(sheet, key), WORDS) == shown
    assert from_cell(str(shown), cell(sheet, key), WORDS) == value


@pytest.mark.parametrize(
    ("sheet", "key", "typed", "value"),
    [
        ("费用", "amount", "1,290", 1290),
        ("费用", "amount", "200.0", 200),
        ("总则", "dates.play.first", "2020/1/18", date(2020, 1, 18)),
        ("总则", "dates.play.first", "2020年1月18日", date(2020, 1, 18)),
        ("总则", "dates.entry_closes.clock", "18:00", time(18)),
        ("报名的要求", "of", "单位，队", ["unit", "team"]),
    ],
)
def test_what_people_type_otherwise(sheet: str, key: str, typed: str, value: Any) -> None:
    assert from_cell(typed, cell(sheet, key), WORDS) == value


@pytest.mark.parametrize(
    ("sheet", "key", "typed", "words_of_it"),
    [
        ("费用", "amount", "两百", "不是整数"),
        ("费用", "per", "人头", "可以填：棋手、人、队"),
        ("酒店", "playing_hall", "对", "可以填：是、否"),
        ("总则", "dates.play.first", "一月", "不是日期"),
        ("总则", "dates.entry_closes.clock", "25:00", "不是钟点"),
        ("报名的要求", "of", "单位、人头", "不认识“人头”"),
    ],
)
def test_what_can_not_be_read(sheet: str, key: str, typed: str, words_of_it: str) -> None:
    slip = from_cell(typed, cell(sheet, key), WORDS)
    assert isinstance(slip, Slip)
    if key == "per":
        assert all(word in slip.message for word in ("棋手", "人", "队"))
    else:
        assert words_of_it in slip.message
