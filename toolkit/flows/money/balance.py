"""The accounts of an event (对账): dues against transfers, with what people decided about them."""

from collections import Counter
from collections.abc import Iterable

from toolkit.flows.desk import Desk
from toolkit.flows.money.by_hand import ByHand
from toolkit.flows.money.reconcile import Reconciled
from toolkit.flows.survey import Survey, entries_survey, expected, owed, owed_later
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
    """The accounts as the facts have them; what people decided stands."""
    return accounts_of(desk, entries_survey(desk))


def accounts_of(desk: Desk, found: Survey) -> Reconciled:
    """The same from a survey that is at hand.

    Transfers are matched with what they were sent for; what that means for a unit is judged by
    what it owes now.
    """
    units = found.roster.units
    lines = {unit.id: owed(unit, found, desk) for unit in units}
    later = {unit.id: owed_later(unit, lines[unit.id], found, desk) for unit in units}
    mails = tuple(desk.state.messages.values())
    owing = dues(units, lines, desk.regulation, later, mails)
    statements = tuple(Statement(f.name, f.bank, f.rows) for f in desk.state.accounts.statements)
    typed = ByHand(desk)
    past = [expected(unit, found, desk) for unit in units]
    sent_for = dues(
        [unit for unit, _ in past],
        {unit.id: most for unit, most in past},
        desk.regulation,
        messages=mails,
    )
    decided = {**_named(typed, owing), **settled(desk.state.accounts.decided.values(), owing)}
    if typed.statement.rows:
        statements = (*statements, typed.statement)
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


def _named(typed: ByHand, owing: Dues) -> dict[str, Settled]:
    """Payments typed by hand that name their unit; one for a unit that is gone waits again."""
    ids = ids_by_name(owing)
    found: dict[str, Settled] = {}
    for txn, (unit, amount, by) in typed.named.items():
        if unit in ids:
            said = f"手工收款里写明（{by}）" if by else "手工收款里写明"
            parts = (Allocation(ids[unit], amount),)
            found[txn] = Status.AUTO, (Proposal(parts, 1.0, (said,), Fit.EXACT, 10.0),)
    known = {unit.unit_id for unit in owing.units}
    for txn, (unit_id, amount, by) in typed.of_unit.items():
        if unit_id in known:
            said = f"报到时现场交款（{by}）" if by else "报到时现场交款"
            parts = (Allocation(unit_id, amount),)
            found[txn] = Status.AUTO, (Proposal(parts, 1.0, (said,), Fit.EXACT, 10.0),)
    return found


def ids_by_name(owing: Dues) -> dict[str, str]:
    """Unit ids by the names that only one unit bears."""
    counts = Counter(unit.name for unit in owing.units)
    return {unit.name: unit.unit_id for unit in owing.units if counts[unit.name] == 1}


def _settled(fact: MoneyDecided) -> Settled:
    if fact.choice == WAIT:
        return Status.NONE, ()
    parts = tuple(Allocation(part.unit, Money(part.fen)) for part in fact.parts)
    reason = "：".join(filter(None, ("人工确认", fact.note or (OTHER if not parts else ""))))
    said = f"{reason}（{fact.by}）" if fact.by else reason
    return Status.AUTO, (Proposal(parts, 1.0, (said,), Fit.EXACT, 10.0),)
