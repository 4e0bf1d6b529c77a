"""Sex as written on forms."""

import pytest

from toolkit.model.said import Said
from toolkit.model.verdict import Sex
from toolkit.values.sexes import read_sex


@pytest.mark.parametrize(
    "text", ["男", " 男 ", "男性", "男子", "男生", "M", "male", "☑男□女", "男√ 女"]
)
def test_male(text: str) -> None:
    assert read_sex(Said(text)) is Sex.MALE


@pytest.mark.parametrize("text", ["女", "女子", "女童", "F", "Female", "□男☑女", "Ｆ"])
def test_female(text: str) -> None:
    assert read_sex(Said(text)) is Sex.FEMALE


@pytest.mark.parametrize("text", ["", "男/女", "□男□女", "☑男☑女", "1", "无", "男篮", "李男"])
def test_not_stated(text: str) -> None:
    assert read_sex(Said(text)) is None
    assert read_sex(None) is None
