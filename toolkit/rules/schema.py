"""Regulation (竞赛规程) as one immutable record; decoded from 规程.toml by `toolkit.rules.load`."""

from typing import Literal

from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.rules.parts import (
    Account,
    Cap,
    Changes,
    Dates,
    Demand,
    Fee,
    Hotel,
    Late,
    Level,
    Lodging,
    Minimum,
    Play,
    Section,
    SeverityChange,
    Unmodelled,
)


class Regulation(Record, frozen=True, kw_only=True):
    """Everything one regulation says, as data. Amounts are whole yuan, times Asia/Shanghai."""

    id: str
    name: str
    short: str  # used in file names, subject tags and headings
    game: Literal["chess", "xiangqi"]
    dates: Dates
    late: Late
    levels: tuple[Level, ...]
    demands: tuple[Demand, ...] = ()
    fees: tuple[Fee, ...] = ()
    hotels: tuple[Hotel, ...] = ()
    lodging: Lodging | None = None
    changes: Changes | None = None
    cap: Cap | None = None
    minimum: Minimum | None = None
    play: Play
    account: Account | None = None
    organiser: str = ""
    address: str = ""  # the mail address that takes entries
    severities: tuple[SeverityChange, ...] = ()
    unmodelled: tuple[Unmodelled, ...] = ()

    @property
    def sections(self) -> tuple[Section, ...]:
        """All sections, high to low."""
        return tuple(section for level in self.levels for section in level.sections)

    def level_of(self, section: str) -> Level | None:
        """The level a section belongs to."""
        return next((v for v in self.levels if any(s.name == section for s in v.sections)), None)

    def section(self, name: str) -> Section | None:
        """The section of that name."""
        return next((s for s in self.sections if s.name == name), None)

    def demand(self, what: str) -> Demand | None:
        """The demand, if the regulation makes it; without it the checks of it are off."""
        return next((d for d in self.demands if d.what == what), None)

    def entry_fee(self) -> Money:
        """All fees of one player together (参赛费)."""
        return sum((fee.money for fee in self.fees), ZERO)
