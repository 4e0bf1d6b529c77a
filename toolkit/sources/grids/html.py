"""Pages saved or renamed as workbooks: HTML tables, and web archives (MHTML)."""

import email
import email.policy
import re
from typing import TYPE_CHECKING

from toolkit.sources.files.unreadable import broken
from toolkit.sources.grids.delimited import decode
from toolkit.sources.grids.grid import Grid, Merge
from toolkit.sources.grids.workbook import Workbook

if TYPE_CHECKING:
    from lxml import etree

_CELL = re.compile(r"<t[dh]\b", re.I)
_CHARSET = re.compile(rb"charset\s*=\s*[\"']?([\w-]+)", re.I)
_MOST_CELLS = 60_000  # of all tables together, covered by spans too
_WIDEST_SPAN = 200
_SPACE = re.compile(r"[ \t\r\n\xa0]+")


def read(data: bytes, kind: str) -> Workbook:
    """All tables that hold text, each a grid of its own."""
    pages = _pages(data) if kind == "mhtml" else [_decoded(data)]
    tables = [table for page in pages for table in _tables(page)]
    grids, room = [], _MOST_CELLS
    for number, table in enumerate(tables, 1):
        grid, used = _grid(table, f"表{number}", room)
        grids.append(grid)
        room -= used
    return Workbook(kind, [grid for grid in grids if any(any(row) for row in grid.texts)])


def _pages(data: bytes) -> list[str]:
    """The pages of a web archive, decoded as their headers say."""
    message = email.message_from_bytes(data, policy=email.policy.compat32)
    found = []
    for part in message.walk():
        content = part.get_payload(decode=True)
        if part.get_content_type() == "text/html" and isinstance(content, bytes):
            found.append(_decoded(content, str(part.get_content_charset() or "")))
    return found


def _decoded(data: bytes, charset: str = "") -> str:
    named = _CHARSET.search(data[:2048])
    charset = charset or (named[1].decode("ascii") if named else "")
    if charset.lower() in ("gb2312", "gbk"):
        charset = "gb18030"  # what is written as gb2312 often holds more
    if charset and not data.startswith((b"\xff\xfe", b"\xfe\xff", b"\xef\xbb\xbf")):
        try:
            return data.decode(charset)
        except (LookupError, UnicodeDecodeError):
            pass
    return decode(data)


def _tables(page: str) -> list["etree._Element"]:
    """The innermost tables of a page, in order."""
    from lxml import html

    if len(_CELL.findall(page)) > _MOST_CELLS:
        raise broken("表格太大", "html")
    root = html.document_fromstring(re.sub(r"^\s*<\?xml[^>]*\?>", "", page))
    return [table for table in root.iter("table") if table.find(".//table") is None]


def _grid(table: "etree._Element", sheet: str, room: int) -> tuple[Grid, int]:
    """One table, and how many cells it covers, at most `room`; spans become merged ranges."""
    cells: dict[tuple[int, int], str] = {}
    taken: set[tuple[int, int]] = set()
    merges: list[Merge] = []
    for row, line in enumerate(table.iter("tr")):
        column = 0
        for cell in line:
            if cell.tag not in ("td", "th"):
                continue
            while (row, column) in taken:
                column += 1
            down, across = _span(cell, "rowspan"), _span(cell, "colspan")
            cells[row, column] = _text(cell)
            taken.update((row + r, column + c) for r in range(down) for c in range(across))
            if down * across > 1:
                merges.append((row, column, row + down - 1, column + across - 1))
            column += across
            if len(taken) > room:
                raise broken("表格太大", "html")
    height = max((r for r, _ in taken), default=-1) + 1
    width = max((c for _, c in taken), default=-1) + 1
    rows = [[cells.get((r, c), "") for c in range(width)] for r in range(height)]
    return Grid(sheet, rows, merges), len(taken)


def _span(cell: "etree._Element", name: str) -> int:
    text = str(cell.get(name, "1"))
    return min(max(int(text), 1), _WIDEST_SPAN) if text.isdigit() else 1


def _text(cell: "etree._Element") -> str:
    parts: list[str] = []
    for element in cell.iter():
        if element.tag in ("style", "script") or not isinstance(element.tag, str):
            continue
        if element.tag == "br":
            parts.append("\n")
        parts.append(_SPACE.sub(" ", str(element.text or "")))
        if element is not cell:
            parts.append(_SPACE.sub(" ", str(element.tail or "")))
    return "".join(parts).strip()
