"""Lists on paper: nothing lost, the header on every page, twenty to twenty-seven boards a page."""

from datetime import datetime
from io import BytesIO

from tests.absent import note
from tests.layouts.test_wall import UNIT, wall
from tests.pages.reading import words
from toolkit.pages.fonts import chinese_fonts
from toolkit.pages.listing import listing_pdf, listing_png

MADE = datetime(2020, 1, 18, 8, 30)


def test_the_wall_has_all_boards_readable_from_afar() -> None:
    if not chinese_fonts():
        note("a Chinese font")
        return
    pages = [page for page in words(listing_pdf(wall(60)[:1], MADE)) if page]
    boards = [page.count("—") for page in pages]
    assert sum(boards) == 60
    assert [count for count in boards[:-1] if not 20 <= count <= 27] == []
    assert all("白方" in page and "黑方" in page for page in pages)


def test_a_name_that_is_too_long_is_set_smaller_and_not_cut() -> None:
    if not chinese_fonts():
        note("a Chinese font")
        return
    [page] = words(listing_pdf(wall(3)[:1], MADE))
    assert page.count(UNIT) == 3


def test_the_picture_is_one_long_page() -> None:
    from PIL import Image

    sizes = []
    for boards in (5, 100):
        with Image.open(BytesIO(listing_png(wall(boards)[0]))) as image:
            sizes.append(image.size)
    assert sizes[0][0] == sizes[1][0]
    assert sizes[1][1] > 10 * sizes[0][1] / 3
