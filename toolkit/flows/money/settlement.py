"""What the accounts say to the checks (family M): computed with every survey once money came."""

from toolkit.checks.settlement import Account, Settlement, Transfer, Unread
from toolkit.entries.roster import Unit
from toolkit.flows.desk import Desk
from toolkit.flows.money.balance import accounts_of
from toolkit.flows.money.reconcile import Reconciled
from toolkit.flows.money.reconcile_content import short_name
from toolkit.flows.survey import Survey, owed, owed_later
from toolkit.ledger.charges import ChargeKind, total
from toolkit.ledger.reconcile.notices import payer_name
from toolkit.ledger.reconcile.notices import told as notices_of
from toolkit.ledger.reconcile.outcome import Decision, Status
from toolkit.ledger.reconcile.units import UnitState, UnitStatus
from toolkit.ledger.reconcile.weights import Fit
from toolkit.model.bank import Direction
from toolkit.model.money import ZERO, Money

_EXTRAS = frozenset({ChargeKind.INSURANCE, ChargeKind.LATE, ChargeKind.CHANGE})


def settlement(desk: Desk, found: Survey) -> Settlement:
    """The accounts as of the facts of this desk."""
    money = accounts_of(desk, found)
    names = {unit.unit_id: unit.name for unit in money.dues.units}
    extras = {unit.id: _extras(unit, found, desk) for unit in found.roster.units}
    book = _Book(money, names)
    return Settlement(
        {state.unit_id: book.account(state, extras[state.unit_id]) for state in money.states},
        tuple(
            _transfer(decision, names)
            for decision in money.decisions
            if decision.status is Status.REVIEW and decision.row.direction is Direction.IN
        ),
        tuple(
            Unread(fact.name, one.row, one.text)
            for fact in desk.state.accounts.statements
            for one in fact.unreadable
        ),
        money.deadline,
    )


def _extras(unit: Unit, found: Survey, desk: Desk) -> Money:
    """Insurance, late and change fees, and what came up after the list was published."""
    lines = owed(unit, found, desk)
    later = owed_later(unit, lines, found, desk, *_EXTRAS)
    return total(line for line in lines if line.kind in _EXTRAS) + later


class _Book:
    """The decisions by unit."""

    def __init__(self, money: Reconciled, names: dict[str, str]) -> None:
        self.names = names
        self.booked: dict[str, list[Decision]] = {}
        self.maybe: dict[str, list[Decision]] = {}
        rows = [decision.row for decision in money.decisions]
        self.told = {money.decisions[n].txn_id for n in notices_of(rows, money.dues.notices)}
        for decision in money.decisions:
            for part in decision.booked:
                self.booked.setdefault(part.unit_id, []).append(decision)
            if decision.status is Status.REVIEW and not decision.booked:
                for unit in _likely(decision):
                    self.maybe.setdefault(unit, []).append(decision)

    def account(self, state: UnitState, extras: Money) -> Account:
        booked = self.booked.get(state.unit_id, [])
        into = [one for one in booked if one.row.direction is Direction.IN]
        payers = {payer_name(one.row) for one in into}
        return Account(
            state.due,
            state.paid,
            extras,
            state.completed.moment.removesuffix("+08:00").replace("T", " ")
            if state.completed
            else "",
            state.status is UnitStatus.LATE,
            state.unsure,
            tuple(_transfer(one, self.names) for one in self.maybe.get(state.unit_id, ())),
            tuple(_transfer(one, self.names) for one in into if self._unannounced(one)),
            tuple(
                _transfer(one, self.names)
                for one in booked
                if one.row.signed < ZERO and payer_name(one.row) not in payers
            ),
        )

    def _unannounced(self, one: Decision) -> bool:
        return one.status is Status.AUTO and one.txn_id not in self.told


def _likely(decision: Decision) -> list[str]:
    """The units of its proposals that something other than the amount speaks for."""
    return list(
        dict.fromkeys(
            part.unit_id
            for proposal in decision.proposals
            if proposal.identity > 0
            for part in proposal.allocations
        )
    )


def _transfer(decision: Decision, names: dict[str, str]) -> Transfer:
    row, first = decision.row, decision.proposals[0] if decision.proposals else None
    likely = tuple(names[unit] for unit in _likely(decision))
    return Transfer(
        decision.txn_id,
        row.moment.removesuffix("+08:00").replace("T", " "),
        row.signed,
        row.payer or "",
        f"{short_name(row.file)} 第 {row.row} 行",
        likely,
        bool(likely) and first is not None and first.fit is Fit.PAID,
    )
