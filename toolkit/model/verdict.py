"""What the readers of single values found, kept with the player so that no check reads twice."""

from datetime import date
from enum import StrEnum

from toolkit.model.record import Record


class Sex(StrEnum):
    """As written on Chinese forms and in the commands' JSON."""

    MALE = "男"
    FEMALE = "女"


class IdFault(StrEnum):
    """What is wrong with an ID number (身份证号), as the one finding code it leads to."""

    MISSING = "P002"
    NOT_AN_ID = "P003"
    CHECK_CHARACTER = "P004"
    STORED_AS_NUMBER = "P005"
    IMPOSSIBLE_DATE = "P008"
    OLD = "P010"


class IdVerdict(Record, frozen=True):
    """One ID number or other paper as read, with at most one fault.

    `text` is what the form shows. `number` is the normalised number, the text as typed when it is
    no ID, and None when it is missing or its digits are lost. `kind` is "" for the resident
    identity card (居民身份证), else the canonical name of the paper. `expected` is the check
    character that would fit. `birth` and `sex` are what the digits say: in a faulty number they
    may serve to choose between two readings of a date and for nothing else, so ask
    `sound` before anything is derived from them. `region` is the province's name, "" if unknown.
    """

    text: str = ""
    number: str | None = None
    kind: str = ""
    fault: IdFault | None = None
    expected: str = ""
    birth: date | None = None
    sex: Sex | None = None
    region: str = ""
    region_known: bool = True

    @property
    def sound(self) -> bool:
        """Whether findings may be derived from it: an ID of 18 characters without fault."""
        return self.fault is None and self.birth is not None


class DateState(StrEnum):
    """Whether a stated date can be used, and if not, why."""

    DATE = "date"
    INCOMPLETE = "incomplete"  # no day, or a year of two digits
    AMBIGUOUS = "ambiguous"  # day and month could change places
    IMPOSSIBLE = "impossible"  # 30 February
    UNREADABLE = "unreadable"


class DateStyle(StrEnum):
    """How a date was written."""

    CELL = "date cell"
    SERIAL_1900 = "serial, 1900 system"
    SERIAL_1904 = "serial, 1904 system"
    YEAR_FIRST = "year, month, day"
    DIGITS = "eight digits"
    CHINESE = "Chinese numerals"
    DAY_FIRST = "day, month, year"
    MONTH_FIRST = "month, day, year"


class DateVerdict(Record, frozen=True):
    """One stated date as read; `day` is set only in the state DATE.

    `candidates` are the days it could mean when it is ambiguous. `decided_by_id` says that the
    birth date in the ID chose between them.
    """

    text: str
    state: DateState
    day: date | None = None
    style: DateStyle | None = None
    candidates: tuple[date, ...] = ()
    decided_by_id: bool = False
