from io import BytesIO
from zipfile import ZIP_STORED, ZipFile

import pytest
from lxml.etree import XMLSyntaxError

from tests.workbooks.returned.features import Form
from toolkit.workbooks.returned.package import Package, Relation, elements, parse, serialise


def plain() -> Package:
    package = Package.open(Form().to_bytes())
    assert package is not None
    return package


def zipped(*members: tuple[str, bytes]) -> bytes:
    stream = BytesIO()
    with ZipFile(stream, "w") as archive:
        for name, data in members:
            archive.writestr(name, data)
    return stream.getvalue()


def test_parts_are_found_whatever_their_case_and_slashes() -> None:
    assert plain().get("XL/Workbook.xml") is not None
    package = Package.open(zipped(("[Content_Types].xml", b"<a/>"), ("xl\\a.xml", b"1")))
    assert package is not None
    assert package.get("xl/a.xml") == b"1"


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_two_parts_of_one_name_are_refused() -> None:
    data = zipped(("[Content_Types].xml", b"<a/>"), ("A.xml", b"1"), ("a.xml", b"2"))
    assert Package.open(data) is None
    assert Package.open(zipped(("a.xml", b"1"))) is None


def test_relations_are_resolved_against_their_part() -> None:
    form = Form()
    form.sheet("drawing", "../drawings/drawing1.xml")
    form.sheet("image", "/xl/media/a.png")
    form.sheet("hyperlink", "http://example.org")
    package = Package.open(form.to_bytes())
    assert package is not None
    found = package.relations("xl/worksheets/sheet1.xml")
    assert [relation.target for relation in found] == [
        "xl/drawings/drawing1.xml", "xl/media/a.png", "http://example.org",
    ]  # fmt: skip
    assert package.relations("")[0] == Relation("rId1", "officeDocument", "xl/workbook.xml")
    assert package.relations("xl/styles.xml") == []


def test_a_new_relation_takes_a_free_id_and_a_relative_target() -> None:
    package = plain()
    part = "xl/worksheets/sheet1.xml"
    first = package.relate(part, "comments", "xl/comments1.xml")
    second = package.relate(part, "vmlDrawing", "xl/drawings/vmlDrawing1.vml")
    assert (first, second) == ("rId1", "rId2")
    assert package.relations(part)[0].target == "xl/comments1.xml"
    assert b'Target="../comments1.xml"' in (
        package.get("xl/worksheets/_rels/sheet1.xml.rels") or b""
    )


def test_content_types_are_declared_once() -> None:
    package = plain()
    package.declare("xl/comments1.xml", "a/b")
    package.declare("xl/comments1.xml", "c/d")
    package.declare_default("VML", "e/f")
    assert package.content_type("xl/Comments1.xml") == "a/b"
    assert package.content_type("xl/drawings/x.vml") == "e/f"
    assert package.content_type("unknown.abc") == ""


def test_free_names_and_new_parts() -> None:
    package = plain()
    assert package.free_name("xl/worksheets/sheet{}.xml") == "xl/worksheets/sheet2.xml"
    package.put("xl/new.xml", b"<a/>")
    again = Package.open(package.to_bytes())
    assert again is not None
    assert again.names()[-1] == "xl/new.xml"
    with pytest.raises(KeyError):
        package.xml("missing.xml")


def test_stored_members_stay_stored() -> None:
    form = Form()
    form.put("xl/media/a.png", b"png")
    package = Package.open(form.to_bytes())
    assert package is not None
    with ZipFile(BytesIO(package.to_bytes())) as archive:
        assert archive.getinfo("xl/media/a.png").compress_type == ZIP_STORED


def test_document_types_are_refused_and_prefixes_kept() -> None:
    with pytest.raises(ValueError, match="document type"):
        parse(b'<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>')
    with pytest.raises(XMLSyntaxError):
        parse(b"<a>")
    kept = b'<a xmlns:x14ac="urn:x" xmlns:mc="urn:mc" mc:Ignorable="x14ac"><!--c--><b/></a>'
    assert kept in serialise(parse(kept))
    assert [child.tag for child in elements(parse(kept))] == ["b"]
