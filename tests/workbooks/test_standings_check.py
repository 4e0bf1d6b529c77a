"""The sheet 核对: what Excel adds up equals what we say, whatever calculates it."""

from datetime import datetime
from pathlib import Path

from tests.layouts.test_places import ROWS, standing_of
from tests.workbooks.judge import assert_golden, recalculated, schema_errors
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.listing import listing_book
from toolkit.workbooks.standings_check import CheckRow, check_sheet

STAMP = Stamp(created=datetime(2020, 1, 20, 12), event="zibo-2020", seq=400)
TITLE = "淄博2020 公开组 名次"
# halves of points: 1 beat 2 and drew with 3; 2 had a bye; 3 beat 2
CHECKS = (
    CheckRow(1, "甲", (2, 1), (2, 3), 3, 2 + 3),
    CheckRow(2, "乙", (0, 2), (1, None), 2, 3),
    CheckRow(3, "丙", (2, 1), (2, 1), 3, 2 + 3),
)


def book(unit: int = 2) -> bytes:
    return listing_book(
        STAMP, TITLE, standing_of(ROWS[:4]), lambda made: check_sheet(made, TITLE, unit, CHECKS)
    )


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    assert_golden("standings", book())
    assert schema_errors(book(), tmp_path) == []


def test_another_program_adds_up_the_same(tmp_path: Path) -> None:
    computed = recalculated(book(), tmp_path)
    if computed is None:
        return
    rows = computed["核对"][3:]
    assert [(row[4], row[8]) for row in rows] == [("1.5", "2.5"), ("1", "1.5"), ("1.5", "2.5")]


def test_whole_points_stay_whole(tmp_path: Path) -> None:
    computed = recalculated(book(unit=1), tmp_path)
    if computed is not None:
        assert [row[8] for row in computed["核对"][3:]] == ["5", "3", "5"]


def test_before_the_first_round_there_is_nothing_to_check(tmp_path: Path) -> None:
    data = listing_book(STAMP, TITLE, standing_of(()), lambda made: check_sheet(made, TITLE, 2, ()))
    assert schema_errors(data, tmp_path) == []
