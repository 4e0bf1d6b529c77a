"""What all units owe (应收), as the matching of transfers takes it; pure, integer fen."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from toolkit.entries.roster import Unit
from toolkit.ledger.charges import Charge, total
from toolkit.ledger.reconcile.codes import unit_code
from toolkit.model.bank import DuePlayer, Dues, DueUnit, Hotel, Notice
from toolkit.model.money import ZERO, Money
from toolkit.rules.schema import Regulation
from toolkit.values.amounts import read_amount

_NOTHING: Mapping[str, Money] = {}


def dues(
    units: Sequence[Unit], lines: Mapping[str, Sequence[Charge]], regulation: Regulation,
    later: Mapping[str, Money] = _NOTHING,
) -> Dues:  # fmt: skip
    """The dues of an event; `lines` = what each unit owes, `later` = what of it came up since the
    list was published, both by unit id.
    """
    return Dues(
        units=tuple(
            replace(_owing(unit, lines[unit.id], regulation.id), later=later.get(unit.id, ZERO))
            for unit in units
        ),
        players=tuple(DuePlayer(u.id, e.player.name) for u in units for e in u.entries),
        notices=tuple(_notices(units)),
        hotels=tuple(Hotel(h.name, 0, h.money) for h in regulation.hotels),
    )


def _owing(unit: Unit, lines: Iterable[Charge], event: str) -> DueUnit:
    lines = tuple(lines)
    booked = [room for room in unit.rooms if room.hotel_known]
    return DueUnit(
        unit.id,
        unit.name,
        _first(unit, "leader"),
        _first(unit, "coach"),
        len(unit.entries),
        total(line for line in lines if not line.board),
        booked[0].hotel if booked else "",
        sum(room.rooms or 0 for room in booked),
        total(line for line in lines if line.board),
        total(lines),
        unit_code(event, unit.key),
    )


def _first(unit: Unit, field: str) -> str:
    said = unit.form.first(field)
    return said.text.strip() if said else ""


def _notices(units: Iterable[Unit]) -> Iterator[Notice]:
    """What the forms say was paid (汇款告知), where they name payer and amount."""
    for unit in units:
        for version in unit.counting:
            payer, amount = version.form.first("payer"), version.form.first("paid_amount")
            paid = read_amount(amount)
            if payer and paid and paid.fen > 0 and version.received_at:
                yield Notice(version.received_at, unit.name, payer.text.strip(), paid)
