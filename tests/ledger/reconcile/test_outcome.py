from tests.dues import row
from toolkit.ledger.reconcile.outcome import Allocation, Decision, Proposal, Status
from toolkit.model.money import Money

PART = Allocation("A1", Money(100))


def test_what_is_booked() -> None:
    sure = Proposal((PART,), 1.0, ())
    guess = Proposal((PART,), 0.6, (), counted=True)
    assert Decision(row(1, 1), "T", Status.AUTO, (sure,)).booked == (PART,)
    assert Decision(row(1, 1), "T", Status.REVIEW, (guess,)).booked == (PART,)
    assert Decision(row(1, 1), "T", Status.REVIEW, (sure,)).booked == ()
    assert Decision(row(1, 1), "T", Status.NONE).booked == ()
