from datetime import datetime
from io import BytesIO
from pathlib import Path

import pytest

from tests.absent import note
from tests.pages.reading import words
from toolkit.pages.fonts import chinese_fonts
from toolkit.pages.typeset import as_pdf, as_png

MADE = datetime(2020, 1, 18, 8, 30)
DATA = {"name": "欧阳娜娜"}


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "page.typ"
    path.write_text(
        "#let data = json(bytes(sys.inputs.data))\n#set text(font: data.fonts)\n#data.name", "utf-8"
    )
    return path


def test_the_page_shows_its_data(page: Path) -> None:
    if not chinese_fonts():
        note("a Chinese font")
        return
    assert words(as_pdf(page, DATA, MADE)) == ["欧阳娜娜"]


def test_equal_input_gives_equal_bytes(page: Path) -> None:
    assert as_pdf(page, DATA, MADE) == as_pdf(page, DATA, MADE)
    assert as_pdf(page, DATA, MADE) != as_pdf(page, {"name": "李四"}, MADE)


def test_a_picture_is_as_wide_as_a_phone_needs(page: Path) -> None:
    from PIL import Image

    with Image.open(BytesIO(as_png(page, DATA))) as image:
        assert image.format == "PNG"
        assert 900 <= image.width <= 920
