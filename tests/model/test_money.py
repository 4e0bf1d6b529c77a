"""Money is exact: what goes in as yuan comes out as the same yuan."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.model.money import ZERO, Money

FEN = st.integers(-(10**12), 10**12)


@pytest.mark.parametrize(
    ("yuan", "shown", "brief"),
    [
        (1290, "1290.00", "1290"),
        ("0.05", "0.05", "0.05"),
        ("-5160", "-5160.00", "-5160"),
        ("-0.50", "-0.50", "-0.50"),
        (Decimal("12.3"), "12.30", "12.30"),
    ],
)
def test_yuan_as_shown(yuan: int | str | Decimal, shown: str, brief: str) -> None:
    assert str(Money.yuan(yuan)) == shown
    assert Money.yuan(yuan).brief() == brief


def test_a_fraction_of_a_fen_is_refused() -> None:
    with pytest.raises(ValueError, match=r"0\.005"):
        Money.yuan("0.005")


@given(FEN)
def test_what_is_shown_reads_back_as_the_same_amount(fen: int) -> None:
    assert Money.yuan(str(Money(fen))) == Money(fen)


@given(FEN, FEN, st.integers(0, 1000))
def test_it_adds_up_as_whole_numbers_do(one: int, other: int, count: int) -> None:
    assert Money(one) + Money(other) - Money(one) == Money(other)
    assert Money(one) * count == sum([Money(one)] * count, ZERO)
    assert -Money(one) + Money(one) == ZERO
    assert (Money(one) < Money(other)) == (one < other)


@pytest.mark.parametrize(
    ("fen", "parts", "of", "share"),
    [(100, 1, 3, 33), (100, 2, 3, 67), (5, 1, 2, 3), (-5, 1, 2, -3)],
)
def test_a_share_is_rounded_half_away_from_zero(fen: int, parts: int, of: int, share: int) -> None:
    assert Money(fen).share(parts, of) == Money(share)
