from tests.sources.forms.test_lines import read


def test_in_reading_order() -> None:
    facts = read(
        "单位：甲\n姓名|性别|组别\n王小一|男|甲组\n单位：乙\n姓名|性别|组别\n王小二|男|甲组"
    )
    kinds = [s.field or s.kind for s in facts.stated]
    assert kinds == ["unit", "columns", "players", "unit", "columns", "players"]
    assert facts.tables == 2
    assert facts.stated[1].columns == {"name", "sex", "section"}
    assert facts.headers == ["姓名", "性别", "组别"] * 2
