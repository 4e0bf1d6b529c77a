"""Titles and sports grades: recognised as what they are, whichever column they stand in."""

import pytest

from tests.values.table import rows
from toolkit.values.titles import (
    GRADES,
    TITLES,
    UNRANKED_TITLES,
    Levels,
    grade_order,
    read_grade,
    read_title,
    title_order,
)


def shown(levels: Levels) -> str:
    doubt = "" if levels.understood else " ?"
    return f"{levels.title or '-'} / {levels.grade or '-'}{doubt}"


@pytest.mark.parametrize(("text", "in_titles", "in_grades"), rows("titles.txt"))
def test_table(text: str, in_titles: str, in_grades: str) -> None:
    assert shown(read_title(text)) == in_titles
    assert shown(read_grade(text)) == in_grades


def test_what_a_bare_master_is_depends_on_the_event() -> None:
    assert read_title("大师", "国家大师").title == "国家大师"
    assert read_title("大师", None) == Levels(understood=False)
    assert read_title("候补大师", None).title == "候补棋协大师"


def test_the_ladders_go_down_step_by_step() -> None:
    assert [title_order(title) for title in TITLES] == list(range(21, -1, -1))
    assert [grade_order(grade) for grade in GRADES] == list(range(5, -1, -1))
    assert title_order("地方大师") == title_order("候补棋协大师")


def test_outside_the_ladder_there_is_no_order() -> None:
    assert {title_order(title) for title in (*UNRANKED_TITLES, "一级运动员", None)} == {None}
    assert {grade_order(grade) for grade in ("一级棋士", None)} == {None}


@pytest.mark.parametrize("word", [*TITLES, *UNRANKED_TITLES, "地方大师"])
def test_canonical_titles_are_read_as_themselves(word: str) -> None:
    assert read_title(word) == Levels(word)


@pytest.mark.parametrize("word", GRADES)
def test_canonical_grades_are_read_as_themselves(word: str) -> None:
    assert read_grade(word) == Levels(grade=word)
