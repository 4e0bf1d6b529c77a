"""The clock of title papers: two weeks from the last day of play, only what the organiser sends."""

from datetime import date, timedelta

import pytest

from tests.regulations import regulation
from toolkit.model.award import Application
from toolkit.titles.dossiers import last_day, late, late_words

ZIBO = regulation()
DUE = last_day(ZIBO)


def application(name: str, *, by_organiser: bool = True, waits: str = "") -> Application:
    return Application(
        name, name, "组", "候补棋协大师", "棋协大师", 10, 9, 9, 50,
        by_organiser=by_organiser, waits=waits,
    )  # fmt: skip


def test_the_clock_runs_two_weeks_from_the_last_day_of_play() -> None:
    assert ZIBO.dates.play.last + timedelta(days=14) == DUE


@pytest.mark.parametrize(
    ("said", "days", "step"),
    [
        ({}, 0, None),
        ({}, 1, "材料还没有收齐"),
        ({"received": "2020-01-28"}, 1, "材料已收，还没有寄出"),
        ({"received": "2020-01-28", "posted": "2020-02-01"}, 30, None),
        ({"returned": "2020-03-01"}, 60, None),
    ],
)
def test_what_is_not_posted_in_time_is_late(
    said: dict[str, str], days: int, step: str | None
) -> None:
    today = DUE + timedelta(days=days)
    found = late([application("赵一")], lambda _: said, ZIBO, today)
    assert [one.step for one in found] == ([step] if step else [])


def test_neither_local_ones_nor_those_that_wait_are_ours_to_send() -> None:
    ours = [application("钱二", by_organiser=False), application("孙三", waits="Z004")]
    assert late(ours, lambda _: {}, ZIBO, date(2021, 1, 1)) == ()


def test_the_line_names_person_title_and_day() -> None:
    found = late([application("赵一")], lambda _: {}, ZIBO, date(2021, 1, 1))
    [line] = late_words(found, ZIBO)
    assert f"应在 {DUE} 前寄出" in line
    assert "赵一 棋协大师" in line
