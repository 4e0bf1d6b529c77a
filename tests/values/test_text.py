"""What every reader does first."""

import pytest

from toolkit.model.said import CellKind, Said
from toolkit.values.text import says_nothing, simplified, squeeze, stated, tidy


def test_stated_is_the_text_without_edges_and_invisible_marks() -> None:
    assert stated(Said("\u202a 李一\u200b \ufeff")) == "李一"
    assert stated(None) == ""
    assert stated(Said("#REF!", kind=CellKind.ERROR)) == ""
    assert stated(Said("=A1", kind=CellKind.UNCALCULATED)) == ""


def test_tidy_and_squeeze() -> None:
    assert tidy("  １ 级\u3000\n棋士 ") == "1 级 棋士"
    assert squeeze("  １ 级\u3000\n棋士 ") == "1级棋士"


@pytest.mark.parametrize("text", ["", "无", "無", "—", "-", "/", "——", "暂无", "None", "N/A"])
def test_words_that_say_nothing(text: str) -> None:
    assert says_nothing(text)


@pytest.mark.parametrize("text", ["0", "一级", "李无"])
def test_words_that_say_something(text: str) -> None:
    assert not says_nothing(text)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("陳葉鍾", "陈叶钟"),
        ("青偉國際象棋協會", "青伟国际象棋协会"),
        ("李一", "李一"),
        ("张乾", "张乾"),
        ("張乾", "张乾"),
        ("甯昇", "甯升"),
    ],
)
def test_traditional_characters(text: str, plain: str) -> None:
    assert simplified(text) == plain
    assert simplified(plain) == plain
