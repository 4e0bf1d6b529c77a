"""Sections in play (比赛): each one's start list, rounds and results, as the facts say it."""

from datetime import datetime

from msgspec.structs import replace

from toolkit.model.play_facts import (
    Ranked,
    ResultEntered,
    RoundDrafted,
    RoundPaired,
    RoundWithdrawn,
    SectionArranged,
    SectionFrozen,
    SectionNoted,
)
from toolkit.model.record import Record

SectionFact = RoundDrafted | RoundPaired | RoundWithdrawn | SectionNoted | ResultEntered
PlayFact = SectionFrozen | SectionArranged | SectionFact | Ranked


class SectionState(Record, frozen=True):
    """One section from its frozen start list on. Results and marks stand by (round, board)."""

    frozen: SectionFrozen
    seq: int  # the last fact about the section, and its time: the clock of its workbooks
    at: datetime
    rounds: tuple[RoundPaired, ...] = ()
    results: dict[tuple[int, int], ResultEntered] = {}
    published: tuple[tuple[int, datetime], ...] = ()  # number and time of each round's fact
    ranked: int = 0  # number of the last fact that published its standing
    noted: dict[tuple[str, str], dict[str, str]] = {}  # typed rows, by sheet and row
    draft: RoundDrafted | None = None  # proposed and not published
    frozen_at: tuple[int, datetime] | None = None  # number and time of the start list's fact
    withdrawn: dict[int, str] = {}  # rounds that were withdrawn once, with the reason

    def rows(self, table: str) -> dict[str, dict[str, str]]:
        """What was typed into one of its sheets, by row."""
        return {row: said for (name, row), said in self.noted.items() if name == table}

    def after(self, fact: SectionFact, seq: int, at: datetime) -> "SectionState":
        """The section after one more fact; a draft holds until the next one."""
        changed = replace(self, seq=seq, at=at, draft=None)
        match fact:
            case RoundDrafted():
                return replace(changed, draft=fact)
            case RoundPaired():
                published = (*self.published, (seq, at))
                return replace(changed, rounds=(*self.rounds, fact), published=published)
            case RoundWithdrawn():
                return changed._before(fact.round, fact.reason)
            case SectionNoted():
                place = (fact.table, fact.row)
                left = {key: said for key, said in self.noted.items() if key != place}
                return replace(changed, noted={**left, place: fact.said} if fact.said else left)
            case ResultEntered():
                results = {**self.results, (fact.round, fact.board): fact}
                return replace(changed, results=results)

    def _before(self, number: int, reason: str) -> "SectionState":
        """Without the rounds from that one on and their results."""
        kept = number - 1
        return replace(
            self,
            rounds=self.rounds[:kept],
            published=self.published[:kept],
            results={place: fact for place, fact in self.results.items() if place[0] < number},
            withdrawn={**self.withdrawn, number: reason},
            ranked=0,  # what was published of it does not hold any more
        )


class Play(Record, frozen=True):
    """All sections that have a start list, by name; and what becomes of small ones."""

    sections: dict[str, SectionState] = {}
    arranged: dict[str, SectionArranged] = {}
    arranged_at: tuple[int, datetime] | None = None  # number and time of the last arrangement

    def after(self, fact: PlayFact, seq: int, at: datetime) -> "Play":
        """The play after one more fact; one about a section without start list changes nothing.

        An undone start list leaves its rounds in the journal: they wait with it.
        """
        if isinstance(fact, SectionArranged):
            kept = {name: one for name, one in self.arranged.items() if name != fact.section}
            arranged = {**kept, fact.section: fact} if fact.what else kept
            return replace(self, arranged=arranged, arranged_at=(seq, at))
        if isinstance(fact, SectionFrozen):
            begun = SectionState(fact, seq, at, frozen_at=(seq, at))
            return self._with(fact.section, begun)
        old = self.sections.get(fact.section)
        if old is None:
            return self
        if isinstance(fact, Ranked):
            return self._with(fact.section, replace(old, ranked=seq))
        return self._with(fact.section, old.after(fact, seq, at))

    def _with(self, name: str, section: SectionState) -> "Play":
        return replace(self, sections={**self.sections, name: section})
