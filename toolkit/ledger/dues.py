"""What all units owe (应收), as the matching of transfers takes it; pure, integer fen."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from toolkit.entries.roster import Unit
from toolkit.ledger.charges import Charge, total
from toolkit.ledger.reconcile.codes import unit_code
from toolkit.ledger.told import notices_of, payers_of
from toolkit.model.bank import DuePlayer, Dues, DueUnit, Hotel
from toolkit.model.facts import MessageArrived
from toolkit.model.money import ZERO, Money
from toolkit.rules.schema import Regulation

_NOTHING: Mapping[str, Money] = {}


def dues(
    units: Sequence[Unit], lines: Mapping[str, Sequence[Charge]], regulation: Regulation,
    later: Mapping[str, Money] = _NOTHING, messages: Iterable[MessageArrived] = (),
) -> Dues:  # fmt: skip
    """The dues of an event; `lines` = what each unit owes, `later` = what of it came up since the
    list was published, both by unit id; `messages` may tell of remittances.
    """
    return Dues(
        units=tuple(
            replace(_owing(unit, lines[unit.id], regulation.id), later=later.get(unit.id, ZERO))
            for unit in units
        ),
        players=tuple(DuePlayer(u.id, e.player.name) for u in units for e in u.entries),
        notices=notices_of(units, messages),
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
        payers=payers_of(unit),
    )


def _first(unit: Unit, field: str) -> str:
    said = unit.form.first(field)
    return said.text.strip() if said else ""
