"""Dates as people write them: a table, and what must hold for every day."""

from datetime import date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.values.table import rows
from toolkit.model.said import CellKind, Said
from toolkit.model.verdict import DateState, DateStyle, DateVerdict
from toolkit.values.dates import from_serial, read_date, read_day_near

DAYS = st.dates(date(1930, 1, 1), date(2099, 12, 31))
PATTERNS = st.sampled_from(
    ["{0.year}.{0.month}.{0.day}", "{0.year}年{0.month}月{0.day}日", "{0:%Y%m%d}", "{0}"]
)


def shown(verdict: DateVerdict | None) -> tuple[str, ...]:
    assert verdict is not None
    day, style = verdict.day, verdict.style
    return (verdict.state.value, day.isoformat() if day else "-", style.value if style else "-")


@pytest.mark.parametrize("row", rows("dates.txt"), ids="|".join)
def test_table(row: tuple[str, ...]) -> None:
    text, stored, by_id, *expected = row
    birth = None if by_id == "-" else date.fromisoformat(by_id)
    assert shown(read_date(Said(text, kind=CellKind(stored)), birth)) == tuple(expected)


@pytest.mark.parametrize("text", ["", "  ", "无", "/", "——"])
def test_nothing_stated(text: str) -> None:
    assert read_date(Said(text)) is None
    assert read_date(None) is None


def test_a_workbook_known_to_count_from_1904() -> None:
    verdict = read_date(Said("38000", kind=CellKind.NUMBER), from_1904=True)
    assert verdict is not None
    assert (verdict.day, verdict.style) == (date(2008, 1, 15), DateStyle.SERIAL_1904)
    assert not verdict.decided_by_id


def test_the_verdict_says_that_the_id_decided_and_what_else_it_could_be() -> None:
    verdict = read_date(Said("5/2/2008"), date(2008, 5, 2))
    assert verdict is not None
    assert verdict.decided_by_id
    assert verdict.candidates == (date(2008, 5, 2), date(2008, 2, 5))


def test_serials_keep_the_time_of_day() -> None:
    assert from_serial(43942.9654398148) == datetime(2020, 4, 21, 23, 10, 14)
    assert from_serial(38000, from_1904=True) == datetime(2008, 1, 15)


@pytest.mark.parametrize(
    ("text", "kind", "day"),
    [
        ("2020-01-17", CellKind.DATE, date(2020, 1, 17)),
        ("1月17日", CellKind.TEXT, date(2020, 1, 17)),
        ("一月十七日", CellKind.TEXT, date(2020, 1, 17)),
        ("12月31日", CellKind.TEXT, date(2019, 12, 31)),
        ("17日", CellKind.TEXT, date(2020, 1, 17)),
        ("31号", CellKind.TEXT, date(2020, 1, 31)),
        ("1/17", CellKind.TEXT, date(2020, 1, 17)),
        ("1.17", CellKind.NUMBER, date(2020, 1, 17)),
        ("1.2", CellKind.NUMBER, None),  # could be 1.20
        ("2月30日", CellKind.TEXT, None),
        ("2020-2-30", CellKind.TEXT, None),
        ("当天", CellKind.TEXT, None),
        ("", CellKind.TEXT, None),
    ],
)
def test_days_of_a_stay_may_leave_out_the_year(text: str, kind: CellKind, day: date | None) -> None:
    assert read_day_near(Said(text, kind=kind), date(2020, 1, 17)) == day


@given(DAYS, PATTERNS)
def test_every_day_is_read_as_itself(day: date, pattern: str) -> None:
    verdict = read_date(Said(pattern.format(day)))
    assert verdict is not None
    assert verdict.day == day


@given(DAYS)
def test_a_serial_is_the_day_that_excel_means(day: date) -> None:
    serial = (day - date(1899, 12, 30)).days
    verdict = read_date(Said(str(serial), kind=CellKind.NUMBER))
    assert verdict is not None
    assert verdict.day == day


@given(DAYS, st.booleans())
def test_a_year_at_the_end_is_decided_by_the_id_or_not_at_all(day: date, us: bool) -> None:
    text = f"{day.month}/{day.day}/{day.year}" if us else f"{day.day}/{day.month}/{day.year}"
    decided, alone = read_date(Said(text), day), read_date(Said(text))
    assert decided is not None
    assert decided.day == day
    assert alone is not None
    assert alone.day in (day, None)


@given(st.text(max_size=20), st.sampled_from(CellKind))
def test_any_text_gets_a_verdict(text: str, kind: CellKind) -> None:
    verdict = read_date(Said(text, kind=kind))
    assert verdict is None or (verdict.day is not None) == (verdict.state is DateState.DATE)
