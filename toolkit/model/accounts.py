"""What the facts say about an event's money: statements and people's decisions (收款)."""

from msgspec.structs import replace

from toolkit.model.money_facts import (
    Balanced,
    Booked,
    MoneyCleared,
    MoneyDecided,
    StatementImported,
)
from toolkit.model.record import Record


class Accounts(Record, frozen=True):
    """Statements in order of import, decisions by transfer.

    `balanced` = number of the last fact that the accounts were made up after, 0 = never; `booked`
    = what was booked without a person up to then, with its evidence, by transfer.
    """

    statements: tuple[StatementImported, ...] = ()
    decided: dict[str, MoneyDecided] = {}
    balanced: int = 0
    booked: dict[str, Booked] = {}

    def after(
        self, fact: StatementImported | MoneyDecided | MoneyCleared | Balanced, seq: int
    ) -> "Accounts":
        """The accounts after one more fact."""
        match fact:
            case StatementImported():
                return replace(self, statements=(*self.statements, fact))
            case MoneyDecided():
                return replace(self, decided={**self.decided, fact.txn: fact})
            case MoneyCleared():
                left = {txn: said for txn, said in self.decided.items() if txn != fact.txn}
                return replace(self, decided=left)
            case Balanced():
                booked = {**self.booked, **{one.txn: one for one in fact.booked}}
                return replace(self, balanced=seq, booked=booked)
