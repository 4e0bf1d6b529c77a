import pytest

from toolkit.layouts.listing import Shown, in_words
from toolkit.model.money import Money


@pytest.mark.parametrize(
    ("value", "words"),
    [("棋手", "棋手"), (12, "12"), (Money(129_050), "1,290.50"), (None, ""), ("", "")],
)
def test_values_as_a_page_shows_them(value: Shown, words: str) -> None:
    assert in_words(value) == words
