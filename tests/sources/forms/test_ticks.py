import pytest

from tests.sources.made import told, xlsx
from toolkit.sources.forms.read import read_here

HEAD = "单位：甲队\n序号|姓名|身份证号|男子甲组|女子乙组\n"


@pytest.mark.parametrize("tick", ["√", "✓", "1", "是", "●"])
def test_the_ticked_column_is_the_section(tick: str) -> None:
    rows = f"1|王小一|370303200801152211||{tick}\n2|王小二|37030320080115222X|{tick}|"
    (form,) = read_here(xlsx(HEAD + rows), "x.xlsx").forms
    assert [told(line, "name", "section") for line in form.players] == [
        ["王小一", "女子乙组"], ["王小二", "男子甲组"],
    ]  # fmt: skip
    assert form.players[0].said["section"].where == "报名表!E3"
    assert form.unknown_columns == ()


def test_two_ticks_say_nothing() -> None:
    (form,) = read_here(xlsx(HEAD + "1|王小一|370303200801152211|√|√\n"), "x.xlsx").forms
    assert "section" not in form.players[0].said


def test_columns_with_words_are_no_ticks() -> None:
    (form,) = read_here(xlsx(HEAD + "1|王小一|370303200801152211|甲|乙\n"), "x.xlsx").forms
    assert {column.letter for column in form.unknown_columns} == {"D", "E"}


def test_the_sex_by_tick() -> None:
    text = "单位：甲队\n姓名|男|女|身份证号|组别\n王小一|√||370303200801152211|公开组"
    (form,) = read_here(xlsx(text), "x.xlsx").forms
    assert told(form.players[0], "sex", "section") == ["男", "公开组"]
