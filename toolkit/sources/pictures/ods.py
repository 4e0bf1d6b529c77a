"""Pictures of OpenDocument spreadsheets: anchored to a cell, to the sheet, or in page headers."""

import posixpath
from typing import TYPE_CHECKING

from toolkit.sources.grids.grid import letters
from toolkit.sources.grids.package import Package, local
from toolkit.sources.pictures.placed import Placed, placed

if TYPE_CHECKING:
    from lxml import etree

_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_HREF = "{http://www.w3.org/1999/xlink}href"


def sheet_pictures(package: Package, content: "etree._Element") -> list[Placed]:
    """Every picture; `content` is the root of content.xml."""
    found: list[Placed] = []
    for table in content.iter(_TABLE + "table"):
        sheet = table.get(_TABLE + "name", "表")
        for image in _images(table):
            found.append(_load(package, "floating", image, f"{sheet}!{_cell(image, table)}"))
    styles = package.xml("styles.xml")
    for image in _images(styles) if styles is not None else ():
        found.append(_load(package, "header", image, None))
    return found


def _images(root: "etree._Element") -> "list[etree._Element]":
    """The images of frames; of several renderings of one picture the first."""
    frames = [e for e in root.iter() if local(e) == "frame"]
    firsts = [next((e for e in frame if local(e) == "image"), None) for frame in frames]
    fills = [e for e in root.iter() if local(e) == "fill-image"]
    return [image for image in (*firsts, *fills) if image is not None and image.get(_HREF)]


def _cell(image: "etree._Element", table: "etree._Element") -> str:
    """The cell the picture hangs on; A1 when it hangs on the sheet."""
    cell: etree._Element | None = image
    while cell is not None and local(cell) not in ("table-cell", "covered-table-cell"):
        if cell is table:
            return "A1"
        cell = cell.getparent()
    if cell is None:
        return "A1"
    line = cell.getparent()
    assert line is not None
    column = sum(_times(e, "number-columns-repeated") for e in cell.itersiblings(preceding=True))
    row = 0
    for other in table.iter(_TABLE + "table-row"):
        if other is line:
            break
        row += _times(other, "number-rows-repeated")
    return f"{letters(column)}{row + 1}"


def _times(element: "etree._Element", name: str) -> int:
    text = element.get(_TABLE + name, "1")
    return int(text) if text.isdigit() else 1


def _load(package: Package, kind: str, image: "etree._Element", where: str | None) -> Placed:
    target = str(image.get(_HREF)).removeprefix("./")
    data = package.read(target) if target in package else b""
    return placed(kind, data, where, posixpath.basename(target))
