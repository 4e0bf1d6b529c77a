from tests.sources.forms.test_lines import read
from toolkit.sources.forms.units import UnitFacts, by_unit

HEAD = "姓名|性别|组别"


def names(unit: UnitFacts) -> list[str]:
    return [line.said["name"].text for line in unit.lines["players"]]


def units(*texts: str) -> list[tuple[str, list[str]]]:
    sheets = [read(text, sheet=f"表{n}") for n, text in enumerate(texts)]
    return [(u.unit(), names(u)) for u in by_unit(sheets)]


def test_two_units_below_each_other() -> None:
    text = f"单位：甲队\n{HEAD}\n王小一|男|甲组\n\n单位：乙队\n{HEAD}\n王小二|男|甲组"
    assert units(text) == [("甲队", ["王小一"]), ("乙队", ["王小二"])]


def test_the_body_that_reports_is_no_second_unit() -> None:
    text = f"单位：甲队\n{HEAD}\n王小一|男|甲组\n\n填报单位：淄博市体育局"
    assert units(text) == [("甲队", ["王小一"])]


def test_a_sheet_for_each_unit() -> None:
    first, second = (
        f"单位：{u}\n{HEAD}\n{n}|男|甲组" for u, n in [("甲队", "王小一"), ("乙队", "王小二")]
    )
    assert units(first, second) == [("甲队", ["王小一"]), ("乙队", ["王小二"])]


def test_a_second_sheet_without_unit_belongs_to_the_first() -> None:
    text = f"单位：甲队\n{HEAD}\n王小一|男|甲组"
    assert units(text, f"{HEAD}\n王小二|男|乙组") == [("甲队", ["王小一", "王小二"])]


def test_by_the_unit_column() -> None:
    text = "单位|姓名|性别|组别\n甲队|王小一|男|甲组\n乙 队|王小二|男|甲组\n甲 队|王小三|男|甲组"
    assert units(text) == [("甲队", ["王小一", "王小三"]), ("乙队", ["王小二"])]


def test_a_heading_keeps_a_file_with_a_unit_column_together() -> None:
    text = "参赛单位：淄博棋协\n单位|姓名|性别|组别\n一小|王小一|男|甲组\n二小|王小二|男|甲组"
    assert units(text) == [("淄博棋协", ["王小一", "王小二"])]


def test_the_contacts_own_phone_comes_first() -> None:
    leader, contact = "领队|赵一|电话|13800000001", "联系人|孙三|电话|13800000003"
    text = f"单位|甲队|{leader}\n{contact}\n{HEAD}\n王小一|男|甲组"
    (unit,) = by_unit([read(text)])
    assert [said.text for said in unit.stated()["phone"]] == ["13800000003", "13800000001"]


def test_a_leader_in_a_column_belongs_to_the_unit_of_his_row() -> None:
    text = "单位|领队|姓名|性别|组别\n甲队|赵一|王小一|男|甲组\n乙队|钱二|王小二|男|甲组"
    first, second = by_unit([read(text)])
    assert [said.text for said in first.heading["leader"]] == ["赵一"]
    assert [said.text for said in second.heading["leader"]] == ["钱二"]
