"""What every letter says of the event, its unit and its money."""

from toolkit.entries.roster import Unit
from toolkit.ledger.charges import Charge
from toolkit.ledger.reconcile.codes import unit_code
from toolkit.letters import context as letter
from toolkit.rules.schema import Regulation


def head_of(unit: Unit, regulation: Regulation) -> letter.Letterhead:
    """Event, unit and its payment code."""
    demand = regulation.demand("reply")
    return letter.Letterhead(
        regulation.name,
        unit.name,
        regulation.organiser,
        unit_code(regulation.id, unit.key),
        "",
        demand.hours if demand and demand.hours else 24,
    )


def account_of(regulation: Regulation) -> letter.Account | None:
    """Where the regulation sends the money."""
    account = regulation.account
    return letter.Account(account.holder, account.bank, account.number) if account else None


def amount_line(line: Charge) -> letter.AmountLine:
    """A line of what is owed, as letters show it."""
    return letter.AmountLine(line.label, line.amount, line.count, line.each, line.clause)
