"""Names: accepted as written, one key for the spellings of one person."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.values.table import rows
from toolkit.model.said import Said
from toolkit.values.names import is_name, name_key, one_apart, plain_name, read_name

KEYS = st.text("一二三abc", max_size=5)


@pytest.mark.parametrize("row", rows("names.txt"), ids="|".join)
def test_table(row: tuple[str, ...]) -> None:
    text, name, verdict = row
    assert read_name(Said(text)) == name
    assert is_name(name) == (verdict == "是")


def test_dots_spaces_remarks_and_traditional_characters_are_one_person() -> None:
    spellings = (
        "古丽米热·艾比布力",
        "古丽米热•艾比布力",
        "古丽米热．艾比布力",
        "古丽米热 艾比布力",
    )
    assert {name_key(spelling) for spelling in spellings} == {"古丽米热艾比布力"}
    assert name_key("陳 葉") == name_key("陈叶（女）") == "陈叶"
    assert name_key("Li Ming") == name_key("LI MING")


@pytest.mark.parametrize(
    ("name", "other", "apart"),
    [
        ("陈子晗", "陈子涵", True),
        ("欧阳龙", "欧龙", True),
        ("陈叶", "陳葉", False),  # the same, not one apart
        ("李一", "王二", False),
        ("李一", "李一二三", False),
        ("李一二", "李二一", False),
    ],
)
def test_one_character_apart(name: str, other: str, apart: bool) -> None:
    assert one_apart(name, other) == one_apart(other, name) == apart


@given(KEYS, KEYS)
def test_one_apart_is_an_edit_distance_of_one(name: str, other: str) -> None:
    changed = {name[:i] + c + name[i + 1 :] for i in range(len(name)) for c in "一二三abc"}
    left_out = {name[:i] + name[i + 1 :] for i in range(len(name))}
    added = {name[:i] + c + name[i:] for i in range(len(name) + 1) for c in "一二三abc"}
    assert one_apart(name, other) == (other in (changed | left_out | added) - {name})


@given(st.text(max_size=20))
def test_reading_twice_changes_nothing_more(text: str) -> None:
    once = plain_name(text)
    assert plain_name(once) == once


def test_ideographs_of_old_code_pages_become_the_usual_ones() -> None:
    assert plain_name("\uf9e1 一") == "李一"  # a compatibility ideograph, as some programs save it
