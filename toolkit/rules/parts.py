"""The parts of a regulation that carry a number or a demand, each with its clause.

Every part derives from `Rule`: where the number stands (`clause`, spelt 十三(一)4), by which short
phrase it is found there (`quote`), and what was assumed where the text is silent (`reading`).
"""

from datetime import date, datetime, time
from typing import Literal

from toolkit.model.clock import SHANGHAI
from toolkit.model.finding import Severity
from toolkit.model.money import Money
from toolkit.model.record import Record

END_OF_DAY = time(23, 59, 59)

Sex = Literal["", "男", "女"]  # "" = mixed


class Rule(Record, frozen=True, kw_only=True):
    """Something the regulation says, or that was read into it."""

    clause: str
    quote: str = ""
    reading: str = ""


class Moment(Rule, frozen=True, kw_only=True):
    """A day, or a day with a clock time (Asia/Shanghai). Without a time it lasts to 24:00."""

    day: date
    clock: time | None = None

    @property
    def last_second(self) -> datetime:
        """The last instant that is still in time; a deadline includes its second."""
        return datetime.combine(self.day, self.clock or END_OF_DAY, SHANGHAI)


class Span(Rule, frozen=True, kw_only=True):
    """From one day (and time) to another, both included."""

    first: date
    last: date
    first_clock: time | None = None
    last_clock: time | None = None


class Dates(Record, frozen=True, kw_only=True):
    """The event's calendar (时间). What the text does not name stays None."""

    check_in: Span
    play: Span
    entry_opens: Moment | None = None
    entry_closes: Moment
    accept_until: Moment | None = None  # the organiser may accept until then; none later
    publication: Moment | None = None
    meeting: Moment | None = None


class Late(Rule, frozen=True, kw_only=True):
    """What happens to an entry after the deadline (逾期报名)."""

    policy: Literal["organiser_decides", "refuse"]
    surcharge: int = 0  # yuan a person


class Demand(Rule, frozen=True, kw_only=True):
    """One thing the regulation asks of those who enter; a check without its demand is off."""

    what: Literal[
        "unit_entry", "seal", "leader", "coach", "contact", "complete", "issued_form",
        "file_name", "excel", "room_plan", "lodging", "insurance", "reply", "title",
        "certificate_photo", "school_proof", "school_seal", "registration", "remittance_notice",
        "photo", "address",
    ]  # fmt: skip
    of: tuple[Literal["unit", "individual", "team"], ...] = ("unit",)
    hours: int | None = None  # reply: within so many hours


class Admission(Record, frozen=True, kw_only=True):
    """One way to qualify for a level; all conditions that are given must hold (参赛资格)."""

    titles: tuple[str, ...] = ()
    grades: tuple[str, ...] = ()


class RatingBar(Rule, frozen=True, kw_only=True):
    """Players rated above `above` on the named list may not play in the level."""

    above: int
    list: Literal["FIDE", "national"]
    month: str | None = None  # "2019-12"


class Section(Record, frozen=True, kw_only=True):
    """One section (组别) that is paired and ranked on its own."""

    name: str
    sex: Sex = ""
    aliases: tuple[str, ...] = ()


class Level(Rule, frozen=True, kw_only=True):
    """A level of play with its sections, from high to low in the file's order.

    `admit` = alternatives, any of which qualifies; `highest_application` the title up to which
    one may apply from here (本组最高可申报).
    """

    name: str
    sections: tuple[Section, ...]
    admit: tuple[Admission, ...] = ()
    bars: tuple[RatingBar, ...] = ()
    aliases: tuple[str, ...] = ()
    highest_application: str | None = None


class Fee(Rule, frozen=True, kw_only=True):
    """A fee in yuan for each player (参赛费的一项)."""

    name: str
    amount: int
    kind: Literal["entry", "insurance", "other"] = "entry"

    @property
    def money(self) -> Money:
        """The amount as Money."""
        return Money.yuan(self.amount)


class RoomType(Record, frozen=True, kw_only=True):
    """A kind of room with its beds (房型)."""

    name: str
    beds: int
    aliases: tuple[str, ...] = ()


class Hotel(Rule, frozen=True, kw_only=True):
    """A hotel with the price of the whole package a person, in yuan (食宿费)."""

    name: str
    amount: int
    rooms: tuple[RoomType, ...]
    aliases: tuple[str, ...] = ()
    playing_hall: bool = False

    @property
    def money(self) -> Money:
        """The package as Money."""
        return Money.yuan(self.amount)


class Lodging(Rule, frozen=True, kw_only=True):
    """How board and lodging are booked and charged (食宿)."""

    arrive: date
    depart: date
    days: int  # what "one day" divides the package by
    whole_rooms: bool = False
    empty_bed_charged: bool = False
    overflow_same_price: bool = False


class Changes(Rule, frozen=True, kw_only=True):
    """Changes of the entry (弃权、补报、换人) and what they cost, in yuan."""

    after: Literal["publication", "first_form"]
    fee: int
    free_corrections_on_publication_day: bool = True
    withdrawal_pays_fee: bool = True
    withdrawal_keeps_entry_fee: bool = True
    withdrawal_keeps_days: int = 1
    substitution_is_one_change: bool = True
    needs_approval: bool = True


class Cap(Rule, frozen=True, kw_only=True):
    """The most players the event takes (比赛上限)."""

    players: int


class Minimum(Rule, frozen=True, kw_only=True):
    """A section with fewer players is cancelled or merged."""

    players: int
    outcome: Literal["cancel", "merge", "cancel_or_merge"] = "cancel"


class Play(Rule, frozen=True, kw_only=True):
    """How the sections are played (赛制)."""

    system: Literal["swiss", "swiss_or_round_robin", "xiangqi_points"]
    rounds: int
    minutes: int
    increment_seconds: int
    round_robin_up_to: int = 0  # players; 0 = never
    tie_breaks: tuple[str, ...] = ()
    tie_breaks_reading: str = ""


class Account(Rule, frozen=True, kw_only=True):
    """The account that takes the fees (汇款账户)."""

    bank: str
    number: str
    holder: str


class SeverityChange(Rule, frozen=True, kw_only=True):
    """The event weighs a finding code otherwise; the reason stands in `reading`."""

    code: str
    severity: Severity


class Unmodelled(Record, frozen=True, kw_only=True):
    """A clause the data leaves out, with the reason."""

    clause: str
    reason: str
    quote: str = ""
