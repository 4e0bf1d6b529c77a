"""The start list is posted with what start numbers went by and the seed of its lots."""

from pathlib import Path

from openpyxl import load_workbook

from tests.flows.playing import SECTION, pair_next, published_event
from toolkit.flows.rounds.start_lists import list_name, told_where


def test_the_first_pairing_posts_the_list(tmp_path: Path) -> None:
    event = published_event(tmp_path, 12)
    pair_next(event)
    rows = list(load_workbook(event / told_where(SECTION)).worksheets[0].values)
    text = " ".join(str(cell) for row in rows for cell in row if cell)
    assert "12 人；瑞士制；9 轮；编号依次按等级分、称号" in text
    assert "抽签种子" in text
    assert list_name(SECTION).startswith("编排名单-")
