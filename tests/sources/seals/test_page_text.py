"""Printed lines are read whichever way up the page was photographed."""

import numpy as np
import pytest

from tests.shared import CHECKOUT
from toolkit.sources.seals.decode import decode
from toolkit.sources.seals.page_text import page_lines

CARD = CHECKOUT / "tests" / "cases" / "certificates" / "card.jpg"


@pytest.mark.parametrize("quarters", [0, 1, 2, 3])
def test_a_turned_page_reads_the_same_and_says_how_to_turn_it_back(quarters: int) -> None:
    rgb = decode(CARD.read_bytes()).rgb
    page = page_lines(np.ascontiguousarray(np.rot90(rgb, quarters)))
    texts = ["".join(line.text.split()) for line in page.lines]
    assert page.quarters == (-quarters) % 4
    assert any("国家大师" in text for text in texts[1:])
    assert all(line.picture.shape[0] == 48 for line in page.lines)


def test_an_empty_page_has_no_lines() -> None:
    assert page_lines(np.full((200, 300, 3), 255, np.uint8)).lines == ()
