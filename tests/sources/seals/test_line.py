import numpy as np
import pytest

from toolkit.sources.seals.line import HEIGHT, evened, line


def test_pale_letters_become_black() -> None:
    pale = np.full((20, 100), 240, np.uint8)
    pale[5:15, 20:40] = 215
    assert evened(pale).min() < 60
    assert evened(pale)[0, 0] > 230


@pytest.mark.parametrize("size", [(20, 200), (96, 400), (10, 9000)])
def test_a_line_has_the_recognisers_height_and_white_around(size: tuple[int, int]) -> None:
    strip = np.full(size, 200, np.uint8)
    strip[2:-2, 5:-5:4] = 90
    made = line(strip)
    assert made.shape[0] == HEIGHT
    assert made.shape[1] <= 1430
    assert made[0].min() == made[:, 0].min() == 255
    assert made.min() < 130
