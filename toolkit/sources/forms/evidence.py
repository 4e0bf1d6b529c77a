"""Where a header may mean two things (级别, 技术等级), what stands below it decides."""

import re

from toolkit.sources.grids.grid import Grid

_LOOKED_AT = 12  # values
# field as the header has it → field its values show, and what such a value looks like
_OTHERWISE = (
    ("title", "section", re.compile(r".*组$|^[UuABab]\d*组?$")),
    ("title", "grade", re.compile(r".*(?:运动员|健将)$")),
    ("grade", "title", re.compile(r".*(?:棋士|大师)$|^候补$")),
)


def settle(grid: Grid, below: int, last: int, columns: dict[str, int]) -> None:
    """Give a column the field that most of its values show, unless another column has it."""
    for stated, shown, look in _OTHERWISE:
        if stated in columns and shown not in columns:
            column = columns[stated]
            texts = [t for row in range(below, last + 1) if (t := grid.texts[row][column])]
            texts = texts[:_LOOKED_AT]
            if 2 * sum(look.match(text) is not None for text in texts) > len(texts):
                columns[shown] = columns.pop(stated)
