"""The arbiters' workbook and the sheet for the wall hold what the facts say."""

from pathlib import Path

from openpyxl import load_workbook

from tests.flows.playing import SECTION, pair_next, published_event, type_all


def test_the_newest_round_stands_first_and_earlier_results_stay_visible(tmp_path: Path) -> None:
    event = published_event(tmp_path, 12)
    pair_next(event)
    type_all(event, 1)
    pair_next(event)
    book = load_workbook(event / "2填写" / f"编排-{SECTION}.xlsx")
    assert book.sheetnames[:2] == ["第2轮", "第1轮"]
    results = {row[7].value for row in book["第1轮"].iter_rows(min_row=4, max_row=9)}
    assert results == {"1-0"}


def test_every_board_on_the_wall_has_a_reason_and_the_sheet_names_the_rules(
    tmp_path: Path,
) -> None:
    event = published_event(tmp_path, 11)
    pair_next(event)
    book = load_workbook(event / "3公布" / f"对阵-{SECTION}-第1轮.xlsx")
    assert "2017" in str(book["对阵表"]["A2"].value)
    reasons = [row[2].value for row in book["对阵说明"].iter_rows(min_row=4, max_row=9)]
    assert all(reasons)
    assert "轮空" in str(reasons[-1])
