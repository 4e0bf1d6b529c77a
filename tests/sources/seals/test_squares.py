import numpy as np
import pytest
from PIL import Image, ImageDraw

from toolkit.sources.seals.shapes import Outline
from toolkit.sources.seals.squares import square_lines


def grid(rows: int, columns: int, turn: float = 0.0) -> tuple[np.ndarray, Outline]:
    """A frame with a block for each letter, the first one solid."""
    picture = Image.new("L", (300, 300), 255)
    draw = ImageDraw.Draw(picture)
    draw.rectangle((40, 40, 260, 260), outline=0, width=8)
    high, wide = 190 / rows, 190 / columns
    for row in range(rows):
        for column in range(columns):
            x, y = 55 + wide * column, 55 + high * row
            draw.rectangle((x + 6, y + 6, x + wide - 6, y + high - 6), outline=0, width=5)
            if (row, column) == (0, 0):
                draw.rectangle((x + 6, y + 6, x + wide - 6, y + high - 6), 0)
    turned = np.asarray(picture.rotate(-turn, fillcolor=255))
    return turned, Outline(True, 150, 150, 110, 110, turn)


@pytest.mark.parametrize(("rows", "columns"), [(2, 2), (2, 4), (3, 3)])
@pytest.mark.parametrize("turn", [0, 12])
def test_rows_then_columns_are_set_as_lines(rows: int, columns: int, turn: int) -> None:
    across, down = square_lines(*grid(rows, columns, turn))
    assert across.shape[0] == down.shape[0] == 48
    first, last = (
        made[:, 12 : 12 + (made.shape[1] - 24) // (rows * columns)].mean()
        for made in (across, down)
    )
    assert first < 0.8 * last  # the solid letter leads the rows, not the columns


def test_a_quarter_turn_is_the_same_seal() -> None:
    picture, outline = grid(2, 2)
    first = next(square_lines(picture, outline))
    second = next(square_lines(picture, outline._replace(turn=90.0)))
    assert np.abs(first.astype(int) - second).mean() < 8
