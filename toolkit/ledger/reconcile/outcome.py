"""What reconciling gives: per transfer a status and ranked proposals with reasons."""

from enum import StrEnum

from toolkit.ledger.reconcile.weights import Fit
from toolkit.model.bank import BankRow
from toolkit.model.money import Money
from toolkit.model.record import Record


class Status(StrEnum):
    """AUTO = booked without a person; REVIEW = proposed; NONE = nothing to propose."""

    AUTO = "AUTO"
    REVIEW = "REVIEW"
    NONE = "NONE"


class Allocation(Record, frozen=True):
    """A part of a transfer booked to a unit; negative for refunds."""

    unit_id: str
    amount: Money


class Proposal(Record, frozen=True):
    """One way to book a transfer. No allocations: not an entry payment (非报名款).

    `score` is its posterior share, 0 to 1; `identity` what speaks for it apart from the amount;
    `counted` = the projection of the units counts it as if it were accepted.
    """

    allocations: tuple[Allocation, ...]
    score: float
    reasons: tuple[str, ...]
    fit: Fit = Fit.NONE
    identity: float = 0.0
    counted: bool = False


class Decision(Record, frozen=True):
    """One transfer with its status and up to three proposals, the best first.

    `internal` = the event's own money moving between its accounts.
    """

    row: BankRow
    txn_id: str
    status: Status
    proposals: tuple[Proposal, ...] = ()
    internal: bool = False

    @property
    def booked(self) -> tuple[Allocation, ...]:
        """The allocations that count: those of an AUTO, or of a first proposal counted."""
        if not self.proposals:
            return ()
        first = self.proposals[0]
        return first.allocations if self.status is Status.AUTO or first.counted else ()
