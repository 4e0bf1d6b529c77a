"""Title applications (等级申报): score rates, minima, papers and fees."""

from typing import Literal

from toolkit.rules.base import Part, Rule
from toolkit.rules.money import CertificateFee


class Step(Part, frozen=True, kw_only=True):
    """From one title to another with a score rate in per cent (得分率、胜率).

    `rate` None or `confirmed` False: no source; the application form waits for the organiser
    (Z004). `adults` = only for the adult section.
    """

    start: str
    goal: str
    rate: int | None = None
    confirmed: bool = True
    adults: bool = False


class EventMinimum(Part, frozen=True, kw_only=True):
    """What an event must have for some titles: rounds, minutes a game (both sides), games a day."""

    titles: tuple[str, ...]
    rounds: int
    minutes: int
    games_a_day: int | None = None


class Collection(Part, frozen=True, kw_only=True):
    """Titles whose papers the organiser collects (统一办理), and within how many days.

    The others go to the local office.
    """

    titles: tuple[str, ...]
    days: int | None = None


class Titles(Rule, frozen=True, kw_only=True):
    """How titles are earned and applied for; an event without the block gives none.

    `edition` = year of the title rules; `most_steps` = how many titles one may rise at once;
    `norms` = how many such results are needed. `unplayed` = points without play (轮空、对方弃权):
    they count, they count as nothing of all rounds, or these rounds are left out; a person decides
    wherever it makes a difference. `rate_of_two` = the rate is of two points a game (象棋).
    """

    edition: int
    most_steps: int
    norms: int = 1
    unplayed: Literal["scored", "nothing", "left_out"] = "nothing"
    steps: tuple[Step, ...] = ()
    minima: tuple[EventMinimum, ...] = ()
    collected: Collection | None = None
    fees: tuple[CertificateFee, ...] = ()
