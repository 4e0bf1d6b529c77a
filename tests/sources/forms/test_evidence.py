import pytest

from tests.sources.made import told, xlsx
from toolkit.sources.forms.read import read_here


@pytest.mark.parametrize(
    ("header", "values", "field"),
    [
        ("级别", ("棋协大师组", "候补棋协大师组"), "section"),
        ("级别", ("一级棋士", "无"), "title"),
        ("等级", ("二级运动员", "一级运动员"), "grade"),
        ("技术等级", ("一级棋士", "候补棋协大师"), "title"),
        ("技术等级", ("二级运动员", "无"), "grade"),
        ("等级", ("", ""), "title"),
    ],
)
def test_values_decide_where_the_header_leaves_it_open(
    header: str, values: tuple[str, str], field: str
) -> None:
    text = f"姓名|身份证号|性别|{header}\n王小一|x|男|{values[0]}\n王小二|x|女|{values[1]}"
    (form,) = read_here(xlsx(text), "x.xlsx").forms
    assert field in form.columns
    assert [told(line, field)[0] for line in form.players] == list(values)


def test_a_column_that_says_so_itself_wins() -> None:
    text = "姓名|身份证号|组别|级别\n王小一|x|甲组|棋协大师组"
    (form,) = read_here(xlsx(text), "x.xlsx").forms
    assert told(form.players[0], "section", "title") == ["甲组", "棋协大师组"]
