"""How much room text takes: a Chinese character is as wide as two Latin ones (全角/半角)."""

import unicodedata
from functools import lru_cache


def display_width(text: str) -> int:
    """Columns that the longest line of `text` takes: 2 a Chinese or wide character, else 1."""
    return max((line_width(line) for line in text.split("\n")), default=0)


@lru_cache(maxsize=4096)  # the same names stand in every sheet
def line_width(line: str) -> int:
    """Columns that one line takes."""
    if line.isascii():
        return len(line)
    return sum(2 if unicodedata.east_asian_width(char) in "WFA" else 1 for char in line)
