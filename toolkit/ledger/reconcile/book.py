"""What is open while transfers are being decided: paid so far, and who owes a given amount."""

from collections import defaultdict
from math import log

from toolkit.ledger.reconcile.aliases import base_name, places
from toolkit.ledger.reconcile.amounts import keys
from toolkit.ledger.reconcile.text import letters
from toolkit.ledger.reconcile.weights import Fit
from toolkit.model.bank import Dues, DueUnit


class Book:
    """Balances in fen by unit, kept beside an index from amounts to the units they fit."""

    def __init__(self, dues: Dues) -> None:
        self.units: dict[str, DueUnit] = {unit.unit_id: unit for unit in dues.units}
        self.spread = log(max(len(self.units), 1))  # what naming one unit out of all is worth
        self.withdrawn = frozenset(withdrawn(dues))
        self.paid: dict[str, int] = dict.fromkeys(self.units, 0)
        self.unsure: dict[str, int] = dict.fromkeys(self.units, 0)
        self.body = {unit.unit_id: base_name(unit.name) for unit in dues.units}
        self.fitting: dict[int, dict[str, Fit]] = defaultdict(dict)
        for unit_id in self.units:
            self._index(unit_id)
        self.sisters: dict[str, list[str]] = defaultdict(list)
        self.in_place: dict[str, list[str]] = defaultdict(list)
        for unit in dues.units:
            self.sisters[base_name(unit.name)].append(unit.unit_id)
            for place in sorted(places(unit.name)):
                self.in_place[place].append(unit.unit_id)
        self.surnames = _surnames(dues)
        self.hotels = frozenset(letters(hotel.name)[:4] for hotel in dues.hotels if hotel.name)

    def _index(self, unit_id: str) -> None:
        for fit, amount in keys(self.units[unit_id], self.paid[unit_id]).items():
            self.fitting[amount].setdefault(unit_id, fit)

    def move(self, unit_id: str, fen: int, *, sure: bool, undo: bool = False) -> None:
        """Book money in (positive) or a refund (negative); `undo` with the sign turned.

        `sure` = booked without a person, not only proposed.
        """
        if not sure:
            self.unsure[unit_id] += fen
        if (fen < 0) == undo:  # a refund leaves what was paid, and so what is still open
            self._pay(unit_id, fen)

    def _pay(self, unit_id: str, fen: int) -> None:
        for amount in keys(self.units[unit_id], self.paid[unit_id]).values():
            self.fitting[amount].pop(unit_id, None)
        self.paid[unit_id] += fen
        self._index(unit_id)

    def rest(self, unit_id: str) -> int:
        """What is still open, in fen; negative when more was paid."""
        return self.units[unit_id].due.fen - self.paid[unit_id]


def withdrawn(dues: Dues) -> set[str]:
    """Units all of whose players withdrew (退赛)."""
    people = {unit.unit_id: unit.people for unit in dues.units}
    gone: dict[str, int] = defaultdict(int)
    for change in dues.changes:
        if "退" in change.kind:
            gone[change.unit_id] += change.people
    return {unit_id for unit_id, count in gone.items() if count >= max(people.get(unit_id, 0), 1)}


def _surnames(dues: Dues) -> dict[str, dict[str, int]]:
    """Surname → unit → how many of its players bear it."""
    found: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for player in dues.players:
        if player.name:
            found[player.name[0]][player.unit_id] += 1
    return found
