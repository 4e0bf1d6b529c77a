"""What an event looks like now: roster, findings with their decisions, what each unit owes."""

from collections.abc import Sequence

from msgspec.structs import replace

from toolkit.checks.base import Ground
from toolkit.checks.judged import Judged, Standing, judge, standing
from toolkit.checks.run import findings
from toolkit.entries.build import build
from toolkit.entries.changes import Change, ChangeKind, changes_of_unit
from toolkit.entries.likeness import likeness
from toolkit.entries.rooms import rooms_of
from toolkit.entries.roster import Roster, Unit
from toolkit.flows.desk import Desk
from toolkit.flows.finish_findings import finish_findings
from toolkit.layouts.changes import FURTHER, WAIVERS
from toolkit.ledger.board import Booking
from toolkit.ledger.charges import Charge, ChargeKind, total
from toolkit.ledger.receivables import Terms, receivables
from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record

_NOT_TAKEN = frozenset({"T002", "T004"})


class Survey(Record, frozen=True):
    """Everything that the sheets and letters of `check` are made from."""

    roster: Roster
    judged: tuple[Judged, ...]
    standing: Standing
    changes: dict[str, tuple[Change, ...]]  # by unit id
    verdicts: dict[str, str] = {}  # on changes (T005), by key; "" = not decided yet
    published: Roster | None = None  # as it was when the list was first published

    def of_unit(self, unit: str) -> tuple[Judged, ...]:
        """The findings about one unit, its files and its players."""
        return tuple(j for j in self.judged if j.finding.unit_id == unit)

    def approved(self, unit: str) -> tuple[Change, ...]:
        """The changes of a unit that hold: approved, or such as need no approval.

        A waived one holds and costs nothing.
        """
        held = []
        for change in self.changes.get(unit, ()):
            verdict = self.verdicts.get(f"{unit}/{change.key}", "accept")
            if verdict in ("accept", "waive"):
                held.append(replace(change, fee=ZERO) if verdict == "waive" else change)
        return tuple(held)


def ground_of(desk: Desk, roster: Roster) -> Ground:
    """What the checks stand on, still without the settlement of the money."""
    return Ground(roster, likeness(roster.entries), desk.state, desk.stamp, desk.regulation)


def entries_survey(desk: Desk) -> Survey:
    """The same without money: what the accounts themselves are made from."""
    roster = build(desk.state, desk.regulation)
    ground = ground_of(desk, roster)
    finish = finish_findings(desk.state, desk.regulation, roster)
    judged = judge([*findings(ground), *finish], desk.state)
    changes = {
        unit.id: changes_of_unit(
            unit, desk.state.publications, desk.regulation.changes, desk.state.decisions
        )
        for unit in roster.units
    }
    verdicts = {
        j.finding.key: j.decision.verdict if j.decision else ""
        for j in judged
        if j.finding.code == "T005"
    }
    then = _as_published(roster, desk)
    return Survey(roster, judged, standing(roster, judged), changes, verdicts, then)


def _as_published(roster: Roster, desk: Desk) -> Roster | None:
    """The roster of the first publication, where anything came since and counts from it."""
    lists, rule = desk.state.publications, desk.regulation.changes
    if not lists or rule is None or rule.after != "publication":
        return None
    if not any(_changed_since(unit, lists[0].seq) for unit in roster.units):
        return None
    return build(desk.as_of(lists[0].seq).state, desk.regulation)


def _changed_since(unit: Unit, seq: int) -> bool:
    return bool(unit.asked) or any(version.seq > seq for version in unit.versions)


def owed(unit: Unit, found: Survey, desk: Desk) -> tuple[Charge, ...]:
    """The lines of what a unit owes: the one answer for letters, accounts, rooms and refunds."""
    return receivables(unit, terms(unit, found, desk))


def terms(unit: Unit, found: Survey, desk: Desk) -> Terms:
    """What the due of a unit depends on beside its form, as the facts have it."""
    state = desk.state
    changes = found.changes.get(unit.id, ())
    today = desk.stamp.date()
    return Terms(
        desk.regulation,
        lambda arrived: desk.editions.prices_for(arrived, today),
        changes,
        found.approved(unit.id),
        rejected(found, unit),
        _booking(unit, found),
        state.publications[0].at if state.publications else None,
        tuple(
            fact
            for fact in state.finish.typed.values()
            if fact.table in (WAIVERS, FURTHER) and fact.said.get("unit") == unit.name
        ),
    )


def expected(unit: Unit, found: Survey, desk: Desk) -> tuple[Unit, tuple[Charge, ...]]:
    """The unit as it was when it owed most: what its transfers were sent for.

    A payment stays its unit's when players withdraw or are refused afterwards.
    """
    now = terms(unit, found, desk)
    plain = Terms(now.regulation, now.prices)
    past = [
        replace(
            unit, entries=step.after, rooms=rooms_of(step.version.form, now.regulation), asked=()
        )
        for step in (unit.steps if len(unit.steps) > 1 or unit.asked else ())
    ]
    first = receivables(unit, replace(now, rejected=frozenset()))
    every = [(unit, first), *((one, receivables(one, plain)) for one in past)]
    return max(every, key=lambda one: total(one[1]).fen)


def owed_later(
    unit: Unit, lines: Sequence[Charge], found: Survey, desk: Desk, *kinds: ChargeKind
) -> Money:
    """How much of it came up after the list was published: no payment in time could cover it.

    `kinds` = those that are left out.
    """
    units = found.published.units if found.published else ()
    before = next((one for one in units if one.id == unit.id), None)
    if before is None:
        return ZERO
    now = terms(unit, found, desk)
    then = receivables(before, Terms(now.regulation, now.prices, rejected=now.rejected))
    counted, earlier = (
        total(line for line in all_lines if line.kind not in kinds) for all_lines in (lines, then)
    )
    return max(ZERO, counted - earlier)


def rejected(found: Survey, unit: Unit) -> frozenset[str]:
    """The unit's entries that were refused, or that came when nobody may be accepted any more."""
    return frozenset(
        entry.id
        for entry in unit.entries
        if any(
            j.decision is not None or j.finding.code in _NOT_TAKEN
            for j in found.standing.kept_out.get(entry.id, ())
        )
    )


def _booking(unit: Unit, found: Survey) -> Booking | None:
    """The room plan as it was when the list was published; None before, and for a new unit."""
    units = found.published.units if found.published else ()
    before = next((one for one in units if one.id == unit.id), None)
    if before is None:
        return None
    approved = found.approved(unit.id)
    gone = [c for c in found.changes.get(unit.id, ()) if c.kind is ChangeKind.WITHDRAWAL]
    names = tuple(c.out for c in approved if c.kind is ChangeKind.WITHDRAWAL)
    added = sum(c.kind is ChangeKind.ADDITION for c in approved)
    return Booking(before.rooms, added, names, len(gone) - len(names))
