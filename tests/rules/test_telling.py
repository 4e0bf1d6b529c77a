"""The regulation as text: every value in words, with its clause and reading."""

import tomllib

import pytest

from tests.regulations import ALL, INVENTED, text
from tests.words import words
from toolkit.rules.telling import place_in_words, tell


def test_blocks_values_and_readings() -> None:
    lines = tell(tomllib.loads(text(INVENTED)), words())
    assert "棋种：国际象棋" in lines
    at = lines.index("【人数上限】")
    assert lines[at + 1] == "· 最多人数 150，先后按 报名先后  〔九(一)〕"
    assert "        · 名次 4–6，每人（元） 600" in lines
    assert "    说明：按比赛第一天算，含 8 周岁和 60 周岁" in lines


@pytest.mark.parametrize("name", ALL)
def test_no_english_word_of_the_data_is_left(name: str) -> None:
    told = "\n".join(tell(tomllib.loads(text(name)), words())[1:])
    for word in ("true", "false", "organiser", "swiss", "unit_entry", "[", "{"):
        assert word not in told


@pytest.mark.parametrize(
    ("key", "place"),
    [
        ("dates.play.first", "时间 › 比赛 › 第一天"),
        ("hotels[1].rooms[0].beds", "酒店 第 2 行 › 房型 第 1 行 › 床位"),
        ("levels", "组别"),
        ("no.such", "no.such"),
    ],
)
def test_a_key_path_as_people_find_it(key: str, place: str) -> None:
    assert place_in_words(key, words()) == place
