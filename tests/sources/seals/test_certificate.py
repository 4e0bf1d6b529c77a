import csv

import pytest

from tests.shared import CHECKOUT
from toolkit.sources.seals import extra
from toolkit.sources.seals.certificate import NOT_INSTALLED, read_photo

CASES = CHECKOUT / "tests" / "cases" / "certificates"


def truth() -> list[dict[str, str]]:
    with (CASES / "truth.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("case", truth(), ids=lambda case: case["file"])
def test_the_level_and_the_holder_are_read_or_nothing_is(case: dict[str, str]) -> None:
    photo = read_photo((CASES / case["file"]).read_bytes(), case["file"])
    if case["level"]:
        assert photo.text.levels == (case["level"],)
        assert photo.text.name == case["name"]
        assert photo.text.certificate
    else:
        assert not photo.text.certificate or not photo.text.levels
    assert photo.receipt is (case["file"] == "receipt.jpg")
    assert photo.picture.startswith(b"\x89PNG")
    assert photo.lines.startswith(b"\x89PNG")


def test_without_the_reading_part_nothing_is_said_but_the_photo_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(extra, "installed", lambda: False)
    photo = read_photo((CASES / "card.jpg").read_bytes())
    assert (photo.why, photo.text.levels, photo.lines) == (NOT_INSTALLED, (), b"")
    assert photo.picture


@pytest.mark.parametrize("data", [b"", b"\x89PNG torn", b"%PDF-"])
def test_what_cannot_be_opened_says_why(data: bytes) -> None:
    photo = read_photo(data, "等级证.png")
    assert photo.why
    assert not photo.picture
