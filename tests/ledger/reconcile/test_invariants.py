"""The twelve invariants of reconciling, on drawn dues and transfers.

1 is held in tests/sources/banks/test_checks.py, 5 and 6 in test_merge.py, 9 in test_book.py,
11 in tests/sources/banks/test_rows.py; 8 belongs to the event's record of decisions.
"""

from collections import defaultdict

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.dues import dues, row, statement, unit
from toolkit.flows.money.reconcile import side
from toolkit.ledger.reconcile.decide import reconcile
from toolkit.ledger.reconcile.outcome import Decision, Status
from toolkit.ledger.reconcile.units import unit_states
from toolkit.model.bank import BankRow, Direction
from toolkit.model.money import ZERO, Money

DUES = dues(
    unit("A1", "智弈棋院(东校区)", 2, 1, leader="谢德飞"),
    unit("A2", "智弈棋院(西校区)", 1, 1, leader="苏德辉"),
    unit("A3", "沈阳弈知棋社", 3, leader="韩振鹏"),
    unit("A4", "洛阳代表队", 1, leader="邵静勇"),
    players=[("A1", "王一诺", "王德鹏"), ("A1", "李文", ""), ("A3", "陈欣怡", "")],
)
PAYERS = st.sampled_from(["谢德飞", "苏德辉", "周晓梅", "智弈棋院", "王德鹏", "陈*", ""])
REMARKS = st.sampled_from(
    ["智弈", "智弈东校区", "沈阳弈知3人", "洛阳", "王一诺参赛费", "智弈等2队合计", "余款",
     "", "结息", "退食宿费 智弈", "冲正", "智弈、弈知"]
)  # fmt: skip
YUAN = st.sampled_from([210, 315, 630, 2580, 2790, 3000, 5790, 1500, 7])


@st.composite
def rows(draw: st.DrawFn) -> list[BankRow]:
    count = draw(st.integers(1, 12))
    return [
        row(number, draw(YUAN), draw(PAYERS), draw(REMARKS), out=draw(st.integers(0, 5)) == 0)
        for number in range(count)
    ]


@settings(max_examples=60, deadline=None)
@given(rows())
def test_the_invariants_hold(made: list[BankRow]) -> None:
    decisions = reconcile(DUES, [statement(*made)])
    every_credit_is_in_one_place(made, decisions)
    paid: dict[str, Money] = defaultdict(lambda: ZERO)
    for decision in decisions:
        for proposal in decision.proposals:
            total = sum((part.amount for part in proposal.allocations), ZERO)
            assert abs(total.fen) <= decision.row.amount.fen, "3: never above its amount"
        for part in decision.booked:
            paid[part.unit_id] += part.amount
            assert paid[part.unit_id] >= ZERO, "7: a refund never exceeds what was paid"
        if decision.status is Status.AUTO and decision.row.direction is Direction.IN:
            first = decision.proposals[0]
            assert not first.allocations or first.identity > 0, "12: never on the amount alone"
    for state in unit_states(DUES, decisions):
        assert state.paid == paid[state.unit_id], "4: a unit has the sum of its allocations"


def every_credit_is_in_one_place(made: list[BankRow], decisions: list[Decision]) -> None:
    """2: allocated + open + not entry payments = all credits, to the fen."""
    sums: dict[str, Money] = defaultdict(lambda: ZERO)
    for decision in decisions:
        if decision.row.direction is Direction.IN:
            sums[side(decision)] += decision.row.amount
            booked = sum((part.amount for part in decision.booked), ZERO)
            assert not decision.booked or booked == decision.row.amount
    credit = sum((row.amount for row in made if row.direction is Direction.IN), ZERO)
    assert sum(sums.values(), ZERO) == credit


@settings(max_examples=25, deadline=None)
@given(rows(), st.randoms())
def test_equal_input_in_any_order_gives_the_equal_result(
    made: list[BankRow], random: object
) -> None:
    """10, and 5 for the whole of the matching."""
    once = reconcile(DUES, [statement(*made)])
    mixed = list(made)
    random.shuffle(mixed)  # type: ignore[attr-defined]
    assert reconcile(DUES, [statement(*mixed)]) == once
    assert reconcile(DUES, [statement(*made), statement(*made[3:])]) == once
