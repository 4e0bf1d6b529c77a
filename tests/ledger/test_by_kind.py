"""Money by fee kind: the shares always make up what was paid."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.ledger.by_kind import OVER, by_kind
from toolkit.ledger.charges import Charge, ChargeKind
from toolkit.model.money import ZERO, Money

FEE = Charge("参赛费", 2, Money.yuan(210), "五")
BOARD = Charge("食宿费", 2, Money.yuan(1290), "五", kind=ChargeKind.BOARD)
WAIVER = Charge("减免", 1, Money.yuan(-210), "五", kind=ChargeKind.WAIVER)


@pytest.mark.parametrize(
    ("lines", "paid", "shares"),
    [
        ((FEE, BOARD), 3000, {"参赛费": 420, "食宿费": 2580}),
        ((FEE, BOARD), 1000, {"参赛费": 420, "食宿费": 580}),
        ((FEE, BOARD), 3100, {"参赛费": 420, "食宿费": 2580, OVER: 100}),
        ((FEE, BOARD, WAIVER), 2790, {"减免": -210, "参赛费": 420, "食宿费": 2580}),
        ((FEE,), 0, {}),
        ((FEE,), -50, {OVER: -50}),
        ((), 50, {OVER: 50}),
    ],
)
def test_lines_are_covered_in_their_order(
    lines: tuple[Charge, ...], paid: int, shares: dict[str, int]
) -> None:
    said = {kind: Money.yuan(amount) for kind, amount in shares.items()}
    assert by_kind(lines, Money.yuan(paid)) == said


LINES = st.builds(
    lambda count, fen, kind: Charge("", count, Money(fen), "", kind=kind),
    st.integers(0, 5), st.integers(-50000, 200000), st.sampled_from(list(ChargeKind)),
)  # fmt: skip


@given(st.lists(LINES, max_size=6), st.integers(-(10**6), 10**6))
def test_the_shares_make_up_what_was_paid(lines: list[Charge], fen: int) -> None:
    assert sum(by_kind(lines, Money(fen)).values(), ZERO) == Money(fen)
