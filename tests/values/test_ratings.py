"""Ratings and FIDE numbers; what is something else is not taken for one."""

import pytest

from toolkit.model.said import CellKind, Said
from toolkit.values.ratings import is_zero, read_fide_id, read_rating


@pytest.mark.parametrize(
    ("text", "rating"),
    [
        ("2001", 2001), ("2001.0", 2001), ("２００１", 2001), ("1998分", 1998), ("2,001", 2001),
        ("1800(快棋)", 1800), ("'1500'", 1500), ("无", None), ("0", None), ("20010", None),
        ("1号", None), ("CM", None), ("1850.5", None), ("9999", None), ("", None),
    ],
)  # fmt: skip
def test_ratings(text: str, rating: int | None) -> None:
    assert read_rating(Said(text)) == rating


@pytest.mark.parametrize(
    ("text", "fide_id"),
    [
        ("34179178", "34179178"), ("'34179178'", "34179178"), ("8600000.0", "8600000"),
        ("FIDE ID:8600123", "8600123"), ("11/01/1987", None), ("CM1", None), ("0", None),
        ("1234", None), ("1234567890", None), ("", None),
    ],
)  # fmt: skip
def test_fide_ids(text: str, fide_id: str | None) -> None:
    assert read_fide_id(Said(text)) == fide_id


def test_a_date_cell_is_no_fide_id() -> None:
    assert read_fide_id(Said("1987-11-01", kind=CellKind.DATE)) is None


def test_zero_says_that_there_is_none() -> None:
    assert is_zero(Said("0"))
    assert is_zero(Said("0.0", kind=CellKind.NUMBER))
    assert not is_zero(Said("无"))
    assert not is_zero(None)
