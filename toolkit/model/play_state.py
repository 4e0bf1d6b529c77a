"""Sections in play (比赛): each one's start list, rounds and results, as the facts say it."""

from datetime import datetime

from msgspec.structs import replace

from toolkit.model.play_facts import Ranked, ResultEntered, RoundPaired, SectionFrozen
from toolkit.model.record import Record

PlayFact = SectionFrozen | RoundPaired | ResultEntered | Ranked


class SectionState(Record, frozen=True):
    """One section from its frozen start list on. Results stand by (round, board)."""

    frozen: SectionFrozen
    seq: int  # the last fact about the section, and its time: the clock of its workbooks
    at: datetime
    rounds: tuple[RoundPaired, ...] = ()
    results: dict[tuple[int, int], ResultEntered] = {}
    published: tuple[tuple[int, datetime], ...] = ()  # number and time of each round's fact
    ranked: int = 0  # number of the last fact that published its standing

    def after(self, fact: RoundPaired | ResultEntered, seq: int, at: datetime) -> "SectionState":
        """The section after one more round or result."""
        if isinstance(fact, RoundPaired):
            rounds, published = (*self.rounds, fact), (*self.published, (seq, at))
            return replace(self, rounds=rounds, published=published, seq=seq, at=at)
        results = {**self.results, (fact.round, fact.board): fact}
        return replace(self, results=results, seq=seq, at=at)


class Play(Record, frozen=True):
    """All sections that have a start list, by name."""

    sections: dict[str, SectionState] = {}

    def after(self, fact: PlayFact, seq: int, at: datetime) -> "Play":
        """The play after one more fact; one about a section without start list changes nothing.

        An undone start list leaves its rounds in the journal: they wait with it.
        """
        if isinstance(fact, SectionFrozen):
            return self._with(fact.section, SectionState(fact, seq, at))
        old = self.sections.get(fact.section)
        if old is None:
            return self
        if isinstance(fact, Ranked):
            return self._with(fact.section, replace(old, ranked=seq))
        return self._with(fact.section, old.after(fact, seq, at))

    def _with(self, name: str, section: SectionState) -> "Play":
        return Play({**self.sections, name: section})
