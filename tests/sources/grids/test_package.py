import io
import zipfile

import pytest

from tests.sources.made import xlsx
from toolkit.sources.grids.package import Package, cut_short, local, relation_id


def test_parts_relations_and_the_main_part() -> None:
    package = Package(xlsx("姓名"))
    assert package.main == "xl/workbook.xml"
    kinds = {relation.kind for relation in package.relations(package.main).values()}
    assert {"worksheet", "styles", "sharedStrings"} <= kinds
    root = package.xml("xl/workbook.xml")
    assert root is not None
    assert local(root) == "workbook"
    sheet = next(e for e in root.iter() if local(e) == "sheet")
    assert package.relations(package.main)[relation_id(sheet)].target == "xl/worksheets/sheet1.xml"


def test_case_and_backslashes_do_not_matter() -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as packed:
        packed.writestr("XL\\Workbook.xml", "<a/>")
    package = Package(made.getvalue())
    assert package.read("/xl/workbook.xml") == b"<a/>"
    assert package.main == "xl/workbook.xml"


def test_what_is_missing_is_empty() -> None:
    package = Package(xlsx("姓名"))
    assert package.read("xl/none.xml") == b""
    assert package.xml("xl/none.xml") is None
    assert package.relations("xl/none.xml") == {}


def test_a_workbook_inside_a_cut_archive_is_not_that_archive() -> None:
    inner = xlsx("姓名")
    outer = io.BytesIO()
    with zipfile.ZipFile(outer, "w") as archive:
        archive.writestr("a.txt", b"lost")
        archive.writestr("b.xlsx", inner)
    whole = outer.getvalue()
    cut = whole[: whole.index(inner) + len(inner)]
    assert cut_short(zipfile.ZipFile(io.BytesIO(cut)), cut)
    assert not cut_short(zipfile.ZipFile(outer), whole)
    with pytest.raises(zipfile.BadZipFile):
        Package(cut)
