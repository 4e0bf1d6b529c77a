"""Amounts as people write them; None, never 0, for what can't be read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.values.table import rows
from toolkit.model.money import Money
from toolkit.model.said import CellKind, Said
from toolkit.values.amounts import read_amount

FEN = st.integers(0, 10**11)


@pytest.mark.parametrize(("text", "kind", "amount"), rows("amounts.txt"))
def test_table(text: str, kind: str, amount: str) -> None:
    money = read_amount(Said(text, kind=CellKind(kind)))
    assert (str(money) if money is not None else "-") == amount


def test_nothing_is_not_zero() -> None:
    assert read_amount(None) is None
    assert read_amount(Said("#REF!", kind=CellKind.ERROR)) is None


@given(FEN, st.sampled_from(["{}", "￥{}", "{}元", "{:,}", "人民币{:,}元整"]))
def test_every_amount_is_read_in_every_dress(fen: int, dress: str) -> None:
    text = dress.replace("}", ".2f}" if ":" in dress else ":.2f}").format(fen / 100)
    assert read_amount(Said(text)) == Money(fen)


@given(FEN)
def test_a_float_cell_gives_back_its_fen(fen: int) -> None:
    assert read_amount(Said(repr(fen / 100), kind=CellKind.NUMBER)) == Money(fen)
