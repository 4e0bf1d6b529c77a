"""Adds looks to a received workbook's styles and finds them again instead of adding twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolkit.model.finding import Severity
from toolkit.model.record import Record
from toolkit.workbooks.returned.package import Package, elements, parse
from toolkit.workbooks.returned.worksheet import MAIN, tag
from toolkit.workbooks.style import FILL_OF_SEVERITY

if TYPE_CHECKING:
    from lxml.etree import _Element

# ECMA-376 part 1, CT_Stylesheet.
_ORDER = (
    "numFmts", "fonts", "fills", "borders", "cellStyleXfs", "cellXfs", "cellStyles", "dxfs",
    "tableStyles", "colors", "extLst",
)  # fmt: skip
_NO_BORDER = "<border><left/><right/><top/><bottom/><diagonal/></border>"


class Look(Record, frozen=True):
    """How a cell of the findings sheet looks; `fill` is RRGGBB."""

    size: int = 11
    bold: bool = False
    link: bool = False
    box: bool = True
    fill: str = ""


class Styles:
    """The styles part of a received workbook, open for additions."""

    def __init__(self, package: Package, part: str) -> None:
        self._package = package
        self._part = part
        self._root = package.xml(part)

    def mark(self, severity: Severity) -> int:
        """The number of the differential format that marks a cell of this severity."""
        fill = FILL_OF_SEVERITY[severity].removeprefix("#")
        paint = _fill(fill, f'rgb="FF{fill}"')
        red = '<font><color rgb="FF9C0006"/></font>'
        return self._add("dxfs", f"<dxf>{red}{paint}{_border('C00000')}</dxf>")

    def cell(self, look: Look) -> int:
        """The number of the cell format of a look."""
        font = self._add("fonts", _font(look))
        border = self._add("borders", _border("A6A6A6") if look.box else _NO_BORDER)
        fill = self._add("fills", _fill(look.fill, "indexed='64'")) if look.fill else 0
        wrap = 'wrapText="1"' if look.box else ""
        return self._add(
            "cellXfs",
            f'<xf numFmtId="0" fontId="{font}" fillId="{fill}" borderId="{border}" xfId="0" '
            'applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">'
            f'<alignment vertical="center" {wrap}/></xf>',
        )

    def save(self) -> None:
        """Stores the styles part again."""
        self._package.put_xml(self._part, self._root)

    def _add(self, collection: str, xml: str) -> int:
        new = parse(f'<x xmlns="{MAIN}">{xml}</x>'.encode())[0]
        group = self._collection(collection)
        known = [_canonical(child) for child in elements(group)]
        wanted = _canonical(new)
        if wanted in known:
            return known.index(wanted)
        group.append(new)
        group.set("count", str(len(known) + 1))
        return len(known)

    def _collection(self, name: str) -> _Element:
        group = self._root.find(tag(name))
        if group is not None:
            return group
        group = self._root.makeelement(tag(name), {}, None)
        following = {tag(later) for later in _ORDER[_ORDER.index(name) + 1 :]}
        for index, child in enumerate(self._root):
            if child.tag in following:
                self._root.insert(index, group)
                return group
        self._root.append(group)
        return group


def _canonical(element: _Element) -> tuple[object, ...]:
    """What an element says, whatever its prefixes and the order of its attributes."""
    children = tuple(_canonical(child) for child in elements(element))
    return (element.tag, sorted(element.items()), (element.text or "").strip(), children)


def _font(look: Look) -> str:
    weight = "<b/>" if look.bold else ""
    line = "<u/>" if look.link else ""
    color = "FF0563C1" if look.link else "FF000000"
    return (
        f'<font>{weight}{line}<sz val="{look.size}"/><color rgb="{color}"/><name val="宋体"/>'
        '<charset val="134"/></font>'
    )


def _fill(color: str, background: str) -> str:
    return (
        f'<fill><patternFill patternType="solid"><fgColor rgb="FF{color}"/>'
        f"<bgColor {background}/></patternFill></fill>"
    )


def _border(color: str) -> str:
    sides = "".join(
        f'<{side} style="thin"><color rgb="FF{color}"/></{side}>'
        for side in ("left", "right", "top", "bottom")
    )
    return f"<border>{sides}</border>"
