import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.workbooks.returned.features import Form
from toolkit.workbooks.returned.package import Package, parse
from toolkit.workbooks.returned.worksheet import (
    MAIN,
    Area,
    Content,
    SharedStrings,
    a1,
    contents,
    insert_in_order,
    merged_areas,
    plain_text,
    position,
    tag,
)


def strings() -> SharedStrings:
    package = Package.open(Form().to_bytes())
    assert package is not None
    return SharedStrings(package, "xl/workbook.xml")


def sheet(cells: str, rest: str = "") -> bytes:
    return f'<worksheet xmlns="{MAIN}"><sheetData>{cells}</sheetData>{rest}</worksheet>'.encode()


@given(st.integers(1, 1_048_576), st.integers(1, 16_384))
def test_names_of_cells_are_read_as_they_are_written(row: int, column: int) -> None:
    assert position(a1(row, column)) == (row, column)


@pytest.mark.parametrize(
    ("text", "place"), [("B5", (5, 2)), ("$aa$10", (10, 27)), ("A", None), ("5", None), ("", None)]
)
def test_positions(text: str, place: tuple[int, int] | None) -> None:
    assert position(text) == place


@pytest.mark.parametrize(
    ("cell", "content"),
    [
        ('<c r="A1" t="s"><v>0</v></c>', Content("text", "姓名")),
        ('<c r="A1" t="s"><v>2</v></c>', Content("text", "张三")),
        ('<c r="A1" t="s"><v>99</v></c>', Content("blank")),
        ('<c r="A1" t="inlineStr"><is><t>李_x0009_四</t></is></c>', Content("text", "李\t四")),
        ('<c r="A1"><v>39462</v></c>', Content("number", "39462")),
        ("<c><v>1</v></c>", Content("number", "1")),
        ('<c r="A1" t="b"><v>1</v></c>', Content("bool", "1")),
        ('<c r="A1" t="e"><v>#N/A</v></c>', Content("error", "#N/A")),
        ('<c r="A1" t="str"><f>X()</f><v>甲</v></c>', Content("text", "甲")),
        ('<c r="A1"><f>1+1</f></c>', Content("open")),
        ('<c r="A1" s="1"/>', Content("blank")),
        ("", Content("blank")),
    ],
)
def test_what_a_cell_holds(cell: str, content: Content) -> None:
    found = contents(parse(sheet(f"<row>{cell}</row>")), strings(), ["A1"])
    assert found == {"A1": content}


def test_phonetic_readings_are_no_text() -> None:
    item = parse(f'<si xmlns="{MAIN}"><t>张</t><rPh sb="0" eb="1"><t>zhang</t></rPh></si>'.encode())
    assert plain_text(item) == "张"


def test_merged_ranges_and_what_they_hold() -> None:
    merged = '<mergeCells><mergeCell ref="A4:C5"/><mergeCell ref="E1"/></mergeCells>'
    areas = merged_areas(parse(sheet("", merged)))
    assert areas == [Area(4, 1, 5, 3), Area(1, 5, 1, 5)]
    assert [area.ref for area in areas] == ["A4:C5", "E1"]
    assert areas[0].holds(5, 2)
    assert not areas[0].holds(6, 2)


def test_a_new_element_stands_before_wrapped_controls() -> None:
    wrapped = (
        '<pageMargins/><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/'
        'markup-compatibility/2006"><mc:Choice><controls/></mc:Choice></mc:AlternateContent>'
    )
    root = parse(sheet("", wrapped))
    insert_in_order(root, root.makeelement(tag("legacyDrawing"), {}, None))
    assert [str(child.tag).rpartition("}")[2] for child in root] == [
        "sheetData", "pageMargins", "legacyDrawing", "AlternateContent",
    ]  # fmt: skip
