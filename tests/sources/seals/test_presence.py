import numpy as np
import pytest

from tests.sources.seals.pictures import Case, cases
from toolkit.sources.seals.decode import decode
from toolkit.sources.seals.presence import LONGEST, candidates, outcome, reduced


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.file)
def test_seals_are_found_and_nothing_else(case: Case) -> None:
    found = candidates(decode(case.data).rgb)
    assert outcome(found[0].score if found else 0.0) == case.outcome


@pytest.mark.parametrize(
    ("file", "kind"),
    [("round.jpg", "round"), ("oval.jpg", "oval"), ("square.jpg", "square"),
     ("blue.jpg", "round blue"), ("grey.jpg", "round grey")],
)  # fmt: skip
def test_the_kind_names_shape_and_ink(file: str, kind: str) -> None:
    case = next(case for case in cases() if case.file == file)
    assert candidates(decode(case.data).rgb)[0].kind == kind


def test_both_of_two_seals_are_found_apart() -> None:
    case = next(case for case in cases() if case.file == "two.jpg")
    sure = [one for one in candidates(decode(case.data).rgb) if one.score >= 5]
    assert len(sure) == 2
    first, second = (one.outline for one in sure)
    assert np.hypot(first.x - second.x, first.y - second.y) > first.a


@pytest.mark.parametrize(
    ("score", "word"), [(5.0, "found"), (4.99, "unsure"), (3.5, "unsure"), (3.4, "not_found")]
)
def test_outcomes(score: float, word: str) -> None:
    assert outcome(score) == word


def test_a_large_picture_is_looked_at_smaller() -> None:
    small, share = reduced(np.zeros((100, 2 * LONGEST, 3), np.uint8))
    assert small.shape[1] == LONGEST
    assert share == 0.5
