import pytest

from tests.sources.made import xlsx
from toolkit.sources.forms.read import read_here

TABLE = "姓名|身份证号|组别\n王小一|370303200801152211|公开组"

NAMED = [
    ("淄博市实验小学报名表", "淄博市实验小学"),
    ("淄博市实验小学参加2020年棋协大师赛报名表", "淄博市实验小学"),
    ("2020年棋协大师赛报名表（长沙市棋院）", "长沙市棋院"),
    ("智慧象棋俱乐部运动员名单", "智慧象棋俱乐部"),
]
SILENT = [
    "2020年全国国际象棋棋协大师赛报名表",
    "淄博市国际象棋协会公开赛报名表",  # the organiser's name, or a part of the event's
    "报名表",
]


@pytest.mark.parametrize(("title", "unit"), NAMED)
def test_the_title_names_the_unit(title: str, unit: str) -> None:
    (form,) = read_here(xlsx(f"{title}\n{TABLE}"), "x.xlsx").forms
    said = form.first("unit")
    assert said is not None
    assert (said.text, said.where) == (unit, "报名表!A1")


@pytest.mark.parametrize("title", SILENT)
def test_other_titles_name_nobody(title: str) -> None:
    (form,) = read_here(xlsx(f"{title}\n{TABLE}"), "x.xlsx").forms
    assert form.first("unit") is None


def test_a_stated_unit_counts_more() -> None:
    (form,) = read_here(xlsx(f"淄博市实验小学报名表\n单位：甲队\n{TABLE}"), "x.xlsx").forms
    assert [said.text for said in form.heading["unit"]] == ["甲队"]
