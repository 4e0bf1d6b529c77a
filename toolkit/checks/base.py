"""What a check is: one small pure function a code, with its own page of the manual.

The docstring of a rule's function is that page, in Chinese because organisers read it
(`qisai explain`): the first line says when the finding appears, the rest what to do; the last
line is English.
"""

from collections.abc import Callable, Iterable
from datetime import datetime
from enum import StrEnum
from typing import Any

from toolkit.checks.settlement import Settlement
from toolkit.entries.likeness import Likeness
from toolkit.entries.roster import Roster
from toolkit.model.event import State
from toolkit.model.finding import Severity
from toolkit.model.record import Record
from toolkit.rules.parts import Demand
from toolkit.rules.schema import Regulation


class Ground(Record, frozen=True):
    """All that a check may look at. Without a regulation (`qisai read`) no clause is judged."""

    roster: Roster
    likeness: Likeness
    state: State
    now: datetime
    regulation: Regulation | None = None
    settlement: Settlement | None = None  # the accounts, once a statement was read

    @property
    def first_published(self) -> datetime | None:
        """When the entry list was published first: what comes later is a change."""
        return self.state.publications[0].at if self.state.publications else None

    def demand(self, what: str, of: str = "unit") -> Demand | None:
        """The regulation's demand, if it is made of this kind of entrant."""
        demand = self.regulation.demand(what) if self.regulation else None
        return demand if demand and of in demand.of else None

    def clause(self, what: str, of: str = "unit") -> str | None:
        """The clause of a demand, None when it is not made of this kind of entrant."""
        demand = self.demand(what, of)
        return demand.clause if demand else None


class Hit(Record, frozen=True):
    """What a rule saw, before the runner adds code, severity, unit, file and subject.

    `key` tells apart several hits of one code about the same subject (a hotel, a second person).
    """

    message: str
    where: str | None = None
    remedy: str = ""
    clause: str | None = None
    subject: str | None = None
    key: str = ""
    entries: tuple[str, ...] = ()  # the entries it is about, where that is not the whole unit
    severity: Severity | None = None  # where this case weighs otherwise than its code
    evidence: dict[str, str] = {}
    stated: str = ""  # what a decision is about, where that is more than the cell holds


class About(StrEnum):
    """What a rule is asked about, one after the other; the second argument of its function."""

    PAPER = "paper"  # a file as it arrived, read or not: entries.papers.Paper
    UNIT = "unit"  # a unit with its current form: entries.roster.Unit
    PLAYER = "player"  # one player of a current form: entries.roster.Entry
    SECTION = "section"  # a section with its number of players: checks.sections.Field
    EVENT = "event"  # the event as a whole, once; there is no second argument to look at: None
    SHEET = "sheet"  # nothing: found where filled-in sheets are read or rounds are paired


class Rule(Record, frozen=True):
    """One finding code with its severity and the function that looks for it."""

    code: str
    severity: Severity
    about: About
    look: Callable[[Ground, Any], Iterable[Hit]]

    @property
    def page(self) -> str:
        """The manual's page of this code."""
        lines = (self.look.__doc__ or "").strip().splitlines()
        return "\n".join(line.strip() for line in lines)

    @property
    def title(self) -> str:
        """When the finding appears, in one line."""
        return self.page.partition("\n")[0]
