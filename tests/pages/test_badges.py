"""参赛证 and 台签: nobody missing, photos in place, numbers readable from both sides."""

from datetime import datetime
from io import BytesIO
from pathlib import Path

import pdfplumber
from PIL import Image

from tests.absent import note
from tests.pages.reading import words
from toolkit.pages.badges import Badge, Card, badges_pdf, cards_pdf
from toolkit.pages.fonts import chinese_fonts

MADE = datetime(2020, 1, 17)


def test_ten_badges_a_page_with_photos_of_the_right_size(tmp_path: Path) -> None:
    if not chinese_fonts():
        note("a Chinese font")
        return
    photo = tmp_path / "李一.jpg"
    Image.new("RGB", (300, 300), "grey").save(photo)
    badges = [Badge("参赛证", f"棋手{n}", "甲队", "男子组", f"{n}") for n in range(1, 12)]
    badges[0] = Badge("参赛证", "李一", "甲队", "男子组", "1", "photo0.jpg")
    data = badges_pdf("淄博2020", badges, {"photo0.jpg": photo}, MADE)
    found = words(data)
    assert [page.count("甲队") for page in found] == [10, 1]
    with pdfplumber.open(BytesIO(data)) as pdf:
        clip = pdf.pages[0].images
    assert len(clip) == 1


def test_a_table_card_can_be_read_from_both_sides() -> None:
    data = cards_pdf([Card("7", "男子组"), Card("8", "男子组"), Card("9", "男子组")], MADE)
    with pdfplumber.open(BytesIO(data)) as pdf:
        numbers = [[c["text"] for c in page.chars if c["text"] in "789"] for page in pdf.pages]
    assert numbers == [["7", "7", "8", "8"], ["9", "9"]]
