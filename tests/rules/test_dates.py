"""Deadlines include their second, and a day without a time lasts until its end."""

from datetime import date, time

import pytest

from toolkit.rules.dates import Moment


@pytest.mark.parametrize(
    ("clock", "last_second"),
    [(time(18), "2019-12-31T18:00:00+08:00"), (None, "2019-12-31T23:59:59+08:00")],
)
def test_the_last_second_that_is_in_time(clock: time | None, last_second: str) -> None:
    closes = Moment(clause="十三(一)1", day=date(2019, 12, 31), clock=clock)
    assert closes.last_second.isoformat() == last_second
