from io import BytesIO

import pytest
from PIL import Image

from tests.sources.seals.pictures import Case, as_bytes, cases
from toolkit.model.seal import SealReport
from toolkit.sources.seals import extra
from toolkit.sources.seals.examine import Claim, examine, with_letters
from toolkit.sources.seals.verify import Whose


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


@pytest.mark.parametrize("case", [c for c in cases() if c.claimed], ids=lambda case: case.file)
def test_no_wrong_claim_is_confirmed_and_no_right_one_called_another(case: Case) -> None:
    match = examine(case.data, Claim((case.claimed,))).match
    assert match != ("confirmed" if case.same == "0" else "differs")


def test_a_seal_of_the_claimed_unit_is_confirmed_with_its_text() -> None:
    case = next(case for case in cases() if case.file == "oval.jpg")
    report = examine(case.data, Claim((case.claimed,), ("松岗市实验小学",)))
    assert (report.match, report.seals[0].text) == ("confirmed", case.text)


def test_without_the_reading_part_the_seal_is_found_but_not_judged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(extra, "installed", lambda: False)
    report = examine(next(case.data for case in cases() if case.file == "round.jpg"))
    assert (report.outcome, report.match, report.seals[0].text) == ("found", None, "")


@pytest.mark.parametrize(
    ("outcome", "score", "text", "after"),
    [("unsure", 4.2, "临泉市棋类协会", "found"), ("unsure", 3.7, "临泉市棋类协会", "unsure"),
     ("unsure", 4.2, "", "unsure"), ("found", 5.4, "", "unsure"), ("found", 8.0, "", "found"),
     ("found", 5.4, "临泉市", "found")],
)  # fmt: skip
def test_letters_decide_what_the_shape_leaves_open(
    outcome: str, score: float, text: str, after: str
) -> None:
    said = [Whose(text, 0.95, None)]
    assert with_letters(SealReport(outcome, score), said).outcome == after
