"""What an event looks like now: roster, findings with their decisions, what each unit owes."""

from toolkit.checks.base import Ground
from toolkit.checks.judged import Judged, Standing, judge, standing
from toolkit.checks.run import findings
from toolkit.entries.build import build
from toolkit.entries.changes import Change, changes_of_unit
from toolkit.entries.late import arrivals_after
from toolkit.entries.likeness import likeness
from toolkit.entries.roster import Roster, Unit
from toolkit.flows.desk import Desk
from toolkit.ledger.charges import Charge, charges
from toolkit.model.record import Record


class Survey(Record, frozen=True):
    """Everything that the sheets and letters of `check` are made from."""

    roster: Roster
    judged: tuple[Judged, ...]
    standing: Standing
    changes: dict[str, tuple[Change, ...]]  # by unit id

    def of_unit(self, unit: str) -> tuple[Judged, ...]:
        """The findings about one unit, its files and its players."""
        return tuple(j for j in self.judged if j.finding.unit_id == unit)

    def approved(self, unit: str) -> tuple[Change, ...]:
        """The changes of a unit that were approved and cost: a waived fee is none."""
        accepted = {
            j.finding.key
            for j in self.judged
            if j.finding.code == "T005" and j.decision and j.decision.verdict == "accept"
        }
        return tuple(c for c in self.changes.get(unit, ()) if f"{unit}/{c.key}" in accepted)


def survey(desk: Desk) -> Survey:
    """Computes it from the facts; the clock is the time of the last fact."""
    roster = build(desk.state, desk.regulation)
    ground = Ground(roster, likeness(roster.entries), desk.state, desk.stamp, desk.regulation)
    judged = judge(findings(ground), desk.state)
    changes = {
        unit.id: changes_of_unit(
            unit, desk.state.publications, desk.regulation.changes, desk.state.decisions
        )
        for unit in roster.units
    }
    return Survey(roster, judged, standing(roster, judged), changes)


def owed(unit: Unit, found: Survey, desk: Desk) -> tuple[Charge, ...]:
    """The lines of what a unit owes: approved changes and surcharges for being late among them."""
    lists = desk.state.publications
    closes = desk.regulation.dates.entry_closes.last_second
    late = arrivals_after(unit, closes, lists[0].at if lists else None)
    count = sum(map(len, late.values()))
    prices = desk.editions.prices_for(unit.first_received, desk.now.date())
    return charges(unit, prices, found.approved(unit.id), count)
