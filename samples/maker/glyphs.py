"""The characters on seals and certificates as small pictures, as text: no font is needed.

`python -m samples.maker.glyphs FONT [INDEX]` adds those that the plans need, with Pillow;
the committed ones are drawn with Noto Serif CJK SC Bold (SIL Open Font License).
"""

import sys
from functools import cache
from pathlib import Path

from samples.maker.people import words
from samples.maker.plan import load_plan, sample_names
from toolkit.values.titles import GRADES, TITLES

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


def draw(font: str, index: int = 0) -> None:
    """Adds the characters that are not there yet to the file."""
    from PIL import Image, ImageDraw, ImageFont

    face = ImageFont.truetype(font, SIZE - 1, index=index)
    lines = _FILE.read_text("utf-8").splitlines()
    for character in sorted(_wanted() - glyphs().keys()):
        picture = Image.new("L", (SIZE, SIZE), 0)
        brush = ImageDraw.Draw(picture)
        brush.text((SIZE / 2, SIZE / 2), character, 255, face, anchor="mm")
        bits = picture.tobytes()
        rows = (bits[at : at + SIZE] for at in range(0, SIZE * SIZE, SIZE))
        numbers = (int("".join(str(int(b > 127)) for b in row), 2) for row in rows)
        lines.append(" ".join((character, *(f"{n:x}" for n in numbers))))
    _FILE.write_text("\n".join(sorted(lines)) + "\n", "utf-8")


def _wanted() -> set[str]:
    """All of the units' names, and of what stands on the certificates of their players."""
    from samples.maker.certificate import LEVEL, NAME, TITLE

    plans = [load_plan(name) for name in sample_names()]
    texts = [TITLE + NAME + LEVEL, *GRADES, *TITLES]
    for plan in plans:
        texts += [u.seal_text or u.name for u in plan.units if u.seal != "none" or u.beside]
        if any(unit.certificates for unit in plan.units):
            texts += [w for kind in ("surnames", "boys", "girls") for w in words(kind)]
    return set("".join(texts))


if __name__ == "__main__":
    draw(sys.argv[1], int(sys.argv[2]) if sys.argv[2:] else 0)
