import pytest

from toolkit.values.width import display_width


@pytest.mark.parametrize(
    ("text", "width"),
    [("abc", 3), ("候补棋协大师组", 14), ("A组（男）", 9), ("一\n二三", 4), ("", 0)],
)
def test_a_chinese_character_takes_two_columns(text: str, width: int) -> None:
    assert display_width(text) == width
