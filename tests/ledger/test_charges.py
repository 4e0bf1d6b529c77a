"""A line of what is owed, and the sum of lines."""

from hypothesis import given
from hypothesis import strategies as st

from toolkit.ledger.charges import Charge, ChargeKind, pending, total, total_words
from toolkit.model.money import ZERO, Money

FEE = Charge("参赛费", 3, Money.yuan(200), "十二(二)")
BED = Charge("湖畔 食宿费", 2, Money.yuan(1290), "十二(二)", kind=ChargeKind.BOARD)
LATER = Charge("食宿费", 2, ZERO, "十(一)", kind=ChargeKind.BOARD, pending=True)


def test_fees_and_board_are_told_apart() -> None:
    assert (FEE.board, BED.board) == (False, True)
    assert total([FEE, BED]) == Money.yuan(3180)


def test_a_sum_with_a_price_missing_is_unknown_never_nought() -> None:
    assert (pending([FEE]), pending([FEE, LATER])) == (False, True)
    assert (total_words([FEE]), total_words([FEE, LATER])) == ("600", "未知（等补充通知）")


@given(st.lists(st.tuples(st.integers(0, 50), st.integers(-(10**6), 10**6))))
def test_a_total_is_the_sum_of_its_lines(lines: list[tuple[int, int]]) -> None:
    made = [Charge("", count, Money(fen), "") for count, fen in lines]
    assert total(made).fen == sum(count * fen for count, fen in lines)
