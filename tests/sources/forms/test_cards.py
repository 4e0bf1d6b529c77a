from tests.sources.made import told, xlsx
from toolkit.sources.forms.read import read_here

CARD = """
个人报名表
姓 名|王小一|性别|男|（照片）
出生日期|2008-01-15|民族|汉族|
身份证号码：|370303200801152211|||
参赛组别|男子甲组|联系电话|13800001234|
单位|甲队||领队|赵大一
"""


def test_one_player() -> None:
    (form,) = read_here(xlsx(CARD), "x.xlsx").forms
    (line,) = form.players
    assert told(line, "name", "sex", "birth", "id_number", "section", "phone", "unit") == [
        "王小一", "男", "2008-01-15", "370303200801152211", "男子甲组", "13800001234", "甲队",
    ]  # fmt: skip
    assert (line.where, line.said["id_number"].where) == ("报名表!B2", "报名表!B4")
    assert form.first("leader").text == "赵大一"  # type: ignore[union-attr]
    assert form.problems == ()


def test_two_cards_on_one_sheet() -> None:
    (form,) = read_here(xlsx(CARD + CARD.replace("王小一", "王小二")), "x.xlsx").forms
    assert [told(line, "name")[0] for line in form.players] == ["王小一", "王小二"]


def test_a_letter_is_no_card() -> None:
    result = read_here(xlsx("姓名|王小一|备注|请假\n单位|甲队"), "x.xlsx")
    assert [p.code for p in result.problems] == ["F003"]


def test_cards_beside_each_other() -> None:
    text = (
        "姓名|王小一||姓名|王小二\n身份证号|370303200801152211||身份证号|37030320080115222X\n"
        "组别|男子甲组||组别|女子乙组\n性别|男||性别|女"
    )
    (form,) = read_here(xlsx(text), "x.xlsx").forms
    assert [told(line, "name", "section") for line in form.players] == [
        ["王小一", "男子甲组"], ["王小二", "女子乙组"],
    ]  # fmt: skip


def test_a_table_on_its_side() -> None:
    numbers = "370303200801152211|37030320080115222X"
    text = f"姓名|王小一|王小二\n性别|男|女\n身份证号|{numbers}\n组别|公开组|"
    (form,) = read_here(xlsx(text), "x.xlsx").forms
    assert [told(line, "name", "sex") for line in form.players] == [
        ["王小一", "男"],
        ["王小二", "女"],
    ]
    assert "section" not in form.players[1].said


def test_labels_inside_the_cells() -> None:
    text = "姓名：王小一|性别：男\n身份证号：370303200801152211|参赛组别：公开组"
    (form,) = read_here(xlsx(text), "x.xlsx").forms
    assert told(form.players[0], "name", "sex", "section") == ["王小一", "男", "公开组"]
