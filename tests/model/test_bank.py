from datetime import UTC, date, datetime

from toolkit.model.bank import BankRow, Direction, RowState
from toolkit.model.clock import SHANGHAI
from toolkit.model.money import ZERO, Money


def row(direction: Direction, state: RowState = RowState.SETTLED) -> BankRow:
    return BankRow("x", 1, "甲", date(2024, 1, 2), Money(100), direction, state=state)


def test_signed_money_counts_only_what_moved() -> None:
    assert row(Direction.IN).signed == Money(100)
    assert row(Direction.OUT).signed == Money(-100)
    assert row(Direction.NEUTRAL).signed == ZERO
    assert row(Direction.IN, RowState.CLOSED).signed == ZERO


def test_a_moment_without_time_of_day_is_the_date_alone() -> None:
    assert row(Direction.IN).moment == "2024-01-02"
    at = datetime(2024, 1, 2, 9, 30, tzinfo=SHANGHAI)
    timed = BankRow("x", 1, "甲", at.date(), Money(1), Direction.IN, time=at)
    assert timed.moment == "2024-01-02T09:30:00+08:00"
    assert at.astimezone(UTC).hour == 1
