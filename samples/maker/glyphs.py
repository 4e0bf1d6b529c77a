"""The characters on the seals as small pictures, kept as text so that no font is needed.

`python -m samples.maker.glyphs FONT` draws those of all unit names again, with Pillow; the
committed ones are drawn with Noto Serif CJK SC Bold (SIL Open Font License).
"""

import sys
from functools import cache
from pathlib import Path

from samples.maker.plan import load_plan, sample_names

SIZE = 30
_FILE = Path(__file__).parent / "glyphs.txt"


@cache
def glyphs() -> dict[str, tuple[int, ...]]:
    """The rows of each character from the top, as numbers of SIZE bits, leftmost bit highest."""
    found = {}
    for line in _FILE.read_text("utf-8").splitlines():
        character, *rows = line.split()
        found[character] = tuple(int(row, 16) for row in rows)
    return found


def draw(font: str) -> None:
    """Writes the file of characters anew."""
    from PIL import Image, ImageDraw, ImageFont

    face = ImageFont.truetype(font, SIZE - 1)
    lines = []
    plans = map(load_plan, sample_names())
    texts = (unit.seal_text or unit.name for plan in plans for unit in plan.units)
    for character in sorted({c for text in texts for c in text}):
        picture = Image.new("L", (SIZE, SIZE), 0)
        brush = ImageDraw.Draw(picture)
        brush.text((SIZE / 2, SIZE / 2), character, 255, face, anchor="mm")
        bits = picture.tobytes()
        rows = (bits[at : at + SIZE] for at in range(0, SIZE * SIZE, SIZE))
        numbers = (int("".join(str(int(b > 127)) for b in row), 2) for row in rows)
        lines.append(" ".join((character, *(f"{n:x}" for n in numbers))))
    _FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    draw(sys.argv[1])
