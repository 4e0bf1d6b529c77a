"""The sheet 问题清单 that is added to a returned copy: one row a finding, linked to its cell."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

from toolkit.model.record import Record
from toolkit.workbooks.mark import Mark
from toolkit.workbooks.returned.package import OFFICE_RELATION
from toolkit.workbooks.returned.styles import Look, Styles
from toolkit.workbooks.returned.worksheet import MAIN, a1
from toolkit.workbooks.style import FILL_OF_SEVERITY, LINE_HEIGHT, NAME_OF_SEVERITY, line_count

SHEET_NAME = "问题清单"
TITLE = "棋赛核对意见"
"""The first words of our sheet, by which we know it again in a form that comes back."""

_ADVICE = (
    "请按下表在原表中修改（点“位置”可跳到该单元格），改好后把整个文件发回。"
    "改对的格子颜色会自动消失；本页不用填写。"
)
_COLUMNS = (
    ("序号", 6), ("位置", 14), ("对象", 12), ("性质", 8), ("问题", 44), ("怎么改", 36),
    ("原来填的", 20), ("规程条款", 12), ("编号", 8),
)  # fmt: skip
_UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff\ufffe\uffff]")


class Place(Record, frozen=True):
    """Where a mark points inside the workbook: a sheet of it and the cell's A1 name."""

    sheet: str
    cell: str


def build(rows: Sequence[tuple[Mark, Place | None]], styles: Styles) -> bytes:
    """The worksheet's XML."""
    title = styles.cell(Look(size=16, bold=True, box=False))
    advice = styles.cell(Look(box=False))
    head = styles.cell(Look(bold=True, fill="D9E2F3"))
    lines = [
        _row(1, 30, [(TITLE, title)]),
        _row(2, 22, [(_ADVICE, advice)]),
        _row(3, 20, [(name, head) for name, _ in _COLUMNS]),
    ]
    links = []
    for number, (mark, place) in enumerate(rows, start=1):
        lines.append(_finding(number, mark, place, styles))
        if place is not None:
            links.append((f"B{number + 3}", place))
    return _sheet("".join(lines), _links(links)).encode()


def _finding(number: int, mark: Mark, place: Place | None, styles: Styles) -> str:
    plain = styles.cell(Look())
    paint = styles.cell(Look(fill=FILL_OF_SEVERITY[mark.severity].removeprefix("#")))
    where = mark.where or "整个文件"
    link = styles.cell(Look(link=True)) if place else plain
    texts = [
        (str(number), plain),
        (where, link),
        (mark.subject, plain),
        (NAME_OF_SEVERITY[mark.severity], paint),
        (mark.message, plain),
        (mark.remedy, plain),
        (mark.old, plain),
        (mark.clause, plain),
        (mark.code, plain),
    ]
    lines = max(
        line_count(text, width) for (text, _), (_, width) in zip(texts, _COLUMNS, strict=True)
    )
    return _row(number + 3, min(lines * LINE_HEIGHT + 4, 400), texts)


def _row(number: int, height: float, texts: Sequence[tuple[str, int]]) -> str:
    cells = "".join(
        f'<c r="{a1(number, column)}" s="{look}" t="inlineStr"><is>'
        f'<t xml:space="preserve">{escape(_UNPRINTABLE.sub("", text))}</t></is></c>'
        for column, (text, look) in enumerate(texts, start=1)
    )
    return f'<row r="{number}" ht="{height:g}" customHeight="1">{cells}</row>'


def _links(links: Sequence[tuple[str, Place]]) -> str:
    if not links:
        return ""
    inner = "".join(
        f"<hyperlink ref={quoteattr(cell)} location={quoteattr(_location(place))}/>"
        for cell, place in links
    )
    return f"<hyperlinks>{inner}</hyperlinks>"


def _location(place: Place) -> str:
    name = place.sheet.replace("'", "''")
    return f"'{name}'!{place.cell}"


def _sheet(rows: str, links: str) -> str:
    columns = "".join(
        f'<col min="{place}" max="{place}" width="{width}" customWidth="1"/>'
        for place, (_, width) in enumerate(_COLUMNS, start=1)
    )
    return (
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
        f'<worksheet xmlns="{MAIN}" xmlns:r="{OFFICE_RELATION}">'
        '<sheetPr><tabColor rgb="FFC00000"/><pageSetUpPr fitToPage="1"/></sheetPr>'
        '<sheetViews><sheetView workbookViewId="0">'
        '<pane ySplit="3" topLeftCell="A4" activePane="bottomLeft" state="frozen"/>'
        "</sheetView></sheetViews>"
        f"<cols>{columns}</cols><sheetData>{rows}</sheetData>{links}"
        '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>'
        '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>'
        "<headerFooter><oddFooter>&amp;C第 &amp;P 页 共 &amp;N 页</oddFooter></headerFooter>"
        "</worksheet>"
    )
