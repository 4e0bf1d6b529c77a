"""The Chinese names of a regulation's data, read once for all tests."""

from toolkit.assets import template
from toolkit.rules.words import Words, read_words

FILE = template("words", "regulation.toml")


def words() -> Words:
    return read_words(FILE.read_text(encoding="utf-8"))
