import struct

from tests.sources.kinds import made, picture
from toolkit.sources.grids.biff import workbook_stream
from toolkit.sources.pictures.xls import _picture, _shapes, sheet_pictures


def art(kind: int, content: bytes, instance: int = 0, version: int = 0) -> bytes:
    return struct.pack("<HHI", instance << 4 | version, kind, len(content)) + content


def shape(number: int, name: int, row: int) -> bytes:
    """A shape whose property `name` is picture `number` of the store."""
    properties = art(0xF00B, struct.pack("<HI", name, number), instance=1, version=3)
    anchor = art(0xF010, struct.pack("<9H", 0, 2, 0, row, 0, 3, 0, row + 1, 0))
    return art(0xF004, properties + anchor, version=15)


def test_a_file_of_a_real_program() -> None:
    (found,) = sheet_pictures(workbook_stream(made("form.xls")))
    assert (found.picture.kind, found.picture.where) == ("floating", "报名表!F8")
    assert found.data == picture()


def test_groups_fills_and_numbers_that_point_nowhere() -> None:
    inner = art(0xF003, shape(1, 0x4104, 4), version=15)
    drawing = art(0xF003, shape(9, 0x4104, 1) + inner + shape(1, 0x4186, 7), version=15)
    found = _shapes(drawing, "表", [("png", b"x")])
    assert [(p.picture.kind, p.picture.where) for p in found] == [
        ("group", "表!C5"),
        ("shape_fill", "表!C8"),
    ]


def test_kinds_of_store_entries() -> None:
    assert _picture(art(0xF01E, bytes(17) + b"png", instance=0x6E0)) == ("png", b"png")
    assert _picture(art(0xF01D, bytes(33) + b"jpg", instance=0x46B)) == ("jpg", b"jpg")
    assert _picture(art(0x1234, b"?")) == ("", b"")
