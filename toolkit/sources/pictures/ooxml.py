"""Pictures of xlsx, xlsm, xlsb and docx, in every place where such a file can keep them.

Floating, in groups, as the fill of a shape, behind AlternateContent, in headers and footers, as
background, beside embedded objects, and inside cells as WPS (DISPIMG) and Excel (rich values) do.
"""

import posixpath
import re
import zipfile
from typing import TYPE_CHECKING

from toolkit.sources.grids.grid import letters
from toolkit.sources.grids.package import Package, Relation, local, relation_id
from toolkit.sources.pictures.incell import excel_cells, wps_cells
from toolkit.sources.pictures.placed import Placed, placed

if TYPE_CHECKING:
    from lxml import etree

_ANCHORS = ("twoCellAnchor", "oneCellAnchor", "absoluteAnchor")
_BACKGROUND = re.compile(rb'<(?:\w+:)?picture\b[^>]*?:id="([^"]+)"')
_RED = re.compile(r"(?i)^(?:f[0-9a-f]|e[0-9a-f]|d[0-9a-f]|c0)[0-3][0-9a-f][0-3][0-9a-f]$")


def sheet_pictures(package: Package, parts: dict[str, str]) -> list[Placed]:
    """Every picture of a workbook; `parts` maps sheet names to their parts."""
    found: list[Placed] = []
    for sheet, part in parts.items():
        for identity, relation in package.relations(part).items():
            found += _of_relation(package, sheet, part, identity, relation)
    return [*found, *wps_cells(package, parts), *excel_cells(package, parts)]


def document_pictures(package: Package) -> list[Placed]:
    """Every picture of a Word document, its headers and footers included; none has a cell."""
    kinds = {"header": "header", "footer": "header", "document": "floating"}
    found = []
    for part in package.parts:
        folder, name = posixpath.split(part)
        kind = next((k for start, k in kinds.items() if name.startswith(start)), None)
        if folder == "word" and kind and name.endswith(".xml"):
            for relation in package.relations(part).values():
                if relation.kind == "image":
                    found.append(_load(package, kind, relation, None))
    return found


def _of_relation(
    package: Package, sheet: str, part: str, identity: str, relation: Relation
) -> list[Placed]:
    if relation.kind == "drawing":
        return _drawing(package, sheet, relation.target)
    if relation.kind == "vmlDrawing":
        used = re.search(rb'legacyDrawingHF\b[^>]*?:id="' + identity.encode(), package.read(part))
        return _all_images(package, "header", relation.target) if used else []
    if relation.kind == "oleObject":
        return [_load(package, "ole", relation, None)]
    if relation.kind == "image":
        background = _BACKGROUND.search(package.read(part))
        kind = "background" if background and background[1].decode() == identity else "ole"
        return [_load(package, kind, relation, None)]
    return []


def _all_images(package: Package, kind: str, part: str) -> list[Placed]:
    relations = package.relations(part).values()
    return [_load(package, kind, r, None) for r in relations if r.kind == "image"]


def _drawing(package: Package, sheet: str, part: str) -> list[Placed]:
    root = package.xml(part)
    relations = package.relations(part)
    found: list[Placed] = []
    for anchor in root.iter() if root is not None else ():
        if local(anchor) in _ANCHORS:
            found += _anchored(package, relations, anchor, f"{sheet}!{_cell(anchor)}")
    return found


def _anchored(
    package: Package, relations: dict[str, Relation], anchor: "etree._Element", where: str
) -> list[Placed]:
    """The pictures of one anchor; the fallback of AlternateContent repeats them and counts once."""
    found: list[Placed] = []
    seen: set[tuple[str, str]] = set()
    for blip in (e for e in anchor.iter() if local(e) == "blip"):
        identity = relation_id(blip, "embed") or relation_id(blip, "link")
        kind = _kind(blip, anchor)
        if identity in relations and (identity, kind) not in seen:
            seen.add((identity, kind))
            found.append(_load(package, kind, relations[identity], where))
    if not found and (text := _drawn_seal(anchor)) is not None:
        found.append(placed("drawn", text.encode(), where, text))
    return found


def _kind(blip: "etree._Element", anchor: "etree._Element") -> str:
    """A picture by itself, in a group, or as the fill of a shape."""
    parent = blip.getparent()
    while parent is not None and parent is not anchor:
        tag = local(parent)
        if tag == "sp":
            return "shape_fill"
        if tag == "grpSp":
            return "group"
        parent = parent.getparent()
    return "floating"


def _drawn_seal(anchor: "etree._Element") -> str | None:
    """The text of a red ring drawn with shapes, as how-to pages teach it; None for other shapes."""
    geometry = {e.get("prst", "") for e in anchor.iter() if local(e) == "prstGeom"}
    colors = {e.get("val", "") for e in anchor.iter() if local(e) == "srgbClr"}
    if not geometry & {"ellipse", "donut", "star5"} or not any(map(_RED.match, colors)):
        return None
    return "".join(str(e.text or "") for e in anchor.iter() if local(e) == "t")


def _cell(anchor: "etree._Element") -> str:
    """The cell under the upper left corner; A1 for anchors without one."""
    start = next((e for e in anchor if local(e) == "from"), None)
    if start is None:
        return "A1"
    place = {local(e): int(e.text or 0) for e in start if local(e) in ("row", "col")}
    return f"{letters(place.get('col', 0))}{place.get('row', 0) + 1}"


def _load(package: Package, kind: str, relation: Relation, where: str | None) -> Placed:
    name = posixpath.basename(relation.target)
    if relation.external:
        return placed(kind, b"", where, name)
    try:
        data = package.read(relation.target)
    except (zipfile.BadZipFile, OSError, EOFError):
        data = b""  # a damaged picture must not cost the form
    return placed(kind, data, where, name)
