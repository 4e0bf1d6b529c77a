import pytest

from tests.sources.made import grid
from toolkit.sources.forms.headers import Label, find_headers, is_word, match_label
from toolkit.sources.forms.read import read_here
from toolkit.sources.forms.words import words


def test_one_row() -> None:
    (header,) = find_headers(grid("参赛报名表\n\n序号|姓名|性别|组别\n1|王小一|男|甲组"), words())
    assert (header.top, header.bottom, header.score) == (2, 2, 4)


def test_two_rows_with_merged_cells() -> None:
    table = grid(
        "姓名|性别|组别|住宿|\n||  |房型|间数\n王小一|男|甲组|标间|1",
        merges=["A1:A2", "B1:B2", "C1:C2", "D1:E1"],
    )
    (header,) = find_headers(table, words())
    assert (header.top, header.bottom) == (0, 1)
    assert header.labels[3] == Label("住宿房型", "房型", "住宿")


def test_data_never_becomes_a_header() -> None:
    table = grid(
        "姓名|身份证号|组别\n王小一|370303200801152211|组别\n王小二|370303200801152238|甲组"
    )
    (header,) = find_headers(table, words())
    assert header.bottom == 0


def test_a_header_that_comes_again() -> None:
    table = grid("姓名|性别|组别\n王小一|男|甲组\n姓名|性别|组别\n王小二|男|乙组")
    assert [h.top for h in find_headers(table, words())] == [0, 2]


def test_labels_with_colons_are_a_header_only_when_no_value_stands_between() -> None:
    (header,) = find_headers(grid("1、姓名：|2、性别：|3、组别：\n王小一|男|甲组"), words())
    assert header.score == 3
    assert find_headers(grid("单位：|甲队|领队：|赵大一|电话：|138"), words()) == []


def test_no_header() -> None:
    assert find_headers(grid("王小一|男\n王小二|女"), words()) == []


@pytest.mark.parametrize(
    ("whole", "lowest", "highest", "field"),
    [
        ("住宿房型", "房型", "住宿", None),
        ("身份证号码", "号码", "身份证", "id_number"),
        ("家长信息姓名", "姓名", "家长信息", None),
        ("领队教练运动员信息姓名", "姓名", "领队教练运动员信息", "name"),
        ("家长电话", "家长电话", "家长电话", "phone"),
        ("申报等级", "申报等级", "申报等级", None),
        ("棋手性别", "性别", "棋手", "sex"),
    ],
)
def test_labels_of_several_rows(whole: str, lowest: str, highest: str, field: str | None) -> None:
    match = match_label(Label(whole, lowest, highest), words().players, words())
    assert (match.field if match else None) == field


@pytest.mark.parametrize(
    ("text", "word"), [("姓名", True), ("2008-01-15", False), ("王小一", False)]
)
def test_single_cells(text: str, word: bool) -> None:
    assert is_word(text, words()) is word


def test_thousands_of_headers_are_no_form() -> None:
    result = read_here(b"\xef\xbb\xbf" + ("姓名,性别,身份证号,组别\n" * 5_000).encode(), "x.csv")
    (problem,) = result.problems
    assert (problem.code, "表头" in problem.detail["reason"]) == ("F001", True)
