"""Pictures inside cells: WPS keeps them behind a DISPIMG formula, Excel behind rich values."""

import posixpath
import re
from typing import TYPE_CHECKING

from toolkit.sources.grids.package import Package, local, relation_id
from toolkit.sources.pictures.placed import Placed, placed

if TYPE_CHECKING:
    from lxml import etree

_WPS = "xl/cellimages.xml"
_METADATA = "xl/metadata.xml"
_VALUES = "xl/richdata/rdrichvalue.xml"
_RELATIONS = "xl/richdata/richvaluerel.xml"
_DISPIMG = re.compile(
    rb'<(?:\w+:)?c\b[^>]*?\br="([A-Z]+\d+)"[^>]*>(?:(?!</(?:\w+:)?c>).)*?'
    rb'DISPIMG\((?:&quot;|")([^"&]+)',
    re.DOTALL,
)
_VALUE_METADATA = re.compile(rb'<(?:\w+:)?c\b(?=[^>]*?\br="([A-Z]+\d+)")[^>]*?\bvm="(\d+)"')


def wps_cells(package: Package, parts: dict[str, str]) -> list[Placed]:
    """Pictures in WPS cells; those that no cell shows come without a place."""
    root = package.xml(_WPS)
    if root is None:
        return []
    relations = package.relations(_WPS)
    targets: dict[str, str] = {}
    for picture in (e for e in root.iter() if local(e) == "pic"):
        name = next((e.get("name", "") for e in picture.iter() if local(e) == "cNvPr"), "")
        blip = next((e for e in picture.iter() if local(e) == "blip"), None)
        if blip is not None and (relation := relations.get(relation_id(blip, "embed"))):
            targets[name] = relation.target
    shown: list[tuple[str, str | None]] = []
    for sheet, part in parts.items():
        for match in _DISPIMG.finditer(package.read(part)):
            shown.append((match[2].decode("utf-8", "replace"), f"{sheet}!{match[1].decode()}"))
    used = {name for name, _ in shown}
    shown += [(name, None) for name in targets if name not in used]
    return [
        _placed("wps_cell", package, targets[name], where)
        for name, where in shown
        if name in targets
    ]


def excel_cells(package: Package, parts: dict[str, str]) -> list[Placed]:
    """Pictures placed in Excel cells: cell → value metadata → rich value → relation."""
    if _METADATA not in package or _RELATIONS not in package:
        return []
    targets = _rich_targets(package)
    rich = _rich_values(package)
    values = _value_metadata(package)
    found = []
    for sheet, part in parts.items():
        for match in _VALUE_METADATA.finditer(package.read(part)):
            index = int(match[2]) - 1
            value = values[index] if index < len(values) else -1
            picture = rich[value] if 0 <= value < len(rich) else -1
            if 0 <= picture < len(targets):
                where = f"{sheet}!{match[1].decode()}"
                found.append(_placed("excel_cell", package, targets[picture], where))
    return found


def _rich_targets(package: Package) -> list[str]:
    """The part of each relation that a rich value can name by its number."""
    relations = package.relations(_RELATIONS)
    identities = [relation_id(e) for e in _elements(package, _RELATIONS, "rel")]
    return [relations[i].target if i in relations else "" for i in identities]


def _rich_values(package: Package) -> list[int]:
    """The first number of each rich value: for a picture, the number of its relation."""
    found = []
    for value in _elements(package, _VALUES, "rv"):
        first = next((e.text or "" for e in value if local(e) == "v"), "")
        found.append(int(first) if first.isdigit() else -1)
    return found


def _value_metadata(package: Package) -> list[int]:
    """For each value metadata entry (cell attribute vm, from 1) the rich value it names."""
    root = package.xml(_METADATA)
    if root is None:
        return []
    future = [
        int(e.get("i", "-1"))
        for group in root
        if local(group) == "futureMetadata" and group.get("name") == "XLRICHVALUE"
        for e in group.iter()
        if local(e) == "rvb"
    ]
    entries = [
        int(e.get("v", "-1"))
        for group in root
        if local(group) == "valueMetadata"
        for e in group.iter()
        if local(e) == "rc"
    ]
    return [future[entry] if 0 <= entry < len(future) else -1 for entry in entries]


def _elements(package: Package, part: str, name: str) -> "list[etree._Element]":
    root = package.xml(part)
    return [e for e in root.iter() if local(e) == name] if root is not None else []


def _placed(kind: str, package: Package, target: str, where: str | None) -> Placed:
    return placed(kind, package.read(target), where, posixpath.basename(target))
