"""历年名录.xlsx: honours and bars, and the rows that say too little."""

from datetime import date
from pathlib import Path

from tests.sources.made import rows, xlsx
from toolkit.model.lists import Bar, Honour, Person
from toolkit.sources.honours import is_yearbook, read_yearbook

HONOURS = """
历年名录
年份 | 赛事 | 组别 | 名次 | 姓名 | 性别 | 出生日期 | 证件号码 | FIDE ID | 单位 | 等级称号
#2013 | | A2组 | #1 | 王伟 | 男 | 2003-05-01 | 370303200305012211 | 8600001 | 青州 | 候补
2012年 | 分站赛 | B1组 | 冠军 | 李 娜 | | 1999 | | | | 二级运动员
2011 | | C组 | 第三名 | 张三 | | | #370303200305012211 | | |
| | | | | | | | | |
2010 | | C组 | 亚 | 赵六 | | | | | |
13 | | C组 | 1 | 钱七 | | | | | |
2010 | | | 1 | 孙八 | | | | | |
"""
BARS = """
姓名 | 证件号码 | 从 | 到 | 原因 | 依据
王伟 | | 2020 | | 高级低报 | 通报〔2019〕3号
李娜 | | 2019-05-01 | 2020-04-30 | |
张三 | | 2020 | 2019 | |
"""


def test_the_rows_of_both_sheets() -> None:
    book = read_yearbook(xlsx({"名录": rows(HONOURS), "禁赛": rows(BARS)}), "历年名录.xlsx")
    wang = Person("王伟", "男", "2003-05-01", "370303200305012211", "8600001")
    assert book.honours == (
        Honour(wang, 2013, "A2组", 1, "", "候补棋协大师", "青州", "名录!E3"),
        Honour(Person("李娜", "", "1999"), 2012, "B1组", 1, "分站赛", "二级运动员", "", "名录!E4"),
        # an ID that Excel made a number has lost its last digits
        Honour(Person("张三"), 2011, "C组", 3, where="名录!E5"),
    )
    assert book.bars == (
        Bar(Person("王伟"), date(2020, 1, 1), date(2020, 12, 31), "高级低报", "通报〔2019〕3号",
            "禁赛!A2"),
        Bar(Person("李娜"), date(2019, 5, 1), date(2020, 4, 30), where="禁赛!A3"),
    )  # fmt: skip
    assert [problem.where for problem in book.problems] == [
        "名录!E9", "名录!D7", "名录!A8", "禁赛!C4",
    ]  # fmt: skip


def test_a_changed_header_and_a_damaged_file() -> None:
    changed = read_yearbook(xlsx({"名录": rows("年 | 姓名\n2013 | 王伟")}), "a.xlsx")
    assert not changed.honours
    assert "年份" in changed.problems[0].detail["cause"]
    assert read_yearbook(b"PK\x03\x04 damaged", "a.xlsx").problems


def test_which_workbook_it_is(tmp_path: Path) -> None:
    for name, sheet, found in (("a.xlsx", "禁赛", True), ("b.xlsx", "等级分", False)):
        path = tmp_path / name
        path.write_bytes(xlsx({sheet: rows(BARS)}))
        assert is_yearbook(path) is found
    text = tmp_path / "a.txt"
    text.write_text("名录", "utf-8")
    broken = tmp_path / "c.xlsx"
    broken.write_bytes(b"PK")
    assert not is_yearbook(text)
    assert not is_yearbook(broken)
