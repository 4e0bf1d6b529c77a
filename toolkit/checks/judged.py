"""Findings with what people decided about them, and who may stand in public lists."""

from collections.abc import Iterable

from toolkit.entries.roster import Entry, Roster
from toolkit.model.event import State
from toolkit.model.facts import Decided
from toolkit.model.finding import Finding, Severity
from toolkit.model.record import Record

REFUSE = "refuse"
BLOCKING = frozenset({Severity.ERROR, Severity.DECISION})


class Judged(Record, frozen=True):
    """A finding and the decision on it, if there is one."""

    finding: Finding
    decision: Decided | None = None

    @property
    def state(self) -> str:
        """open or decided, as `check --json` has it."""
        return "decided" if self.decision else "open"

    @property
    def blocks(self) -> bool:
        """Keeps its entry out of public lists: open and grave, or refused."""
        if self.decision:
            return self.decision.verdict == REFUSE
        return self.finding.severity in BLOCKING


class Standing(Record, frozen=True):
    """Which entries stand and which do not, with the reasons (findings) that keep them out."""

    admitted: tuple[Entry, ...] = ()
    kept_out: dict[str, tuple[Judged, ...]] = {}  # by entry id


def judge(findings: Iterable[Finding], state: State) -> tuple[Judged, ...]:
    """Every finding with its decision. One about another value than is stated now is none."""
    return tuple(Judged(f, _decision(f, state)) for f in findings)


def stale(judged: Iterable[Judged], state: State) -> tuple[Decided, ...]:
    """Decisions that match no finding any more: the cause was mended, or the key changed."""
    matched = {(j.finding.code, j.finding.key) for j in judged}
    return tuple(fact for key, fact in state.decisions.items() if key not in matched)


def outdated(judged: Iterable[Judged], state: State) -> tuple[Decided, ...]:
    """Decisions about a value that the player no longer states: the finding is open again."""
    keys = [(j.finding.code, j.finding.key) for j in judged if j.decision is None]
    return tuple(state.decisions[key] for key in keys if key in state.decisions)


def _decision(finding: Finding, state: State) -> Decided | None:
    fact = state.decisions.get((finding.code, finding.key))
    return fact if fact and fact.holds(finding.mark) else None


def standing(roster: Roster, judged: Iterable[Judged]) -> Standing:
    """Holds every entry against the findings about it and about its unit as a whole."""
    by_entry: dict[str, list[Judged]] = {}
    by_unit: dict[str, list[Judged]] = {}
    for one in judged:
        if not one.blocks:
            continue
        for entry_id in one.finding.entries:
            by_entry.setdefault(entry_id, []).append(one)
        if not one.finding.entries:
            by_unit.setdefault(one.finding.unit_id, []).append(one)
    kept_out = {
        entry.id: tuple(reasons)
        for entry in roster.entries
        if (reasons := [*by_unit.get(entry.unit, ()), *by_entry.get(entry.id, ())])
    }
    admitted = tuple(entry for entry in roster.entries if entry.id not in kept_out)
    return Standing(admitted, kept_out)
