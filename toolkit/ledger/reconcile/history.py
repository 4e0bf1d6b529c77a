"""What was booked so far: by payer, by account, and in which order by unit."""

from bisect import insort
from collections import defaultdict
from datetime import date

from toolkit.ledger.reconcile.evidence import Case, Evidence
from toolkit.ledger.reconcile.weights import HISTORY, HISTORY_ACCOUNT
from toolkit.model.bank import Direction

Part = tuple[str, int]  # unit_id, fen


class History:
    """Bookings by transfer place; bookings can be taken back, which restores the former state."""

    def __init__(self) -> None:
        self._by_payer: dict[str, dict[int, tuple[Part, ...]]] = defaultdict(dict)
        self._by_unit: dict[str, list[tuple[int, int]]] = defaultdict(list)
        self._days: dict[str, list[date]] = defaultdict(list)
        self._sure: set[int] = set()

    def book(self, place: int, case: Case, parts: tuple[Part, ...], *, sure: bool = True) -> None:
        """Note that the transfer at `place` was booked to these parts; `sure` = not only likely."""
        if sure:
            self._sure.add(place)
        for key in self._keys(case):
            self._by_payer[key][place] = parts
        for unit, fen in parts:
            insort(self._by_unit[unit], (place, fen))
            insort(self._days[unit], case.row.date)

    def take_back(self, place: int, case: Case, parts: tuple[Part, ...]) -> None:
        """Undo `book`."""
        self._sure.discard(place)
        for key in self._keys(case):
            self._by_payer[key].pop(place, None)
        for unit, fen in parts:
            self._by_unit[unit].remove((place, fen))
            self._days[unit].remove(case.row.date)

    @staticmethod
    def _keys(case: Case) -> list[str]:
        payer = case.payer if case.payer and "*" not in case.payer else ""
        account = case.row.account or ""
        return [key for key in (payer, f"账号 {account}" if account else "") if key]

    def of(self, case: Case) -> dict[str, Evidence]:
        """Units this payer (or his account) has paid for in other transfers.

        Where the transfer names units itself only sure bookings count: two guesses about one
        payer would else confirm each other.
        """
        found: dict[str, Evidence] = {}
        if case.row.direction is Direction.OUT and not case.payer:
            return found
        for key in self._keys(case):
            weight = HISTORY_ACCOUNT if key.startswith("账号") else HISTORY
            for place, parts in self._by_payer[key].items():
                if case.units and place not in self._sure:
                    continue
                for unit, _ in parts:
                    if unit not in found or found[unit].weight < weight:
                        reason = f"同一付款人 {case.payer or key} 曾为它付款"
                        found[unit] = Evidence(weight, reason)
        return found

    def paid_by(self, case: Case, unit: str) -> int:
        """What this payer's other transfers were booked to a unit, in fen."""
        bookings = self.credits_of(case).values()
        return sum(fen for parts in bookings for part, fen in parts if part == unit)

    def days_from(self, unit: str, day: date) -> int | None:
        """Days to the nearest booking of a unit; None when it has none."""
        return min((abs((day - other).days) for other in self._days[unit]), default=None)

    def paid_before(self, unit: str, place: int) -> int:
        """What a unit had been booked before this transfer, in fen."""
        return sum(fen for at, fen in self._by_unit[unit] if at < place)

    def repeats(self, unit: str, case: Case, place: int) -> int:
        """What this payer's later transfers of the same amount were booked to a unit, in fen."""
        fen = case.row.amount.fen
        return sum(
            paid
            for at, parts in self.credits_of(case).items()
            for name, paid in parts
            if at > place and paid == fen and name == unit
        )

    def same_before(self, place: int, case: Case) -> set[str]:
        """Units for which this payer has paid this very amount in an earlier transfer."""
        fen = case.row.amount.fen
        return {
            unit
            for key in self._keys(case)
            for at, parts in self._by_payer[key].items()
            for unit, paid in parts
            if at < place and paid == fen
        }

    def credits_of(self, case: Case) -> dict[int, tuple[Part, ...]]:
        """Every booking of this payer: transfer place → parts."""
        found: dict[int, tuple[Part, ...]] = {}
        for key in self._keys(case):
            found.update(self._by_payer[key])
        return found
