import numpy as np
import pytest

from tests.sources.seals.pictures import RED, drawn_ring
from toolkit.sources.seals.ink import BLUE, GREY, flatten, ink
from toolkit.sources.seals.ink import RED as RED_INK


@pytest.mark.parametrize(
    ("colour", "named"), [(RED, RED_INK), ((30, 60, 180), BLUE), ((25, 25, 25), GREY)]
)
def test_ink_of_a_colour_is_seen_in_that_colour_alone(
    colour: tuple[int, int, int], named: str
) -> None:
    picture = np.asarray(drawn_ring(colour=colour))
    inked = picture[..., 1] < 128
    flat = flatten(picture)
    for other in (RED_INK, BLUE, GREY):
        found = ink(flat, other)
        share = float((found.amount > found.level)[inked].mean())
        assert (share > 0.9) if other == named else (share < 0.1)


def test_a_shadow_across_the_page_is_no_ink() -> None:
    picture = np.asarray(drawn_ring()).astype(float)
    shadow = np.linspace(1.0, 0.45, picture.shape[1])[None, :, None]
    found = ink(flatten((picture * shadow).astype(np.uint8)), GREY)
    paper = picture[..., 1] > 200
    assert (found.amount > found.level)[paper].mean() < 0.05


def test_pale_ink_counts_only_when_it_is_looked_for() -> None:
    picture = np.asarray(drawn_ring(colour=(255, 240, 240)))
    flat = flatten(picture)
    inked = picture[..., 1] < 250
    plain, pale = ink(flat, RED_INK), ink(flat, RED_INK, faded=True)
    assert (plain.amount > plain.level)[inked].mean() < 0.1
    assert (pale.amount > pale.level)[inked].mean() > 0.9


def test_wood_does_not_turn_to_paper() -> None:
    """Else every xiangqi piece would be a seal."""
    wood = np.full((200, 200, 3), (210, 165, 110), np.uint8)
    found = ink(flatten(wood), RED_INK)
    assert not found.layers[..., 1].any()
