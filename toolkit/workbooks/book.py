"""A workbook under construction: what XlsxWriter does, made safe for Chinese forms.

Strings are always written as strings, so that nothing a sender typed becomes a formula or a link;
what XlsxWriter reports as a return code is an error here; equal input gives equal bytes.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Sequence
from datetime import datetime
from io import BytesIO
from typing import TYPE_CHECKING, Any

from toolkit.model.record import Record
from toolkit.workbooks.style import Style, safe_sheet_name

if TYPE_CHECKING:
    from toolkit.workbooks.sheet import Sheet

LISTS_SHEET = "_lists"
"""Hidden sheet with the choices of all drop-downs."""

_BODY_FONT = {"font_name": "宋体", "font_size": 11}
_SONGTI_COLUMN_PIXELS = 72  # 8 pixels a digit: two columns are exactly one Chinese character


class Stamp(Record, frozen=True):
    """What a generated workbook says about itself in its properties.

    `created` is naive local time of the event (Asia/Shanghai); `event` the folder's name, `seq` the
    last fact it was computed from, `digest` the digest of its input. `extra` are further custom
    properties.
    """

    created: datetime
    event: str = ""
    seq: int = 0
    digest: str = ""
    extra: dict[str, str] = {}


class Book:
    """Collects sheets and gives the bytes of the finished workbook."""

    def __init__(self, stamp: Stamp, title: str = "") -> None:
        import xlsxwriter

        self._file = BytesIO()
        options: dict[str, Any] = {
            "in_memory": True,
            "strings_to_formulas": False,
            "strings_to_urls": False,
            "strings_to_numbers": False,
            "default_format_properties": dict(_BODY_FONT),
            "default_column_width": _SONGTI_COLUMN_PIXELS,
        }
        self.workbook: Any = xlsxwriter.Workbook(self._file, options)
        self.sheets: list[Sheet] = []
        self._formats: dict[Style, Any] = {}
        self._quoted: dict[Style, Any] = {}
        self._lists: dict[str, tuple[str, ...]] = {}
        self._set_properties(stamp, title)

    def sheet(self, name: str, *, hidden: bool = False) -> Sheet:
        """A new sheet. Forbidden characters in the name are mapped, a taken name is numbered."""
        from toolkit.workbooks.sheet import Sheet

        safe = safe_sheet_name(name, [sheet.name for sheet in self.sheets])
        worksheet = self.workbook.add_worksheet(safe)
        if hidden:
            worksheet.very_hidden()
        sheet = Sheet(self, worksheet)
        self.sheets.append(sheet)
        return sheet

    def choices(self, name: str, values: Iterable[str]) -> str:
        """Registers a list for drop-downs under an ASCII `name` and returns its reference.

        The values stand on a hidden sheet, because a list inside the cell rule is cut at 255
        characters and an item with a comma falls in two.
        """
        wanted = tuple(values)
        if self._lists.setdefault(name, wanted) != wanted:
            raise ValueError(f"two different lists are called {name}")
        if not wanted:
            raise ValueError(f"the list {name} is empty")
        return f"=list_{name}"

    def format(self, style: Style, *, quoted: bool = False) -> Any:
        """The workbook's format of a style; each look exists once, whatever the number of cells."""
        known = self._quoted if quoted else self._formats
        if style not in known:
            known[style] = self.workbook.add_format(_properties(style, quoted=quoted))
        return known[style]

    def highlight(self, style: Style) -> Any:
        """A format for conditional formatting: only colours and weight, no border or font."""
        looks: dict[str, Any] = {"bold": style.bold}
        if style.fill:
            looks |= {"bg_color": style.fill}
        if style.color:
            looks |= {"font_color": style.color}
        return self.workbook.add_format(looks)

    def to_bytes(self) -> bytes:
        """Finishes the workbook; afterwards nothing can be added."""
        self._write_lists()
        for sheet in self.sheets:
            sheet.lay_out()
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            self.workbook.close()
        return self._file.getvalue()

    def _write_lists(self) -> None:
        if not self._lists:
            return
        worksheet = self.workbook.add_worksheet(LISTS_SHEET)
        worksheet.very_hidden()
        for column, (name, values) in enumerate(self._lists.items()):
            _write_list(self.workbook, worksheet, column, name, values)

    def _set_properties(self, stamp: Stamp, title: str) -> None:
        created = stamp.created.replace(tzinfo=None, microsecond=0)
        self.workbook.set_properties({"title": title, "author": "棋赛 qisai", "created": created})
        properties = {"qisai_event": stamp.event, "qisai_digest": stamp.digest} | stamp.extra
        if stamp.event:
            properties["qisai_seq"] = str(stamp.seq)
        for name, value in properties.items():
            if value:
                done(self.workbook.set_custom_property(name, value, "text"))


def done(code: object) -> None:
    """Raises on a return code by which XlsxWriter says that it wrote nothing."""
    if code not in (0, None):
        raise ValueError(f"XlsxWriter refused to write: code {code}")


def _write_list(
    workbook: Any, worksheet: Any, column: int, name: str, values: Sequence[str]
) -> None:
    from xlsxwriter.utility import xl_range_abs

    for row, value in enumerate(values):
        done(worksheet.write_string(row, column, value))
    area = xl_range_abs(0, column, len(values) - 1, column)
    done(workbook.define_name(f"list_{name}", f"={LISTS_SHEET}!{area}"))


def _properties(style: Style, *, quoted: bool) -> dict[str, Any]:
    looks: dict[str, Any] = {
        "font_name": style.font,
        "font_size": style.size,
        "bold": style.bold,
        "italic": style.italic,
        "align": style.align,
        "valign": "top" if style.top else "vcenter",
        "text_wrap": style.wrap,
        "locked": not style.unlocked,
        "quote_prefix": quoted,
    }
    if style.underline:
        looks["underline"] = 1
    if style.border:
        looks |= {"border": 1, "border_color": "#A6A6A6"}
    if style.fill:
        looks["bg_color"] = style.fill
    if style.color:
        looks["font_color"] = style.color
    if style.number:
        looks["num_format"] = style.number
    return looks
