"""The table of region codes, against the county list of another library."""

from importlib.resources import files

import pytest

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
    listed, two_digits = set(), ""
    table = files("stdnum.cn").joinpath("loc.dat").read_text(encoding="utf-8")
    for line in table.splitlines():
        if line.startswith(" "):
            listed.add(two_digits + line.split()[0][:2])
        elif not line.startswith("#"):
            two_digits = line[:2]
    taiwan = {"7100", "8300"}  # listed there without a county
    every = {f"{code:04d}" for code in range(10_000)}
    assert {code for code in every if is_known(code + "01")} == listed | taiwan
