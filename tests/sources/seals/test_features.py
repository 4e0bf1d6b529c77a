import numpy as np
import pytest

from tests.sources.seals.pictures import drawn_ring
from toolkit.sources.seals.features import round_features, square_features, straighten
from toolkit.sources.seals.ink import RED, flatten, ink
from toolkit.sources.seals.shapes import Outline


@pytest.mark.parametrize("turn", [0, 35, 180])
@pytest.mark.parametrize("size", [300, 600])
def test_measures_of_a_round_seal_do_not_depend_on_its_size_or_turn(turn: int, size: int) -> None:
    def measures(picture_size: int, turned: int) -> np.ndarray:
        picture = drawn_ring(picture_size).rotate(turned, fillcolor="white")
        found = ink(flatten(np.asarray(picture)), RED)
        half = picture_size / 2
        return round_features(
            Outline(False, half, half, 0.4 * picture_size, 0.4 * picture_size, 0), found
        )

    apart = np.abs(measures(400, 0) - measures(size, turn))
    assert np.median(apart) < 0.01
    assert np.percentile(apart, 90) < 0.12


def test_a_frame_is_straightened() -> None:
    layers = np.zeros((100, 100, 3), np.uint8)
    layers[30:70, 30:70] = 200
    flat = straighten(Outline(True, 50, 50, 20, 20, 0), layers, 64, reach=1.0)
    assert flat.shape == (64, 64, 3)
    assert flat[4:-4, 4:-4].min() > 150


def test_both_kinds_of_measures_are_finite_on_an_empty_page() -> None:
    found = ink(flatten(np.full((120, 120, 3), 255, np.uint8)), RED)
    outline = Outline(False, 60, 60, 70, 50, 10)
    assert np.isfinite(round_features(outline, found)).all()
    assert np.isfinite(square_features(outline._replace(square=True), found)).all()
