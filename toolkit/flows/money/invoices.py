"""5内部/开票清单.xlsx: invoices to write, from the forms and the money that is booked."""

from toolkit.entries.roster import Unit
from toolkit.flows.desk import Desk
from toolkit.flows.money.balance import accounts_of
from toolkit.flows.money.refunds import payments
from toolkit.flows.stamps import stamp
from toolkit.flows.survey import Survey, entries_survey, owed
from toolkit.ledger.charges import ChargeKind, total
from toolkit.model.money import ZERO, Money
from toolkit.store.folder import INTERNAL
from toolkit.workbooks.invoice_list import InvoiceRow, invoice_list

INVOICES = f"{INTERNAL}/开票清单.xlsx"


def write_invoices(desk: Desk) -> None:
    """The list as of the last time the accounts were made up; none before any money."""
    if not desk.state.accounts.balanced:
        desk.outputs.remove(INVOICES)
        return
    then = desk.as_of(desk.state.accounts.balanced)
    found = entries_survey(then)
    paid = payments(accounts_of(then, found))
    sums = {unit: sum((one.amount for one in made), ZERO) for unit, made in paid.items()}
    rows = [
        _row(unit, found, then, sums.get(unit.id, ZERO))
        for unit in found.roster.units
        if sums.get(unit.id, ZERO) > ZERO or _said(unit, "invoice_title", "tax_number")
    ]
    desk.outputs.write(INVOICES, invoice_list(stamp(then), desk.regulation.short, rows))


def _row(unit: Unit, found: Survey, desk: Desk, paid: Money) -> InvoiceRow:
    due = total(line for line in owed(unit, found, desk) if line.kind is not ChargeKind.DEPOSIT)
    title, number = _said(unit, "invoice_title"), _said(unit, "tax_number")
    wrong = [j.finding for j in found.of_unit(unit.id) if j.finding.code == "U009"]
    missing = "；".join(f"{finding.message}（U009）" for finding in wrong)
    if not (title or number):
        missing = "报名表没有填发票抬头和税号。"
    return InvoiceRow(unit.name, title, number, paid, due, missing)


def _said(unit: Unit, *fields: str) -> str:
    """The first of these fields that the form fills in."""
    return next((said.text for field in fields if (said := unit.form.first(field))), "")
