import numpy as np
import pytest

from tests.sources.seals.pictures import cases, drawn_ring
from toolkit.sources.seals.decode import decode
from toolkit.sources.seals.line import HEIGHT
from toolkit.sources.seals.presence import candidates
from toolkit.sources.seals.shapes import Outline
from toolkit.sources.seals.unwrap import band, renditions


def case(file: str) -> np.ndarray:
    return decode(next(case.data for case in cases() if case.file == file)).rgb


@pytest.mark.parametrize("file", ["round.jpg", "oval.jpg", "square.jpg", "grey.jpg"])
def test_lines_are_dark_on_white_and_of_the_recognisers_height(file: str) -> None:
    rgb = case(file)
    made = list(renditions(rgb, candidates(rgb)[0]))
    assert len(made) == (2 if file == "grey.jpg" else 4)
    for line in (line for rendition in made for line in rendition):
        assert line.shape[0] == HEIGHT
        assert line.shape[1] > 3 * HEIGHT
        assert line.mean() > 128


def test_letters_stand_below_both_rings_and_above_the_star() -> None:
    unrolled = np.full((96, 960), 255, np.uint8)
    unrolled[2:8] = 0  # the ring
    unrolled[14:16] = 0  # a second one
    for place in range(100, 700, 60):
        unrolled[24:62, place : place + 40 : 5] = 0
    unrolled[80:96, 300:500] = 0  # something in the middle
    top, low = band(unrolled)
    assert 16 <= top <= 24
    assert 62 <= low <= 70


def test_a_seal_of_a_few_pixels_has_no_lines() -> None:
    tiny = np.asarray(drawn_ring(60))[:3, :3]
    seal = candidates(case("round.jpg"))[0]
    assert list(renditions(tiny, seal._replace(outline=Outline(False, 1, 1, 1, 1, 0)))) == []
