from PIL import Image

from tests.sources.seals.pictures import as_bytes, cases
from toolkit.sources.seals.examine import examine_pixels
from toolkit.sources.seals.pages import pages


def test_each_page_of_a_scanned_pdf_is_looked_at() -> None:
    seal = Image.open(next(case for case in cases() if case.file == "round.jpg").path)
    sheet = Image.new("RGB", (1240, 1754), "white")
    sheet.paste(seal.resize((300, 300)), (800, 1200))
    blank = Image.new("RGB", (1240, 1754), "white")
    data = as_bytes(blank, "PDF", save_all=True, append_images=[sheet], resolution=150)
    seen = list(pages(data))
    assert all(max(page.rgb.shape) >= 1600 for page in seen)
    assert [examine_pixels(page).outcome for page in seen] == ["not_found", "found"]


def test_a_poster_does_not_fill_the_memory() -> None:
    poster = as_bytes(Image.new("RGB", (300, 300), "white"), "PDF", resolution=3)  # 100 inches
    [page] = pages(poster)
    assert max(page.rgb.shape) <= 4100


def test_a_broken_pdf_has_no_pages() -> None:
    assert list(pages(b"%PDF-1.7 torn")) == []
