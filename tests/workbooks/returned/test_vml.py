from toolkit.workbooks.returned import vml
from toolkit.workbooks.returned.package import parse
from toolkit.workbooks.returned.vml import Box, Grid
from toolkit.workbooks.returned.worksheet import MAIN

SHEET = parse(
    f'<worksheet xmlns="{MAIN}"><cols><col min="1" max="2" width="3"/>'
    '<col min="3" max="3" width="9" hidden="1"/><col min="4" max="4" width="x"/></cols>'
    '<sheetData><row r="1" ht="30"/><row r="2"/></sheetData></worksheet>'.encode()
)


def test_a_box_is_put_before_the_end_and_taken_out_by_its_cell() -> None:
    before = vml.empty(3)
    drawn = vml.with_boxes(before, [Box(2, 1, "缺姓名"), Box(3, 1, "缺证件")], Grid())
    assert b'id="_x0000_s3073"' in drawn
    assert b'id="_x0000_s3074"' in drawn
    assert drawn.endswith(b"</xml>")
    parse(drawn)
    assert vml.without(drawn, {(2, 1), (3, 1)}) == before
    assert vml.without(drawn, {(9, 9)}) == drawn


def test_what_no_parser_takes_keeps_its_bytes() -> None:
    button = b'<xml><v:shape id="_x0000_s1030"><div>a<br>b</div></v:shape></xml>'
    drawn = vml.with_boxes(button, [Box(1, 1, "问题")], Grid())
    assert drawn.startswith(button.removesuffix(b"</xml>"))
    assert b'id="_x0000_s1031"' in drawn
    assert vml.without(drawn, {(1, 1)}).count(b"<v:shape ") == 1
    assert vml.with_boxes(b"broken", [Box(1, 1, "x")], Grid()) == b"broken"


def test_blocks_of_numbers() -> None:
    assert vml.blocks(vml.empty(7)) == {7}
    assert vml.blocks(b'<o:idmap v:ext="edit" data="1,4"/>') == {1, 4}
    assert vml.blocks(b"<xml/>") == set()


def test_a_box_is_wide_enough_whatever_the_columns() -> None:
    grid = Grid.of(SHEET)
    assert grid.columns == {1: 21, 2: 21, 3: 0, 4: 72}
    assert grid.rows == {1: 40}
    drawn = vml.with_boxes(vml.empty(1), [Box(1, 1, "字" * 60)], grid)
    assert b"<x:Anchor>1, 12, 0, 8, 7, 3, 3, 10</x:Anchor>" in drawn
