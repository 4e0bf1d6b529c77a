"""The table of region codes, against the county list of another library."""

import pytest
from stdnum import numdb

from toolkit.values.regions import is_known, province


@pytest.mark.parametrize(
    ("code", "name", "known"),
    [
        ("370303", "山东省", True),
        ("620521", "甘肃省", True),
        ("622523", "甘肃省", True),  # a prefecture of before 1985
        ("830000", "台湾", True),
        ("990100", "", False),
        ("379900", "山东省", False),
        ("100100", "", False),
    ],
)
def test_codes(code: str, name: str, known: bool) -> None:
    assert (province(code), is_known(code)) == (name, known)


def test_every_prefecture_with_counties_is_known_and_no_other() -> None:
    counties = numdb.get("cn/loc")
    for code in range(1100, 7100):
        listed = [counties.info(f"{code}{county:02d}") for county in range(100)]
        has_county = any("county" in parts[-1][1] for parts in listed)
        assert is_known(f"{code}01") == has_county, code
