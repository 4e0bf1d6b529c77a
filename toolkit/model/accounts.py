"""What the facts say about an event's money: statements and people's decisions (收款)."""

from msgspec.structs import replace

from toolkit.model.money_facts import (
    Balanced,
    Booked,
    ColumnExplained,
    MoneyCleared,
    MoneyDecided,
    StatementImported,
    StatementUnknown,
)
from toolkit.model.record import Record

AccountFact = (
    StatementImported | StatementUnknown | ColumnExplained | MoneyDecided | MoneyCleared | Balanced
)
"""The facts that the accounts are folded from."""


def file_of(fact: StatementImported | StatementUnknown) -> tuple[str, str]:
    """What makes it the same file: its bytes and its name."""
    return fact.sha256, fact.name


class Accounts(Record, frozen=True):
    """Statements in order of import, decisions by transfer.

    `unknown` = files whose columns a person has to explain, or has explained; `columns` = what was
    said of them, by layout and header word. `balanced` = number of the last fact that the accounts
    were made up after, 0 = never; `booked` = what was booked without a person up to then, with its
    evidence, by transfer.
    """

    statements: tuple[StatementImported, ...] = ()
    decided: dict[str, MoneyDecided] = {}
    balanced: int = 0
    booked: dict[str, Booked] = {}
    unknown: tuple[StatementUnknown, ...] = ()
    columns: dict[tuple[str, str], ColumnExplained] = {}

    @property
    def payments_known(self) -> bool:
        """Whether they were made up, and not from files alone that nobody can read yet."""
        return bool(self.balanced and (self.statements or not self.unknown))

    def after(self, fact: AccountFact, seq: int) -> "Accounts":
        """The accounts after one more fact; a file read anew takes its own place."""
        match fact:
            case StatementImported():
                others = [one for one in self.statements if file_of(one) != file_of(fact)]
                return replace(self, statements=(*others, fact))
            case StatementUnknown():
                kept = [one for one in self.statements if file_of(one) != file_of(fact)]
                unknown = [one for one in self.unknown if file_of(one) != file_of(fact)]
                return replace(self, statements=tuple(kept), unknown=(*unknown, fact))
            case ColumnExplained():
                key = (fact.layout, fact.word)
                left = {one: said for one, said in self.columns.items() if one != key}
                return replace(self, columns={**left, key: fact} if fact.said else left)
            case MoneyDecided():
                return replace(self, decided={**self.decided, fact.txn: fact})
            case MoneyCleared():
                decided = {txn: said for txn, said in self.decided.items() if txn != fact.txn}
                return replace(self, decided=decided)
            case Balanced():
                booked = {**self.booked, **{one.txn: one for one in fact.booked}}
                return replace(self, balanced=seq, booked=booked)
