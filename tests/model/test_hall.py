"""The hall: tables numbered through, and what a wall sheet says of when and where."""

from datetime import datetime

import pytest

from toolkit.model.clock import SHANGHAI
from toolkit.model.hall import Hall
from toolkit.model.hall_facts import RoundTimed, SectionPlaced

AT = datetime(2020, 1, 17, 20, tzinfo=SHANGHAI)
HALL = (
    Hall()
    .after(SectionPlaced("男子组", "甲厅", 1), 3, AT)
    .after(SectionPlaced("女子组", "", 21), 4, AT)
    .after(RoundTimed(2, "2020-01-18", "14:00"), 5, AT)
    .after(RoundTimed(3, "2020-01-18"), 6, AT)
)


@pytest.mark.parametrize(
    ("section", "board", "table"),
    [("男子组", 1, 1), ("女子组", 1, 21), ("女子组", 5, 25), ("少年组", 5, 5)],
)
def test_tables_are_numbered_through(section: str, board: int, table: int) -> None:
    assert HALL.table(section, board) == table


@pytest.mark.parametrize(
    ("section", "number", "words"),
    [
        ("男子组", 2, "2020-01-18 14:00，甲厅"),
        ("女子组", 2, "2020-01-18 14:00"),
        ("男子组", 3, "2020-01-18，甲厅"),
        ("男子组", 4, "甲厅"),
        ("少年组", 4, ""),
    ],
)
def test_when_and_where(section: str, number: int, words: str) -> None:
    assert HALL.when_and_where(section, number) == words


def test_the_last_word_holds() -> None:
    later = HALL.after(SectionPlaced("女子组", "乙厅", 31), 9, AT)
    assert (later.of("女子组").first_table, later.seq) == (31, 9)
