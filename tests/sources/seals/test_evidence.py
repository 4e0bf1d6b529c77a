from io import BytesIO

from PIL import Image

from tests.sources.seals.pictures import as_bytes, cases
from toolkit.sources.seals.evidence import look_at
from toolkit.sources.seals.examine import NOBODY, Claim


def data(file: str) -> bytes:
    return next(case.data for case in cases() if case.file == file)


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png))


def test_the_seal_is_cut_out_and_its_letters_laid_in_a_line() -> None:
    page = Image.new("RGB", (1200, 1600), "white")
    page.paste(Image.open(BytesIO(data("round.jpg"))).resize((300, 300)), (800, 1100))
    seen = look_at(as_bytes(page), Claim(("临泉市棋类协会",)))
    assert seen.report.match == "confirmed"
    crop, strip = opened(seen.crop), opened(seen.strip)
    assert 180 <= max(crop.size) <= 216
    assert crop.convert("L").resize((1, 1)).getpixel((0, 0)) < 250  # not the white page
    assert strip.height == 216  # as tall as the seal is shown, the letters in its middle
    assert strip.width > 200
    assert min(strip.convert("L").crop((0, 0, strip.width, 60)).tobytes()) > 240


def test_without_a_seal_the_whole_picture_is_shown() -> None:
    seen = look_at(data("form.jpg"), NOBODY)
    assert seen.report.outcome == "not_found"
    assert max(opened(seen.crop).size) == 216
    assert seen.strip == b""


def test_of_a_pdf_the_page_with_the_seal_counts() -> None:
    blank = Image.new("RGB", (800, 800), "white")
    seal = Image.open(BytesIO(data("round.jpg"))).convert("RGB")
    made = as_bytes(blank, "PDF", save_all=True, append_images=[seal])
    assert look_at(made, NOBODY).report.outcome == "found"
    assert look_at(b"%PDF-1.4 torn", NOBODY).report.outcome == "not_examined"


def test_a_damaged_picture_says_why() -> None:
    seen = look_at(b"\x89PNG\r\n", NOBODY)
    assert (seen.report.outcome, seen.crop) == ("not_examined", b"")
    assert seen.report.why
