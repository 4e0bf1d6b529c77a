from typing import Any

from tests.sources.made import grid, told, xlsx
from toolkit.model.form import Line
from toolkit.model.said import CellKind
from toolkit.sources.forms.events import SheetFacts
from toolkit.sources.forms.read import read_here
from toolkit.sources.forms.sheets import read_sheet
from toolkit.sources.forms.words import words


def read(text: str, **more: Any) -> SheetFacts:
    return read_sheet(grid(text, **more), words(), {})


def lines(facts: SheetFacts, kind: str = "players") -> list[Line]:
    return [s.line for s in facts.stated if s.kind == kind and s.line]


def heading(facts: SheetFacts, field: str) -> list[str]:
    return [s.said.text for s in facts.stated if s.field == field and s.said]


def test_every_value_keeps_its_cell_and_kind() -> None:
    (line,) = lines(read("报名表\n姓名|身份证号|组别\n王小一|#370303200801152000|甲组"))
    assert line.where == "表!A3"
    assert line.said["id_number"].text == "370303200801152000"
    assert line.said["id_number"].kind is CellKind.NUMBER
    assert line.said["section"].where == "表!C3"


def test_section_titles_between_the_rows() -> None:
    found = lines(read("姓名|性别|身份证号\n甲组\n王小一|男|x\n乙组\n王小二|男|x"))
    assert [line.heading.text for line in found if line.heading] == ["甲组", "乙组"]


def test_section_title_above_the_header() -> None:
    (line,) = lines(read("报名表\n候补棋协大师组\n姓名|性别|身份证号\n王小一|男|x"))
    assert line.heading
    assert line.heading.where == "表!A2"


def test_the_sheet_name_as_section() -> None:
    (line,) = lines(read("姓名|性别|身份证号\n王小一|男|x", sheet="甲组"))
    assert line.heading
    assert (line.heading.text, line.heading.where) == ("甲组", "")


def test_a_merged_unit_fills_down_and_so_does_one_written_once() -> None:
    text = """
        单位|姓名|性别|组别
        淄博棋协|王小一|男|甲组
        |王小二|男|甲组
        青岛棋院|王小三|男|甲组
        |王小四|女|甲组
        """
    found = lines(read(text, merges=["A2:A3"]))
    assert [told(line, "unit") for line in found] == [
        ["淄博棋协"], ["淄博棋协"], ["青岛棋院"], ["青岛棋院"],
    ]  # fmt: skip
    assert found[3].said["unit"].where == "表!A4"


def test_hidden_rows_are_marked() -> None:
    found = lines(read("姓名|性别|组别\n王小一|男|甲组\n王小二|男|甲组", hidden_rows=[2]))
    assert [line.hidden for line in found] == [False, True]


def test_example_rows_are_named_and_not_read() -> None:
    facts = read("序号|姓名|性别|组别\n例|张三|男|甲组\n1|王小一|男|甲组")
    assert [told(line, "name") for line in lines(facts)] == [["王小一"]]
    assert [(s.problem.code, s.problem.where) for s in facts.stated if s.problem] == [
        ("F009", "表!B2")
    ]


def test_roles_part_officials_from_players() -> None:
    facts = read(
        """
        职务|姓名|性别|身份证号|组别|电话
        领队|赵大一|男|||13800001234
        教练|赵大二|男|||
        队员|王小一|男|370303200801152211|甲组|
        家长|王大一|男|||
        """
    )
    assert heading(facts, "leader") == ["赵大一"]
    assert heading(facts, "coach") == ["赵大二"]
    assert heading(facts, "phone") == ["13800001234"]
    assert [told(line, "name") for line in lines(facts)] == [["王小一"]]
    assert [told(line, "name") for line in lines(facts, "companions")] == [["王大一"]]


def test_rooms_inside_the_player_table() -> None:
    facts = read("姓名|性别|组别|房型\n王小一|男|甲组|标间")
    assert told(lines(facts, "rooms")[0], "type", "names") == ["标间", "王小一"]


def test_unknown_columns_are_kept() -> None:
    facts = read("姓名|性别|组别|备注2||素食\n王小一|男|甲组||x|\n王小二|男|甲组|y||")
    unknown = [s.unknown for s in facts.stated if s.unknown]
    assert [(u.where, u.letter, u.header, [s.text for s in u.values]) for u in unknown] == [
        ("表!D1", "D", "备注2", ["y"]),
        ("表!E2", "E", "", ["x"]),
    ]


def test_totals() -> None:
    facts = read(
        "姓名|性别|组别\n王小一|男|甲组\n合计：1人\n酒店|房型|间数|人数\n淄博饭店|标间|#1|#2\n合计||#1|#2"
    )
    assert heading(facts, "total_players") == ["1"]
    assert heading(facts, "total_rooms") == ["1"]
    assert heading(facts, "total_people") == ["2"]


def test_one_player_over_two_merged_rows() -> None:
    text = "姓名|性别|组别|备注\n王小一|男|甲组|上午\n||甲组|下午"
    assert len(lines(read(text, merges=["A2:A3", "B2:B3"]))) == 1


def test_the_same_as_above_is_what_stands_above() -> None:
    text = (
        "姓名|身份证号|组别\n王小一|370303200801152211|公开组\n"
        "王小二|37030320080115222X|同上\n王小三|〃|〃"
    )
    (form,) = read_here(xlsx(text), "x.xlsx").forms
    assert [line.said["section"].text for line in form.players] == ["公开组"] * 3
    assert form.players[1].said["section"].where == "报名表!C3"
    assert form.players[2].said["id_number"].text == "〃"  # nobody has another's number


def test_a_name_in_two_columns() -> None:
    text = (
        "姓|名|身份证号|组别\n王|小一|370303200801152211|公开组\n欧阳|二|37030320080115222X|公开组"
    )
    (form,) = read_here(xlsx(text), "x.xlsx").forms
    assert [line.said["name"].text for line in form.players] == ["王小一", "欧阳二"]
    assert form.unknown_columns == ()
