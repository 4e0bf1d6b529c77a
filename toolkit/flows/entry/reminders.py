"""催办: what a unit that had its answer still owes shortly before entry closes, and after."""

from collections.abc import Mapping
from datetime import timedelta

from toolkit.entries.roster import Unit
from toolkit.flows.desk import Desk
from toolkit.flows.entry.letters import fault_of, goes_to_sender
from toolkit.flows.letterhead import account_of, head_of
from toolkit.flows.money.balance import accounts_of
from toolkit.flows.survey import Survey, owed
from toolkit.ledger.charges import pending, total
from toolkit.letters import context as letter
from toolkit.model.money import ZERO, Money

KIND = "催办"
LEAD = timedelta(days=3)  # before entry closes
_PATIENCE = timedelta(days=1)  # since the last letter, so that nobody is pressed the same day


def is_time(desk: Desk) -> bool:
    """From three days before entry closes until the list is published."""
    closes = desk.regulation.dates.entry_closes.last_second
    return desk.now >= closes - LEAD and not desk.state.publications


def open_amounts(desk: Desk, found: Survey) -> dict[str, Money]:
    """What each unit, by id, has still to pay; empty before a statement was read."""
    if not desk.state.accounts.statements:
        return {}
    return {one.unit_id: max(ZERO, one.due - one.paid) for one in accounts_of(desk, found).states}


def reminder(
    unit: Unit, found: Survey, desk: Desk, unpaid: Mapping[str, Money], *, asked: bool = False
) -> letter.Reminder | None:
    """The reminder, None when nothing is owed or the unit was written to within a day.

    `asked` = the organiser wants it now, whether the unit was written to or not.
    """
    sent = [v.sent_at for v in desk.state.letters.values() if v.sent_at and v.draft.unit == unit.id]
    if not asked and (not sent or desk.now - max(sent) < _PATIENCE):
        return None
    missing = tuple(
        fault_of(j)
        for j in found.of_unit(unit.id)
        if j.blocks and goes_to_sender(j) and j.finding.code[0] != "M"  # money is told as a sum
    )
    still_open = unpaid.get(unit.id, ZERO)
    if not missing and still_open == ZERO:
        return None
    lines = owed(unit, found, desk)
    paid = unit.id in unpaid and still_open == ZERO
    return letter.Reminder(
        head_of(unit, desk.regulation),
        missing,
        None if still_open == ZERO else still_open,
        None if paid or pending(lines) else total(lines),
        account_of(desk.regulation),
        desk.regulation.dates.entry_closes.last_second,
    )
