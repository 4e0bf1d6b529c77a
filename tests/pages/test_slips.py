"""成绩单: every board has its slip, four or eight a page."""

from datetime import datetime

import pytest

from tests.absent import note
from tests.pages.reading import words
from toolkit.pages.fonts import chinese_fonts
from toolkit.pages.slips import Slip, slips_pdf

MADE = datetime(2020, 1, 18, 8, 30)


def slip(table: int) -> Slip:
    return Slip(
        "淄博2020", "男子组", 2, f"{table}", "14:00，二楼", "红方", f"{table}", f"甲{table}",
        "一队", f"{table + 50}", f"乙{table}", "二队",
    )  # fmt: skip


@pytest.mark.parametrize(("per_page", "pages"), [(4, [4, 4, 3]), (8, [8, 3])])
def test_every_board_has_its_slip(per_page: int, pages: list[int]) -> None:
    if not chinese_fonts():
        note("a Chinese font")
        return
    data = slips_pdf([slip(n) for n in range(1, 12)], per_page, per_page == 4, MADE)
    found = words(data)
    assert [page.count("裁判员") for page in found] == pages
    assert all(f"乙{n}" in "".join(found) for n in range(1, 12))
    assert ("犯规" in found[0]) == (per_page == 4)
