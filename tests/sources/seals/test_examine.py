from io import BytesIO

from PIL import Image

from tests.sources.seals.pictures import as_bytes, cases
from toolkit.sources.seals.examine import examine


def test_the_box_lies_around_the_seal_in_pixels_of_the_picture() -> None:
    data = next(case.data for case in cases() if case.file == "round.jpg")
    picture = Image.open(BytesIO(data)).convert("RGB")
    page = Image.new("RGB", (3000, 2000), "white")
    seal = picture.resize((900, round(900 * picture.height / picture.width)))
    page.paste(seal, (1500, 700))
    [small] = examine(data).seals
    report = examine(as_bytes(page))
    assert report.outcome == "found"
    scale = 900 / picture.width
    goal = (
        1500 + scale * small.box[0],
        700 + scale * small.box[1],
        *(scale * v for v in small.box[2:]),
    )
    assert all(abs(a - b) < 40 for a, b in zip(report.seals[0].box, goal, strict=True))


def test_what_cannot_be_looked_at_says_why() -> None:
    assert examine(b"").why
    damaged = examine(b"\x89PNG\r\n torn")
    assert damaged.outcome == "not_examined"
    assert "打不开" in damaged.why


def test_an_empty_page_has_no_seal_and_no_box() -> None:
    report = examine(as_bytes(Image.new("RGB", (300, 300), "white")))
    assert (report.outcome, report.seals, report.score) == ("not_found", (), 0.0)
