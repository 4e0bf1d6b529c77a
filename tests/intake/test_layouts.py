"""A header that nobody knows is explained once, and every form of that layout is read by it."""

from pathlib import Path

from tests.intake.event import HEADERS, Played, codes, form, people

OWN = {**HEADERS, "id_number": "证号甲", "rating": "棋分值", "colour": "队服尺码"}
BOOK, SHEET = "2填写/裁定.xlsx", "版式"


def own_form(unit: str, *numbers: int) -> bytes:
    said = [{**one, "rating": "1500", "colour": "XL"} for one in people(*numbers)]
    return form(unit, said, OWN)


def test_unknown_headers_are_shown_with_what_stands_below_them(tmp_path: Path) -> None:
    played = Played(tmp_path)
    played.mail({"青州棋院报名表.xlsx": own_form("青州棋院", 1)})
    assert "F004" in codes(played.take_in())
    shown = {row[3]: row[4] for row in played.rows(BOOK, SHEET)[3:]}
    assert shown["棋分值"] == "1500"
    assert shown["队服尺码"] == "XL"
    assert next(iter(shown)) == "证号甲"


def test_what_was_said_holds_for_the_forms_that_are_there_and_for_those_to_come(
    tmp_path: Path,
) -> None:
    played = Played(tmp_path)
    played.mail({"青州棋院报名表.xlsx": own_form("青州棋院", 1)})
    played.take_in()
    for header, field in (("证号甲", "证件号码"), ("棋分值", "等级分"), ("队服尺码", "与报名无关")):
        assert played.type(BOOK, SHEET, {"看不懂的表头": header}, {"是什么": field, "确认人": "周"})
    checked = played.run("check")
    assert not {"F004", "F012", "P002"} & set(codes(checked))
    assert "等级分" in str(played.rows("5内部/报名汇总.xlsx", "按单位"))
    assert "1500" in str(played.rows("5内部/报名汇总.xlsx", "按单位"))
    played.mail({"临淄棋院报名表.xlsx": own_form("临淄棋院", 2)})
    checked = played.take_in()
    assert not {"F004", "F012", "P002"} & set(codes(checked))


def test_it_can_be_taken_back_and_the_form_is_read_as_before(tmp_path: Path) -> None:
    played = Played(tmp_path)
    played.mail({"青州棋院报名表.xlsx": own_form("青州棋院", 1)})
    played.take_in()
    played.type(BOOK, SHEET, {"看不懂的表头": "证号甲"}, {"是什么": "证件号码"})
    assert "F004" not in codes(played.run("check"))
    played.run("undo")
    assert "F004" in codes(played.run("check"))
    played.type(BOOK, SHEET, {"看不懂的表头": "证号甲"}, {"是什么": "证件号码"})
    assert "F004" not in codes(played.run("check"))
    played.type(BOOK, SHEET, {"看不懂的表头": "证号甲"}, {"是什么": ""})
    assert "F004" in codes(played.run("check"))


def test_a_word_that_is_in_no_list_is_a_slip_on_its_cell(tmp_path: Path) -> None:
    played = Played(tmp_path)
    played.mail({"青州棋院报名表.xlsx": own_form("青州棋院", 1)})
    played.take_in()
    played.type(BOOK, SHEET, {"看不懂的表头": "证号甲"}, {"是什么": "身份"})
    assert "F004" in codes(played.run("check"))
