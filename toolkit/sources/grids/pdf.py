"""Tables of text PDFs; a scan without text is evidence only."""

import io
import logging
from typing import Any

from toolkit.sources.files.unreadable import broken
from toolkit.sources.grids.grid import Grid, Value
from toolkit.sources.grids.workbook import Workbook
from toolkit.sources.mail.sniff import pdf_has_text

_MOST_PAGES = 30


def read(data: bytes, kind: str) -> Workbook:
    """All pages as one grid, so that a table that runs over pages stays whole.

    Lines of text outside the tables become rows of one cell. A scan gives a workbook without
    grids.
    """
    if not pdf_has_text(data):
        return Workbook(kind, [])
    import pdfplumber

    logging.getLogger("pdfminer").setLevel(logging.ERROR)  # it warns about every odd font
    values: list[list[Value]] = []
    with pdfplumber.open(io.BytesIO(data)) as document:
        if len(document.pages) > _MOST_PAGES:
            raise broken(f"PDF 页数太多（{len(document.pages)} 页）", kind)
        for page in document.pages:
            _page(page, values)
    return Workbook(kind, [Grid("PDF", values)] if any(map(any, values)) else [])


def _page(page: Any, values: list[list[Value]]) -> None:
    """Append what stands on one page, from top to bottom."""
    tables = page.find_tables()
    boxes = [table.bbox for table in tables]

    def outside(thing: Any) -> bool:
        middle = ((thing["x0"] + thing["x1"]) / 2, (thing["top"] + thing["bottom"]) / 2)
        return not any(b[0] <= middle[0] <= b[2] and b[1] <= middle[1] <= b[3] for b in boxes)

    placed: list[tuple[float, list[list[Value]]]] = []
    for line in page.filter(outside).extract_text_lines(strip=True, return_chars=False):
        placed.append((line["top"], [[line["text"]]]))
    for table in tables:
        rows: list[list[Value]] = [[_cell(c) for c in row] for row in table.extract()]
        placed.append((table.bbox[1], rows))
    for _, rows in sorted(placed, key=lambda part: part[0]):
        values.extend(rows)


def _cell(text: str | None) -> str:
    """Words broken at the cell's edge are put together again; Chinese needs no blank."""
    return (text or "").replace("\n", "")
