"""School years in the ways that forms have them."""

import pytest

from toolkit.values.school_years import read_school_year, school_years


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("青州小学三年级", "三年级"),
        ("青州实验小学 3年级2班", "三年级"),
        ("青州小学三（2）班", "三年级"),
        ("青州小学三年2班", "三年级"),
        ("初二", "初二"),
        ("青州一中初中二年级", "初二"),
        ("青州中学八年级", "初二"),
        ("七年级", "初一"),
        ("高三", "高三"),
        ("青州中学高中1年级", "高一"),
        ("青州第三中学", None),
        ("青州高一中", None),
        ("青州小学", None),
        ("2014级", None),
        ("", None),
    ],
)
def test_a_year_is_read(text: str, year: str | None) -> None:
    assert read_school_year(text) == year


def test_a_stage_means_all_its_years() -> None:
    assert school_years(("初中", "高一")) == {"初一", "初二", "初三", "高一"}
    assert school_years(("小学",)) >= {"一年级", "六年级"}
    assert school_years(("7年级", "大班")) == {"初一", "大班"}
