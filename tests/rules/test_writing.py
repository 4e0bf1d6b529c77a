"""The file that is written is the data, and reads as the shipped files do."""

import tomllib

import pytest

from tests.regulations import ALL, text
from tests.words import words
from toolkit.rules.writing import write


@pytest.mark.parametrize("name", ALL)
def test_the_shipped_files_are_written_that_way(name: str) -> None:
    assert write(tomllib.loads(text(name)), words()) == text(name)


@pytest.mark.parametrize(
    "data",
    [
        {"name": "a", "hotels": [], "dates": {"more": []}, "prizes": {}},
        {
            "name": 'a "b" \\ c\n\t\x01',
            "late": {"policy": "refuse", "clause": "一", "also": ["、", ""]},
        },
        {"name": "a", "lodging": {"clause": "一", "stay": {"days": 3, "reading": "很" * 99}}},
        {"name": "a", "lodging": {"clause": "一", "stay": {}}},
        {"name": "a", "levels": [{"name": "甲", "sections": [], "admit": [{}, {"sex": "男"}]}]},
    ],
)
def test_odd_data_comes_back(data: dict[str, object]) -> None:
    assert tomllib.loads(write(data, words())) == data
