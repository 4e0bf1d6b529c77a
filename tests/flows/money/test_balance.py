"""What people decided about transfers stands, whatever else the matching finds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.dues import dues, row, statement
from tests.dues import unit as owing
from toolkit.flows.money.balance import settled
from toolkit.layouts.money import ONE_UNIT, OTHER, WAIT
from toolkit.ledger.reconcile.decide import reconcile
from toolkit.ledger.reconcile.outcome import Status
from toolkit.model.money_facts import MoneyDecided, Share

OWING = dues(owing("A", "临沂星火棋院", 2, 1), owing("B", "德州代表队"), owing("C", "济宁棋社"))
ROWS = (
    row(1, 3000, "临沂星火棋院"),
    row(2, 210, "王一诺", "德州代表队"),
    row(3, 210, "周晓梅"),
    row(4, 210, "周晓梅"),
)


@given(st.dictionaries(st.sampled_from([f"T{n:03}" for n in range(1, 5)]), st.sampled_from("ABC")))
def test_no_decision_is_ever_overwritten(said: dict[str, str]) -> None:
    """Invariants 8 and 2: it stands whatever else was decided; no transfer exceeds its amount."""
    sums = {str(one.serial): one.amount.fen for one in ROWS}
    facts = [MoneyDecided(txn, ONE_UNIT, (Share(u, sums[txn]),)) for txn, u in said.items()]
    for one in reconcile(OWING, [statement(*ROWS)], settled(facts, OWING)):
        booked = [(part.unit_id, part.amount.fen) for part in one.booked]
        if one.txn_id in said:
            assert (one.status, booked) == (
                Status.AUTO, [(said[one.txn_id], one.row.amount.fen)],
            )  # fmt: skip
        assert sum(fen for _, fen in booked) <= one.row.amount.fen


@pytest.mark.parametrize(("choice", "status"), [(OTHER, Status.AUTO), (WAIT, Status.NONE)])
def test_money_of_nobody_is_booked_to_nobody(choice: str, status: Status) -> None:
    facts = [MoneyDecided("T001", choice)]
    first = reconcile(OWING, [statement(*ROWS)], settled(facts, OWING))[0]
    assert (first.status, first.booked) == (status, ())


def test_a_decision_for_a_unit_that_is_gone_waits_again() -> None:
    assert settled([MoneyDecided("T001", ONE_UNIT, (Share("X", 1),))], OWING) == {}
