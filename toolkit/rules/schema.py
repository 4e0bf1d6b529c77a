"""Regulation (竞赛规程) as one immutable record; decoded from 规程.toml by `toolkit.rules.load`.

The fields stand in the order in which Chinese regulations go: when, who, how, what for, how much.
"""

from typing import Literal

from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.rules.dates import Dates, Late
from toolkit.rules.eligibility import (
    FormerChampions,
    Gap,
    Level,
    Mixing,
    Ratings,
    Region,
    Section,
)
from toolkit.rules.entry import AgeLimit, Cap, Demand, Entrants, Minimum, Penalty, TeamSize
from toolkit.rules.money import (
    Account,
    Changes,
    Deposit,
    Fee,
    FeesTotal,
    Hotel,
    Lodging,
    OwnLodging,
    Payment,
    PendingFees,
    Waiver,
)
from toolkit.rules.notes import Notice, Official, SeverityChange, Unmodelled
from toolkit.rules.play import Pairing, Play, Ranking, Records, Split, TeamRanking
from toolkit.rules.prizes import Prizes
from toolkit.rules.titles import Titles


class Regulation(Record, frozen=True, kw_only=True):
    """Everything one regulation says, as data. Amounts are whole yuan, times Asia/Shanghai."""

    id: str
    name: str
    short: str  # used in file names, subject tags and headings
    game: Literal["chess", "xiangqi"]
    bare_master: str = "棋协大师"  # what 大师 alone means on a form; "" = not certain
    organiser: str = ""
    venue: str = ""
    address: str = ""  # the mail address that takes entries
    dates: Dates
    entrants: Entrants | None = None
    team: TeamSize | None = None
    age: AgeLimit | None = None
    demands: tuple[Demand, ...] = ()
    levels: tuple[Level, ...]
    mixing: Mixing | None = None
    gap: Gap | None = None
    ratings: Ratings | None = None
    former_champions: tuple[FormerChampions, ...] = ()
    regions: tuple[Region, ...] = ()
    minimum: Minimum | None = None
    penalty: Penalty | None = None
    play: Play
    pairing: Pairing | None = None
    ranking: Ranking | None = None
    teams: TeamRanking | None = None
    splits: tuple[Split, ...] = ()
    records: Records | None = None
    prizes: Prizes = Prizes()
    titles: Titles | None = None
    officials: tuple[Official, ...] = ()
    fees: tuple[Fee, ...] = ()
    fees_total: FeesTotal | None = None
    fees_pending: PendingFees | None = None
    deposits: tuple[Deposit, ...] = ()
    hotels: tuple[Hotel, ...] = ()
    lodging: Lodging | None = None
    own_lodging: OwnLodging | None = None
    waivers: tuple[Waiver, ...] = ()
    late: Late
    cap: Cap | None = None
    changes: Changes | None = None
    payment: Payment | None = None
    account: Account | None = None
    notices: tuple[Notice, ...] = ()
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

    def demand(self, what: str, at: str = "entry") -> Demand | None:
        """The demand, if the regulation makes it; without it the checks of it are off."""
        return next((d for d in self.demands if d.what == what and d.at == at), None)

    def region(self, name: str) -> Region | None:
        """The home region of that name."""
        return next((r for r in self.regions if r.name == name), None)

    def entry_fee(self, level: str = "") -> Money:
        """All fees that every player pays, together (参赛费); of a level where they differ."""
        always = (f for f in self.fees if f.per == "player" and f.when == "always")
        asked = (f for f in always if not f.levels or level in f.levels)
        return sum((fee.money for fee in asked), ZERO)
