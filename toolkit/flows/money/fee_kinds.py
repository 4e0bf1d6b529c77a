"""All transfers of an event by whose they are and what for: the rows of 按费用 in 收费总账.xlsx."""

from toolkit.flows.desk import Desk
from toolkit.flows.survey import Survey, owed
from toolkit.ledger.by_kind import by_kind
from toolkit.model.money import ZERO, Money
from toolkit.workbooks.ledger_book import Part
from toolkit.workbooks.reconcile_book import ReconcileBook

NOBODY = "不归单位"


def fee_parts(desk: Desk, found: Survey, shown: ReconcileBook) -> list[Part]:
    """First each unit's money by fee kind, then by side what is no unit's; all of it, once."""
    lines = {unit.id: owed(unit, found, desk) for unit in found.roster.units}
    parts = [
        Part(line.unit, kind, amount)
        for line in shown.units
        for kind, amount in by_kind(lines[line.unit_id], line.paid).items()
    ]
    booked: dict[str, Money] = {}
    for one in shown.booked:
        txn = one.transfer.txn_id
        booked[txn] = booked.get(txn, ZERO) + one.amount
    for transfer in shown.transfers:
        rest = transfer.amount - booked.get(transfer.txn_id, ZERO)
        if rest != ZERO:
            parts.append(Part(f"（{transfer.side}）", NOBODY, rest))
    return parts
