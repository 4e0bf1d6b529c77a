"""The boxes of legacy notes: VML, edited as bytes.

Excel itself writes VML that no XML parser takes (an unclosed <br> in a button's text), so shapes
are put in and taken out as text and the rest keeps its bytes.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from toolkit.model.record import Record
from toolkit.workbooks.returned.worksheet import tag
from toolkit.workbooks.style import line_count

if TYPE_CHECKING:
    from lxml.etree import _Element

_NAMESPACES = (
    'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" '
    'xmlns:x="urn:schemas-microsoft-com:office:excel"'
)
_SHAPE = re.compile(rb"<v:shape\s.*?</v:shape>\s*", re.DOTALL)
_SHAPE_ID = re.compile(rb'id="_x0000_s(\d+)"')
_IDMAP = re.compile(rb'<o:idmap[^>]*\bdata="([\d,]+)"')
_NOTE_TYPE = (
    '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" '
    'path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/>'
    '<v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>'
)
_BOX_WIDTH = 300  # pixels
_BOX_COLUMNS = 44.0  # characters of 9 pt text that fit into it
_LINE = 17  # pixels


class Box(Record, frozen=True):
    """The note of one cell, counted from 1."""

    row: int
    column: int
    text: str


class Grid(Record, frozen=True):
    """Column widths and row heights of a sheet in pixels, by number from 1."""

    columns: dict[int, int] = {}
    rows: dict[int, int] = {}
    column: int = 72
    row: int = 19

    @classmethod
    def of(cls, sheet: _Element) -> Grid:
        """As the sheet's XML states them."""
        columns = {}
        for col in sheet.iterfind(f"{tag('cols')}/{tag('col')}"):
            width = 0 if col.get("hidden") in ("1", "true") else _pixels(col.get("width"), 7, 72)
            first, last = int(col.get("min") or 1), int(col.get("max") or 1)
            columns.update(dict.fromkeys(range(first, min(last, first + 400) + 1), width))
        rows = {
            int(row.get("r") or 0): _pixels(row.get("ht"), 4 / 3, 19)
            for row in sheet.iterfind(f"{tag('sheetData')}/{tag('row')}[@ht]")
        }
        return cls(columns, rows)


def empty(block: int) -> bytes:
    """A drawing without shapes that owns a block of 1,024 shape numbers."""
    return (
        f'<xml {_NAMESPACES}><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="{block}"/>'
        f"</o:shapelayout>{_NOTE_TYPE}</xml>"
    ).encode()


def blocks(drawing: bytes) -> set[int]:
    """The blocks of shape numbers that a drawing owns."""
    return {int(number) for found in _IDMAP.findall(drawing) for number in found.split(b",")}


def with_boxes(drawing: bytes, boxes: Sequence[Box], grid: Grid) -> bytes:
    """The drawing with a hidden box for each note; unchanged when it has no end."""
    end = drawing.rfind(b"</xml>")
    if end < 0:
        return drawing
    own = b"" if b'id="_x0000_t202"' in drawing else _NOTE_TYPE.encode()
    first = max(
        [int(number) for number in _SHAPE_ID.findall(drawing)]
        + [1024 * min(blocks(drawing), default=1)]
    )
    shapes = [_shape(first + 1 + index, box, grid) for index, box in enumerate(boxes)]
    return drawing[:end] + own + "".join(shapes).encode() + drawing[end:]


def without(drawing: bytes, cells: Collection[tuple[int, int]]) -> bytes:
    """The drawing without the note boxes of these cells (row, column from 1)."""

    def keep(match: re.Match[bytes]) -> bytes:
        shape = match[0]
        row = re.search(rb"<x:Row>(\d+)</x:Row>", shape)
        column = re.search(rb"<x:Column>(\d+)</x:Column>", shape)
        if b'ObjectType="Note"' not in shape or row is None or column is None:
            return shape
        return b"" if (int(row[1]) + 1, int(column[1]) + 1) in cells else shape

    return _SHAPE.sub(keep, drawing)


def _shape(number: int, box: Box, grid: Grid) -> str:
    height = _LINE * (line_count(box.text, _BOX_COLUMNS) + 1) + 12
    left = _edge(box.column + 1, 12, grid.columns, grid.column)
    right = _edge(box.column + 1, 12 + _BOX_WIDTH, grid.columns, grid.column)
    top = _edge(max(box.row - 1, 1), 8, grid.rows, grid.row)
    bottom = _edge(max(box.row - 1, 1), 8 + height, grid.rows, grid.row)
    anchor = f"{left}, {top}, {right}, {bottom}"
    return (
        f'<v:shape {_NAMESPACES} id="_x0000_s{number}" type="#_x0000_t202" '
        f'style="position:absolute;width:{_BOX_WIDTH * 3 // 4}pt;height:{height * 3 // 4}pt;'
        'z-index:1;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto">'
        '<v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/>'
        '<v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto">'
        '<div style="text-align:left"></div></v:textbox><x:ClientData ObjectType="Note">'
        f"<x:MoveWithCells/><x:SizeWithCells/><x:Anchor>{anchor}</x:Anchor>"
        f"<x:AutoFill>False</x:AutoFill><x:Row>{box.row - 1}</x:Row>"
        f"<x:Column>{box.column - 1}</x:Column></x:ClientData></v:shape>"
    )


def _edge(start: int, offset: int, sizes: dict[int, int], usual: int) -> str:
    """Where a line `offset` pixels behind the start of a column or row lies: index, pixels."""
    place = start
    while offset >= (size := sizes.get(place, usual)) and place < start + 400:
        offset -= size
        place += 1
    return f"{place - 1}, {offset}"


def _pixels(value: str | None, scale: float, usual: int) -> int:
    try:
        return max(0, round(float(value or "") * scale))
    except (ValueError, OverflowError):
        return usual
