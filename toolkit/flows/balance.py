"""The accounts of an event (对账): dues against transfers, with what people decided about them."""

from collections.abc import Iterable

from toolkit.flows.desk import Desk
from toolkit.flows.reconcile import Reconciled
from toolkit.flows.survey import expected, owed, owed_later, survey
from toolkit.layouts.money import OTHER, WAIT
from toolkit.ledger.dues import dues
from toolkit.ledger.reconcile.decide import Settled, reconcile
from toolkit.ledger.reconcile.outcome import Allocation, Proposal, Status
from toolkit.ledger.reconcile.units import unit_states
from toolkit.ledger.reconcile.weights import Fit
from toolkit.model.bank import Dues, Statement
from toolkit.model.money import Money
from toolkit.model.money_facts import MoneyDecided


def balance(desk: Desk) -> Reconciled:
    """The accounts as the facts have them; what people decided stands.

    Transfers are matched with what they were sent for; what that means for a unit is judged by
    what it owes now.
    """
    found = survey(desk)
    units = found.roster.units
    lines = {unit.id: owed(unit, found, desk) for unit in units}
    later = {unit.id: owed_later(unit, lines[unit.id], found, desk) for unit in units}
    owing = dues(units, lines, desk.regulation, later)
    statements = tuple(Statement(f.name, f.bank, f.rows) for f in desk.state.accounts.statements)
    past = [expected(unit, found, desk) for unit in units]
    sent_for = dues(
        [unit for unit, _ in past], {unit.id: most for unit, most in past}, desk.regulation
    )
    decided = settled(desk.state.accounts.decided.values(), owing)
    decisions = reconcile(sent_for, statements, decided)
    payment = desk.regulation.payment
    deadline = payment.due.last_second if payment and payment.due else None
    states = unit_states(owing, decisions, deadline)
    return Reconciled(owing, statements, tuple(decisions), tuple(states), (), (), deadline)


def settled(decided: Iterable[MoneyDecided], owing: Dues) -> dict[str, Settled]:
    """People's decisions as the matching takes them; one for a unit that is gone waits again."""
    known = {unit.unit_id for unit in owing.units}
    return {
        fact.txn: _settled(fact) for fact in decided if known.issuperset(p.unit for p in fact.parts)
    }


def _settled(fact: MoneyDecided) -> Settled:
    if fact.choice == WAIT:
        return Status.NONE, ()
    parts = tuple(Allocation(part.unit, Money(part.fen)) for part in fact.parts)
    reason = "：".join(filter(None, ("人工确认", fact.note or (OTHER if not parts else ""))))
    said = f"{reason}（{fact.by}）" if fact.by else reason
    return Status.AUTO, (Proposal(parts, 1.0, (said,), Fit.EXACT, 10.0),)
