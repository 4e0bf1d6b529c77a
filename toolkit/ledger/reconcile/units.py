"""What the decided transfers mean for each unit: paid, over, part, late, unpaid, withdrawn."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum

from toolkit.ledger.reconcile.book import withdrawn
from toolkit.ledger.reconcile.outcome import Decision, Status
from toolkit.model.bank import BankRow, Dues
from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record


class UnitStatus(StrEnum):
    """Where a unit stands; see `UNIT_STATUS_NAMES` for the words people see."""

    PAID = "paid"
    OVER = "over"
    PART = "part"
    LATE = "late"
    UNPAID = "unpaid"
    WITHDRAWN = "withdrawn"


UNIT_STATUS_NAMES = {
    UnitStatus.PAID: "已缴清", UnitStatus.OVER: "多缴", UnitStatus.PART: "未缴足",
    UnitStatus.LATE: "逾期缴清", UnitStatus.UNPAID: "未缴", UnitStatus.WITHDRAWN: "已退赛",
}  # fmt: skip


class UnitState(Record, frozen=True):
    """One unit's account. `paid` counts booked transfers and counted proposals, refunds taken
    off; `confirmed` only what was booked without a person. `completed` is the transfer that
    completed the due; `unsure` = it came on the day of the deadline without a time of day (M008).
    """

    unit_id: str
    due: Money
    paid: Money
    confirmed: Money
    status: UnitStatus
    completed: BankRow | None = None
    place: int = 0  # of the completing transfer in the order of all transfers
    unsure: bool = False


def unit_states(
    dues: Dues, decisions: Sequence[Decision], deadline: datetime | None = None
) -> list[UnitState]:
    """The state of every unit, in the order of the dues."""
    entries: dict[str, list[tuple[int, Decision, Money]]] = defaultdict(list)
    for place, decision in enumerate(decisions):
        for part in decision.booked:
            entries[part.unit_id].append((place, decision, part.amount))
    gone = withdrawn(dues)
    states = []
    for unit in dues.units:
        paid, confirmed, completed, at = ZERO, ZERO, None, 0
        for place, decision, amount in entries[unit.unit_id]:
            paid += amount
            if decision.status is Status.AUTO:
                confirmed += amount
            if completed is None and amount > ZERO and paid >= unit.due - unit.later:
                completed, at = decision.row, place
        late = completed is not None and deadline is not None and is_late(completed, deadline)
        unsure = completed is not None and deadline is not None and _same_day(completed, deadline)
        status = _status(paid, unit.due, completed is not None, late)
        if unit.unit_id in gone:
            status = UnitStatus.WITHDRAWN
        states.append(
            UnitState(unit.unit_id, unit.due, paid, confirmed, status, completed, at, unsure)
        )
    return states


def _status(paid: Money, due: Money, complete: bool, late: bool) -> UnitStatus:
    if late:
        return UnitStatus.LATE
    if complete and paid >= due:
        return UnitStatus.OVER if paid > due else UnitStatus.PAID
    return UnitStatus.PART if paid > ZERO else UnitStatus.UNPAID


def is_late(row: BankRow, deadline: datetime) -> bool:
    """Later than the deadline; the deadline's own second still counts as in time."""
    if row.time is None:
        return row.date > deadline.date()
    return row.time.replace(microsecond=0) > deadline


def _same_day(row: BankRow, deadline: datetime) -> bool:
    return row.time is None and row.date == deadline.date()
