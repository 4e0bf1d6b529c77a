import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.workbooks.style import (
    CELL,
    line_count,
    safe_sheet_name,
    utf16_length,
)


def test_wrapped_lines_are_counted_by_width_and_line_breaks() -> None:
    assert line_count("一二三四五六七八", 9) == 2
    assert line_count("一\n二", 9) == 2


@pytest.mark.parametrize(
    ("wanted", "taken", "name"),
    [
        ("1/8决赛", [], "1／8决赛"),
        ("'引号'", [], "’引号’"),
        ("", [], "表"),
        ("男子组", ["男子组"], "男子组(2)"),
        ("ABC", ["abc"], "ABC(2)"),
        ("History", [], "History(2)"),
        ("字" * 40, ["字" * 31], "字" * 28 + "(2)"),
    ],
)
def test_sheet_names_that_excel_takes(wanted: str, taken: list[str], name: str) -> None:
    assert safe_sheet_name(wanted, taken) == name


@given(st.text(), st.lists(st.text(max_size=31)))
def test_any_name_becomes_a_free_legal_one(wanted: str, taken: list[str]) -> None:
    name = safe_sheet_name(wanted, taken)
    assert 1 <= utf16_length(name) <= 31
    assert not set(name) & set("[]:*?/\\'")
    assert name.casefold() not in {other.casefold() for other in taken}


def test_a_style_changes_into_another() -> None:
    assert CELL.but(bold=True).bold
    assert not CELL.bold
