"""Sections in play (比赛): each one's start list, rounds and results, as the facts say it."""

from datetime import datetime

from msgspec.structs import replace

from toolkit.model.play_facts import (
    BoardMarked,
    PlayerChanged,
    Ranked,
    ResultEntered,
    RoundPaired,
    RoundWithdrawn,
    SectionArranged,
    SectionFrozen,
)
from toolkit.model.record import Record

PlayFact = (
    SectionFrozen
    | RoundPaired
    | RoundWithdrawn
    | ResultEntered
    | BoardMarked
    | PlayerChanged
    | SectionArranged
    | Ranked
)
_InSection = RoundPaired | RoundWithdrawn | ResultEntered | BoardMarked | PlayerChanged


class SectionState(Record, frozen=True):
    """One section from its frozen start list on. Results and marks stand by (round, board)."""

    frozen: SectionFrozen
    seq: int  # the last fact about the section, and its time: the clock of its workbooks
    at: datetime
    rounds: tuple[RoundPaired, ...] = ()
    results: dict[tuple[int, int], ResultEntered] = {}
    published: tuple[tuple[int, datetime], ...] = ()  # number and time of each round's fact
    ranked: int = 0  # number of the last fact that published its standing
    marks: dict[tuple[int, int], BoardMarked] = {}
    changes: dict[str, PlayerChanged] = {}  # by row, in the order in which they were made
    withdrawn: dict[int, str] = {}  # rounds that were withdrawn once, with the reason
    frozen_at: tuple[int, datetime] | None = None  # number and time of the start list's fact

    def after(self, fact: _InSection, seq: int, at: datetime) -> "SectionState":
        """The section after one more round, result or change."""
        now = replace(self, seq=seq, at=at)
        match fact:
            case RoundPaired():
                rounds, published = (*self.rounds, fact), (*self.published, (seq, at))
                return replace(now, rounds=rounds, published=published)
            case ResultEntered():
                results = {**self.results, (fact.round, fact.board): fact}
                return replace(now, results=results)
            case BoardMarked():
                return replace(now, marks={**self.marks, (fact.round, fact.board): fact})
            case PlayerChanged():
                kept = {row: one for row, one in self.changes.items() if row != fact.row}
                return replace(now, changes={**kept, fact.row: fact} if fact.what else kept)
            case RoundWithdrawn():
                return now._without(fact)

    def _without(self, fact: RoundWithdrawn) -> "SectionState":
        """Without the last round; another one can't be withdrawn."""
        if not self.rounds or self.rounds[-1].round.number != fact.round:
            return self
        return replace(
            self,
            rounds=self.rounds[:-1],
            published=self.published[:-1],
            results={key: one for key, one in self.results.items() if key[0] != fact.round},
            marks={key: one for key, one in self.marks.items() if key[0] != fact.round},
            withdrawn={**self.withdrawn, fact.round: fact.reason},
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
