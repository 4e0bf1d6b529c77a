"""What a unit paid, by what it was for (费用种类): lines are covered in their order; pure."""

from collections.abc import Sequence

from toolkit.ledger.charges import Charge
from toolkit.model.money import ZERO, Money

OVER = "多缴"


def by_kind(lines: Sequence[Charge], paid: Money) -> dict[str, Money]:
    """`paid` shared out over the kinds of `lines`; the sum of the shares is `paid` to the fen.

    Waivers (negative lines) reduce what the lines need before any money does. What no line needs,
    and a refund above what was paid, is `OVER`.
    """
    if paid <= ZERO:
        return {OVER: paid} if paid < ZERO else {}
    found: dict[str, Money] = {}
    rest = paid
    for line in lines:
        if line.amount < ZERO:
            found[line.kind.value] = found.get(line.kind.value, ZERO) + line.amount
            rest -= line.amount
    for line in lines:
        part = min(rest, line.amount)
        if part > ZERO:
            found[line.kind.value] = found.get(line.kind.value, ZERO) + part
            rest -= part
    return found | {OVER: rest} if rest > ZERO else found
