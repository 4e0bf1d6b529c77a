"""Slips are made with the round, one a board, none for a bye."""

from pathlib import Path

from tests.absent import note
from tests.flows.playing import SECTION, pair_next, published_event
from tests.pages.reading import words
from toolkit.pages.fonts import chinese_fonts


def test_a_round_has_its_slips(tmp_path: Path) -> None:
    if not chinese_fonts():
        note("a Chinese font")
        return
    event = published_event(tmp_path, 13)
    pair_next(event)
    [page] = words((event / f"5内部/成绩单/{SECTION}-第1轮.pdf").read_bytes())
    assert page.count("裁判员") == 6
