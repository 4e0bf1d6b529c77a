import pytest

from toolkit.sources.ratings_month import month_of


@pytest.mark.parametrize(
    ("text", "month"),
    [
        ("ID Number   Name   Fed Sex  DEC19 Gms K  B-day Flag", "2019-12"),
        ("standard_dec19frl.txt", "2019-12"),
        ("standard_feb2026frl_xml.zip", "2026-02"),
        ("2019年12月国内等级分", "2019-12"),
        ("2014年7月", "2014-07"),
        ("等级分201407.xlsx", "2014-07"),
        ("players_list_foa 2019-01.txt", "2019-01"),
        ("players_list_foa.txt", ""),
        ("国内等级分.xlsx", ""),
        ("Marshall12", ""),
        ("2019", ""),
        ("2019-13", ""),
    ],
)
def test_the_month_of_a_heading_or_file_name(text: str, month: str) -> None:
    assert month_of(text) == month
