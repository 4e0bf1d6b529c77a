from typing import Any

from tests.sources.made import told, xlsx
from toolkit.sources.forms import read_forms

FORM = """
2020年棋协大师赛报名表
参赛单位：|淄博市象棋协会||领队|张伟
序号|姓 名|性别（必填）|身份證號碼|参赛组别|备注2
1|王小一|男|370303200801152211|棋协大师组|
2|王小二|女|#370303200801152000|棋协大师组|素食
"""


def test_a_form_with_its_cells() -> None:
    result = read_forms(xlsx(FORM), "淄博单位报名表.xlsx")
    (form,) = result.forms
    assert (result.kind, result.problems) == ("xlsx", ())
    assert form.first("unit").text == "淄博市象棋协会"  # type: ignore[union-attr]
    assert [told(line, "name", "id_number") for line in form.players] == [
        ["王小一", "370303200801152211"],
        ["王小二", "370303200801152000"],
    ]
    assert form.players[1].where == "报名表!B5"
    assert form.columns == ("id_number", "name", "section", "sex")
    assert [(p.code, p.where) for p in form.problems] == [("F012", "报名表!F3")]


def test_missing_columns_and_unit() -> None:
    (form,) = read_forms(xlsx("姓名|性别|等级称号\n王小一|男|一级"), "x.xlsx").forms
    assert [(p.code, p.detail.get("field")) for p in form.problems] == [
        ("F004", "id_number"),
        ("F004", "section"),
        ("F006", None),
    ]


def test_hidden_players() -> None:
    def hide(_: Any, sheet: Any) -> None:
        sheet.set_row(3, None, None, {"hidden": True})

    (form,) = read_forms(xlsx(FORM, hide), "x.xlsx").forms
    assert [line.hidden for line in form.players] == [True, False]
    assert ("F008", "报名表!B4") in [(p.code, p.where) for p in form.problems]


def test_no_table_and_no_workbook() -> None:
    assert [p.code for p in read_forms(xlsx("今天天气好"), "x.xlsx").problems] == ["F003"]
    result = read_forms(b"PK\x03\x04 half", "x.xlsx")
    assert ([p.code for p in result.problems], result.forms) == (["F001"], ())


def test_a_mapping_confirmed_once_is_remembered_by_layout() -> None:
    data = xlsx("单位：甲队\n姓名|身份证号|组别|棋艺水平\n王小一|370303200801152211|甲组|一级")
    (form,) = read_forms(data, "x.xlsx").forms
    assert form.unknown_columns[0].header == "棋艺水平"
    known = {form.layout: {"棋艺水平": "title"}}
    (form,) = read_forms(data, "x.xlsx", known=known).forms
    assert told(form.players[0], "title") == ["一级"]
    assert form.unknown_columns == ()


def test_sheets_named_after_units() -> None:
    table = [["姓名", "身份证号", "组别"], ["王小一", "x", "甲组"]]
    forms = read_forms(xlsx({"淄博十一中": table, "张店实验小学": table}), "x.xlsx").forms
    units = [form.first("unit") for form in forms]
    assert [(u.text, u.where) for u in units if u] == [("淄博十一中", ""), ("张店实验小学", "")]
