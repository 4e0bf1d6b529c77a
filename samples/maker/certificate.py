"""Photos of title certificates (等级证照片), drawn with the characters of the seals."""

from collections.abc import Iterator

from samples.maker.draft import Cells, Draft
from samples.maker.glyphs import SIZE, glyphs
from samples.maker.seal import BLACK, png

TITLE, NAME, LEVEL = "棋士等级证书", "姓名：", "等级："
_WIDE, _HIGH = 336, 200
_EDGE, _TOP, _STEP = 16, 24, 56  # pixels; from one line's top to the next


def certificates(draft: Draft) -> list[tuple[str, bytes]]:
    """One photo for every player who states a title, by file name; none where none is asked."""
    players = enumerate(draft.players, 1) if draft.plan.certificates else ()
    return [
        (f"{player['name']}等级证.png", _photo(player, draft.shown.get(row) or player["title"]))
        for row, player in players
        if player["title"] not in ("", "无")
    ]


def _photo(player: Cells, level: str) -> bytes:
    lines = (TITLE, NAME + player["name"], LEVEL + level)
    ink = {pixel for number, text in enumerate(lines) for pixel in _line(text, number)}
    return png(ink | set(_frame()), BLACK, (_WIDE, _HIGH))


def _line(text: str, number: int) -> Iterator[int]:
    """The pixels of a line of text; the first stands in the middle."""
    left = _EDGE if number else (_WIDE - SIZE * len(text)) // 2
    for place, character in enumerate(text):
        for y, row in enumerate(glyphs()[character]):
            start = (_TOP + number * _STEP + y) * _WIDE + left + place * SIZE
            yield from (start + x for x in range(SIZE) if row >> (SIZE - 1 - x) & 1)


def _frame() -> Iterator[int]:
    for y in range(_HIGH):
        for x in range(_WIDE):
            if 4 <= min(x, _WIDE - 1 - x, y, _HIGH - 1 - y) < 6:
                yield y * _WIDE + x
