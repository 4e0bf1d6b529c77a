"""One name for the records that other packages use."""

from toolkit.rules import money, parts


def test_the_names_are_the_records_themselves() -> None:
    assert parts.Hotel is money.Hotel
    assert set(parts.__all__) <= set(vars(parts))
