import io
from typing import Any

import pytest

from tests.sources.kinds import picture
from tests.sources.made import xlsx
from tests.sources.surgery import Change, operated, swap, zipped
from toolkit.sources.forms.read import read_here
from toolkit.sources.grids.package import Package
from toolkit.sources.grids.xlsx import sheet_parts
from toolkit.sources.pictures.ooxml import document_pictures, sheet_pictures
from toolkit.sources.pictures.placed import Placed

FORM = "单位：甲队\n姓名|性别|组别\n王小一|男|甲组"
DRAWING = "xl/drawings/drawing1.xml"
PNG = picture()


def with_picture(_: Any, sheet: Any) -> None:
    sheet.insert_image("C5", "seal.png", {"image_data": io.BytesIO(PNG)})


def pictures(data: bytes) -> list[Placed]:
    package = Package(data)
    return sheet_pictures(package, sheet_parts(package))


def found(data: bytes) -> list[tuple[str, str | None, bool]]:
    """Kind, cell and whether the bytes are those of the picture."""
    return [(p.picture.kind, p.picture.where, p.data == PNG) for p in pictures(data)]


def drawn(*changes: Change) -> bytes:
    data = xlsx(FORM, with_picture)
    for change in changes:
        data = operated(data, {DRAWING: change})
    return data


GROUP = (swap("<xdr:pic>", "<xdr:grpSp><xdr:pic>"), swap("</xdr:pic>", "</xdr:pic></xdr:grpSp>"))
FILL = (swap("<xdr:pic>", "<xdr:sp><xdr:spPr>"), swap("</xdr:pic>", "</xdr:spPr></xdr:sp>"))
TWICE = (
    swap("<xdr:pic>", '<mc:AlternateContent xmlns:mc="m"><mc:Choice><xdr:pic>'),
    swap("</xdr:pic>", "</xdr:pic></mc:Choice><mc:Fallback><xdr:pic><xdr:blipFill><a:blip "
         'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" '
         'r:embed="rId1"/></xdr:blipFill></xdr:pic></mc:Fallback></mc:AlternateContent>'),
)  # fmt: skip
ABSOLUTE = (
    swap("<xdr:twoCellAnchor", "<xdr:absoluteAnchor"),
    swap("</xdr:twoCellAnchor>", "</xdr:absoluteAnchor>"),
    swap("<xdr:from>", "<xdr:pos>"),
    swap("</xdr:from>", "</xdr:pos>"),
)


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (drawn(), ("floating", "报名表!C5", True)),
        (drawn(*GROUP), ("group", "报名表!C5", True)),
        (drawn(*FILL), ("shape_fill", "报名表!C5", True)),
        (drawn(*TWICE), ("floating", "报名表!C5", True)),
        (drawn(*ABSOLUTE), ("floating", "报名表!A1", True)),
    ],
    ids=["floating", "group", "fill", "alternate", "absolute"],
)
def test_on_the_sheet(data: bytes, expected: tuple[str, str, bool]) -> None:
    assert found(data) == [expected]


def test_header_and_background() -> None:
    def decorate(_: Any, sheet: Any) -> None:
        sheet.set_header("&C&G", {"image_center": "h.png", "image_data_center": io.BytesIO(PNG)})
        sheet.set_background(io.BytesIO(PNG))

    assert sorted(found(xlsx(FORM, decorate))) == [
        ("background", None, True),
        ("header", None, True),
    ]


def test_linked_pictures_have_no_bytes() -> None:
    rels = "xl/drawings/_rels/drawing1.xml.rels"
    change = swap('Target="../media/image1.png"', 'Target="http://x/a.png" TargetMode="External"')
    assert found(operated(xlsx(FORM, with_picture), {rels: change})) == [
        ("floating", "报名表!C5", False)
    ]


def test_embedded_objects() -> None:
    rels = "xl/worksheets/_rels/sheet1.xml.rels"
    ole = ('<Relationship Id="rId9" Type="http://x/oleObject" Target="../embeddings/o.bin"/>'
           '<Relationship Id="rId8" Type="http://x/image" Target="../media/image1.png"/>'
           "</Relationships>")  # fmt: skip
    data = operated(
        xlsx(FORM, with_picture),
        {rels: swap("</Relationships>", ole), "xl/embeddings/o.bin": b"OLE"},
    )
    assert sorted(found(data)) == [
        ("floating", "报名表!C5", True),
        ("ole", None, False),
        ("ole", None, True),
    ]


def test_a_seal_drawn_with_shapes_is_named_as_such() -> None:
    def draw(_: Any, sheet: Any) -> None:
        sheet.insert_textbox("B4", "甲队专用章", {"line": {"color": "#FF0000"}})

    data = operated(xlsx(FORM, draw), {DRAWING: swap('prst="rect"', 'prst="ellipse"')})
    (seal,) = pictures(data)
    assert (seal.picture.kind, seal.picture.where, seal.picture.name) == (
        "drawn", "报名表!B4", "甲队专用章",
    )  # fmt: skip


def test_a_plain_text_box_is_no_picture() -> None:
    def note(_: Any, sheet: Any) -> None:
        sheet.insert_textbox("B4", "请盖章")

    assert pictures(xlsx(FORM, note)) == []


def test_they_come_with_the_form() -> None:
    (form,) = read_here(xlsx(FORM, with_picture), "x.xlsx").forms
    assert [(p.kind, p.where, p.size) for p in form.pictures] == [
        ("floating", "报名表!C5", len(PNG))
    ]


def test_word_documents() -> None:
    rels = (
        '<Relationships><Relationship Id="r1" Type="x/image" Target="media/a.png"/></Relationships>'
    )
    data = zipped(
        {
            "word/document.xml": b"<w/>",
            "word/header1.xml": b"<w/>",
            "word/_rels/document.xml.rels": rels.encode(),
            "word/_rels/header1.xml.rels": rels.encode(),
            "word/media/a.png": PNG,
        }
    )
    assert [p.picture.kind for p in document_pictures(Package(data))] == ["floating", "header"]
