from tests.sources.kinds import made, picture
from tests.sources.surgery import operated
from toolkit.sources.grids.package import Package
from toolkit.sources.pictures.ods import sheet_pictures

FRAME = (
    b'<draw:frame xmlns:draw="d" xmlns:xlink="http://www.w3.org/1999/xlink">'
    b'<draw:image xlink:href="Pictures/none.png"/></draw:frame>'
)


def test_on_the_cell_of_a_real_file() -> None:
    package = Package(made("form.ods"))
    root = package.xml("content.xml")
    assert root is not None
    (found,) = sheet_pictures(package, root)
    assert (found.picture.kind, found.picture.where) == ("floating", "报名表!F8")
    assert found.data == picture()


def test_in_the_header_and_missing() -> None:
    data = operated(made("form.ods"), {"styles.xml": b"<a>" + FRAME + b"</a>"})
    package = Package(data)
    root = package.xml("content.xml")
    assert root is not None
    header = sheet_pictures(package, root)[-1]
    assert (header.picture.kind, header.picture.where, header.data) == ("header", None, b"")
