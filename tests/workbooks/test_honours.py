"""The yearbook is written so that the next event reads the same."""

from datetime import date, datetime
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from tests.workbooks.judge import assert_golden, schema_errors
from toolkit.model.lists import Bar, Honour, Person
from toolkit.sources.honours import read_yearbook
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.honours import honours_book

STAMP = Stamp(created=datetime(2020, 1, 20, 9), event="zibo-2020", seq=40)
WANG = Person("王伟", "男", "2003-05-01", "370303200305012211", "8600001")
HONOURS = (
    Honour(WANG, 2020, "棋协大师组(男子)", 1, "", "棋协大师", "青州市棋类协会"),
    Honour(Person("古丽·艾比", "女", "1999"), 2019, "一级棋士组", 3, "分站赛"),
)
BARS = (Bar(Person("李娜"), date(2020, 1, 1), date(2020, 12, 31), "高级低报", "通报3号"),)


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    assert_golden("yearbook", honours_book(STAMP, HONOURS, BARS))
    assert schema_errors(honours_book(STAMP, (), ()), tmp_path) == []


def without_cells(items: tuple[Honour, ...] | tuple[Bar, ...]) -> list[Honour | Bar]:
    from msgspec.structs import replace

    return [replace(item, where="") for item in items]


people = st.builds(
    Person,
    st.sampled_from(["王伟", "李娜", "古丽·艾比", "Li Ming"]),
    st.sampled_from(["", "男", "女"]),
    st.sampled_from(["", "1999", "2003-05-01"]),
    st.sampled_from(["", "370303200305012211", "E12345678"]),
    st.sampled_from(["", "8600001", "537000001"]),
)
places = st.builds(
    Honour, people, st.integers(1980, 2030), st.sampled_from(["A2组", "棋协大师组(男子)"]),
    st.integers(1, 40), st.sampled_from(["", "分站赛", "=1+1"]),
    st.sampled_from(["", "棋协大师", "二级运动员"]),
)  # fmt: skip


@given(st.lists(places, max_size=4))
def test_what_is_written_is_read_again(honours: list[Honour]) -> None:
    found = read_yearbook(honours_book(STAMP, honours, BARS), "历年名录.xlsx")
    assert without_cells(found.honours) == honours
    assert without_cells(found.bars) == list(BARS)
    assert not found.problems


def test_a_blank_one_has_room_and_no_problems() -> None:
    found = read_yearbook(honours_book(STAMP, (), ()), "历年名录.xlsx")
    assert (found.honours, found.bars, found.problems) == ((), (), ())
