"""5内部/退款清单.xlsx: what goes back to whom, from the dues and the transfers that are booked."""

from toolkit.entries.changes import ChangeKind
from toolkit.entries.roster import Unit
from toolkit.flows.desk import Desk
from toolkit.flows.money.balance import accounts_of
from toolkit.flows.money.full_survey import survey
from toolkit.flows.money.reconcile import Reconciled
from toolkit.flows.stamps import stamp
from toolkit.flows.survey import Survey, owed, rejected
from toolkit.ledger.reconcile.outcome import Status
from toolkit.ledger.refunds import Cause, Payment, Refund, Standing, refunds
from toolkit.model.money import ZERO
from toolkit.store.folder import INTERNAL
from toolkit.workbooks.refund_list import CheckRow, RefundRow, refund_list

REFUNDS = f"{INTERNAL}/退款清单.xlsx"


def write_refunds(desk: Desk) -> tuple[Refund, ...]:
    """The list as of the last time money or changes were worked out; none before any money."""
    state = desk.state
    if not state.accounts.balanced:
        desk.outputs.remove(REFUNDS)
        return ()
    then = desk.as_of(max(state.accounts.balanced, state.finish.worked_out.get("changes", 0)))
    accounts = standings(then)
    made = [(one, refunds(one)) for one in accounts]
    due = [row for _, rows in made for row in rows if row.cause is not Cause.DEPOSIT]
    later = [row for _, rows in made for row in rows if row.cause is Cause.DEPOSIT]
    checks = [
        CheckRow(
            one.unit, one.paid, one.due,
            sum((r.amount for r in rows if r.cause is not Cause.DEPOSIT), ZERO),
        )
        for one, rows in made
        if one.payments
    ]  # fmt: skip
    data = refund_list(
        stamp(then), desk.regulation.short, [_row(r) for r in due], [_row(r) for r in later], checks
    )
    desk.outputs.write(REFUNDS, data)
    return tuple(due)


def standings(desk: Desk) -> list[Standing]:
    """The account of every unit: what it owes, and what is booked to it without doubt."""
    found = survey(desk)
    money = accounts_of(desk, found)
    paid = payments(money)
    return [
        _standing(unit, found, desk, tuple(paid.get(unit.id, ()))) for unit in found.roster.units
    ]


def payments(money: Reconciled) -> dict[str, list[Payment]]:
    """Booked transfers by unit, in their order; what is only proposed is no payment yet."""
    found: dict[str, list[Payment]] = {}
    for decision in money.decisions:
        if decision.status is not Status.AUTO:
            continue
        row = decision.row
        for part in decision.booked:
            found.setdefault(part.unit_id, []).append(
                Payment(
                    decision.txn_id, f"{row.date:%Y-%m-%d}", row.payer or "", row.account or "",
                    part.amount,
                )
            )  # fmt: skip
    return found


def _standing(unit: Unit, found: Survey, desk: Desk, paid: tuple[Payment, ...]) -> Standing:
    out = rejected(found, unit)
    names = tuple(
        change.out for change in found.approved(unit.id) if change.kind is ChangeKind.WITHDRAWAL
    )
    refused = tuple(entry.player.name for entry in unit.entries if entry.id in out)
    lines = owed(unit, found, desk)
    return Standing(unit.name, lines, paid, names, refused, bool(unit.entries))


def _row(refund: Refund) -> RefundRow:
    payment = refund.payment
    return RefundRow(
        refund.unit, refund.amount, refund.cause.value, refund.said, refund.clause,
        payment.payer if payment else "", payment.account if payment else "",
        payment.day if payment else "", payment.txn if payment else "",
        payment.amount if payment else ZERO, refund.when,
    )  # fmt: skip
