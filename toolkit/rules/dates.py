"""The calendar (时间) and what happens to those who are late (逾期)."""

from datetime import date, datetime, time
from typing import Literal

from toolkit.model.clock import SHANGHAI
from toolkit.model.record import Record
from toolkit.rules.base import Rule

END_OF_DAY = time(23, 59, 59)


def last_second(day: date, clock: time | None) -> datetime:
    """The last instant of a day, or of a clock time on it."""
    return datetime.combine(day, clock or END_OF_DAY, SHANGHAI)


class Moment(Rule, frozen=True, kw_only=True):
    """A day, or a day with a clock time (Asia/Shanghai). Without a time it lasts to 24:00."""

    day: date
    clock: time | None = None

    @property
    def last_second(self) -> datetime:
        """The last instant that is still in time; a deadline includes its second."""
        return last_second(self.day, self.clock)


class NamedMoment(Moment, frozen=True, kw_only=True):
    """Another day that people must know, for the letters and the programme book."""

    name: str


class Span(Rule, frozen=True, kw_only=True):
    """From one day (and time) to another, both included."""

    first: date
    last: date
    first_clock: time | None = None
    last_clock: time | None = None


class Dates(Record, frozen=True, kw_only=True):
    """The event's calendar. What the text does not name stays None.

    `publication` is the day on which the entry list is to be published, or by which; what counts
    is the publication that was recorded. `accept_until`: the organiser may accept entries until
    then, and none later.
    """

    check_in: Span | None = None
    play: Span
    meeting: Moment | None = None
    departure: Moment | None = None
    entry_opens: Moment | None = None
    entry_closes: Moment
    accept_until: Moment | None = None
    publication: Moment | None = None
    more: tuple[NamedMoment, ...] = ()


class Late(Rule, frozen=True, kw_only=True):
    """What happens to an entry after the deadline (逾期报名): accepted, decided or refused."""

    policy: Literal["accept", "organiser_decides", "refuse"]
    surcharge: int = 0  # yuan a person
    left_out_of_book: bool = False  # perhaps not in the programme book (秩序册)
