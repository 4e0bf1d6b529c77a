import numpy as np
import pytest
from PIL import Image, ImageDraw

from tests.sources.seals.pictures import RED, drawn_ring
from toolkit.sources.seals.ink import RED as RED_INK
from toolkit.sources.seals.ink import Ink, flatten, ink
from toolkit.sources.seals.shapes import Outline, circles, outlines, refit


def red(picture: Image.Image) -> Ink:
    return ink(flatten(np.asarray(picture)), RED_INK)


@pytest.mark.parametrize("aspect", [1.0, 0.7])
def test_a_ring_gives_its_ellipse(aspect: float) -> None:
    found = red(drawn_ring(400, aspect))
    best = min(
        (refit(o, found) for o in outlines(found) if not o.square), key=lambda o: abs(o.a - 160)
    )
    assert (best.x, best.y) == pytest.approx((200, 200), abs=3)
    assert (best.a, best.b) == pytest.approx((160, 160 * aspect), rel=0.04)


def test_a_turned_frame_gives_its_rectangle() -> None:
    frame = Image.new("RGB", (300, 300), "white")
    ImageDraw.Draw(frame).rectangle((70, 70, 230, 230), outline=RED, width=8)
    found = red(frame.rotate(20, fillcolor="white"))
    square = next(outline for outline in outlines(found) if outline.square)
    assert (square.a, square.b) == pytest.approx((80, 80), abs=4)
    assert min(square.turn % 90, 90 - square.turn % 90) == pytest.approx(20, abs=2)


def test_a_ring_that_runs_out_of_the_picture_is_found_as_a_circle() -> None:
    found = red(drawn_ring(400).crop((0, 0, 300, 400)))
    best = min(circles(found), key=lambda o: abs(o.x - 200) + abs(o.y - 200))
    assert (best.x, best.y, best.a) == pytest.approx((200, 200, 160), abs=12)


def test_the_box_of_a_turned_ellipse_holds_its_points() -> None:
    outline = Outline(False, 50.0, 40.0, 30.0, 10.0, 30.0)
    x, y = outline.points(np.linspace(0, 2 * np.pi, 720), np.array([1.0]))
    left, top, width, height = outline.box
    assert (x.min(), y.min()) == pytest.approx((left, top), abs=0.01)
    assert (x.max(), y.max()) == pytest.approx((left + width, top + height), abs=0.01)
    assert outline.scaled(2).box == pytest.approx((2 * left, 2 * top, 2 * width, 2 * height))
