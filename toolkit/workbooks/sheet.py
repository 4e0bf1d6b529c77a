"""One sheet under construction: typed cells, drop-downs, protection, print set-up, layout.

Rows and columns are counted from 0, as XlsxWriter does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from toolkit.model.money import Money
from toolkit.values.width import display_width
from toolkit.workbooks.book import done
from toolkit.workbooks.style import (
    CELL,
    LINE_HEIGHT,
    LINK,
    MONEY,
    NUMBER,
    SUBTITLE,
    TITLE,
    WIDEST_COLUMN,
    Style,
    line_count,
)
from toolkit.workbooks.text import clean

if TYPE_CHECKING:
    from toolkit.workbooks.book import Book

_STARTS_A_FORMULA = tuple("=+-@\t\r＝＋－＠")
_BODY_SIZE = 11  # points
_FOOTER = "&C&9第 &P 页 共 &N 页"
_UNLOCKED_ACTIONS = {
    "select_locked_cells": True,
    "select_unlocked_cells": True,
    "autofilter": True,
    "sort": True,
    "format_columns": True,
    "format_rows": True,
}


class Sheet:
    """Wraps one worksheet; remembers what was written so that widths and heights fit it."""

    def __init__(self, book: Book, worksheet: Any) -> None:
        self.book = book
        self.worksheet = worksheet
        self.name: str = worksheet.get_name()
        self._fixed_widths: dict[int, float] = {}
        self._needed: dict[int, int] = {}
        self._wrapped: list[tuple[int, int, int, str, int]] = []
        self._heights: dict[int, float] = {}
        self._hidden_columns: set[int] = set()

    # cells

    def text(self, row: int, column: int, value: str, style: Style = CELL) -> None:
        """Text, whatever it begins with; a text that looks like a formula is marked as text."""
        value = clean(value)
        form = self.book.format(style, quoted=value.startswith(_STARTS_A_FORMULA))
        if value:
            done(self.worksheet.write_string(row, column, value, form))
        else:
            done(self.worksheet.write_blank(row, column, None, form))
        self._remember(row, column, value, style)

    def number(self, row: int, column: int, value: int, style: Style = NUMBER) -> None:
        """A whole number."""
        done(self.worksheet.write_number(row, column, value, self.book.format(style)))
        self._remember(row, column, str(value), style)

    def share(self, row: int, column: int, value: int, of: int, style: Style = NUMBER) -> None:
        """A whole number of parts as the number they make: 3 halves show as 1.5."""
        done(self.worksheet.write_number(row, column, value / of, self.book.format(style)))
        self._remember(row, column, f"{value / of:g}", style)

    def money(self, row: int, column: int, value: Money, style: Style = MONEY) -> None:
        """An amount in yuan with two decimals, as a number that Excel can add up."""
        done(self.worksheet.write_number(row, column, value.fen / 100, self.book.format(style)))
        self._remember(row, column, f"{value.fen / 100:,.2f}", style)

    def formula(
        self, row: int, column: int, formula: str, value: float | str | Money, style: Style = NUMBER
    ) -> None:
        """A formula of ours with its computed value, which viewers without a calculator show."""
        stored = value.fen / 100 if isinstance(value, Money) else value
        form = self.book.format(style)
        done(self.worksheet.write_formula(row, column, formula, form, stored))
        self._remember(row, column, str(value), style)

    def link(self, row: int, column: int, target: str, text: str, style: Style = LINK) -> None:
        """A link to a cell of this workbook ("internal:'表'!A1") or a file ("external:a.xlsx")."""
        if not target.startswith(("internal:", "external:")):
            raise ValueError(f"a link leads inside the event only: {target}")
        text = clean(text)
        form = self.book.format(style)
        done(self.worksheet.write_url(row, column, target, form, text))
        self._remember(row, column, text, style)

    def merge(
        self, row: int, column: int, last_row: int, last_column: int, text: str, style: Style
    ) -> None:
        """Text over several cells; a single cell is written plainly."""
        if (row, column) == (last_row, last_column):
            self.text(row, column, text, style)
            return
        value = clean(text)
        form = self.book.format(style, quoted=value.startswith(_STARTS_A_FORMULA))
        done(self.worksheet.merge_range(row, column, last_row, last_column, "", form))
        if value:
            done(self.worksheet.write_string(row, column, value, form))
        if style.wrap and row == last_row:
            self._wrapped.append((row, column, last_column, value, style.size))

    def fill(self, row: int, column: int, last_row: int, last_column: int, style: Style) -> None:
        """Empty cells of one look."""
        form = self.book.format(style)
        for line in range(row, last_row + 1):
            for place in range(column, last_column + 1):
                done(self.worksheet.write_blank(line, place, None, form))

    def picture(self, row: int, column: int, data: bytes, name: str, height: int) -> None:
        """A picture, `height` pixels high, whose corner lies in the cell; `name` describes it."""
        from io import BytesIO

        from PIL import Image

        with Image.open(BytesIO(data)) as image:
            dots, inch = image.height, image.info.get("dpi", (96, 96))[1] or 96
        scale = height * float(inch) / (dots * 96)
        options = {"image_data": BytesIO(data), "x_scale": scale, "y_scale": scale}
        options |= {"description": name, "object_position": 1}
        done(self.worksheet.insert_image(row, column, f"{name}.png", options))

    def note(self, row: int, column: int, text: str) -> None:
        """A note (批注) on a cell."""
        options = {"author": "棋赛 qisai", "x_scale": 2, "font_size": 9}
        done(self.worksheet.write_comment(row, column, clean(text), options))

    def heading(self, title: str, columns: int, subtitle: str = "", row: int = 0) -> int:
        """Title and subtitle over the first `columns` columns; returns the next free row."""
        self.merge(row, 0, row, columns - 1, title, TITLE)
        self.height(row, 30)
        if not subtitle:
            return row + 1
        self.merge(row + 1, 0, row + 1, columns - 1, subtitle, SUBTITLE)
        return row + 2

    def area(self, row: int, column: int, last_row: int, last_column: int) -> str:
        """The A1 name of a range without the sheet ("B2:B41"); one cell gives "B2"."""
        from xlsxwriter.utility import xl_range

        return str(xl_range(row, column, last_row, last_column))

    def place(self, row: int, column: int) -> str:
        """The cell's name with its sheet ("报名表!C3")."""
        return f"{self.name}!{self.area(row, column, row, column)}"

    # what people may type

    def drop_down(
        self,
        area: tuple[int, int, int, int],
        choices: str,
        *,
        title: str = "",
        message: str = "",
        strict: bool = True,
    ) -> None:
        """A drop-down over rows and columns (first row, column, last row, column)."""
        options: dict[str, Any] = {"validate": "list", "source": choices}
        options |= {"error_title": "请从列表中选择", "error_message": "请点单元格右边的箭头选择。"}
        if not strict:
            options["error_type"] = "warning"
        self._validate(area, options, title, message)

    def prompt(self, area: tuple[int, int, int, int], title: str, message: str) -> None:
        """A message that shows when the cell is selected; anything may be typed."""
        self._validate(area, {"validate": "any"}, title, message)

    def rule(
        self,
        area: tuple[int, int, int, int],
        formula: str,
        *,
        title: str,
        message: str,
        error: str,
    ) -> None:
        """A check with a formula that warns and lets the person go on."""
        options = {
            "validate": "custom",
            "value": formula,
            "error_title": "请核对",
            "error_message": error,
            "error_type": "warning",
        }
        self._validate(area, options, title, message)

    def color_when(self, area: tuple[int, int, int, int], formula: str, style: Style) -> None:
        """Colours of `style` where the formula (relative to the first cell) is true."""
        options = {"type": "formula", "criteria": formula, "format": self.book.highlight(style)}
        done(self.worksheet.conditional_format(*area, options))

    def protect(self, *, pictures: bool = False) -> None:
        """Locks all but the entry cells; no password, it guards against slips only.

        `pictures` lets people put pictures in (a seal), which a locked sheet else refuses.
        """
        self.worksheet.protect("", _UNLOCKED_ACTIONS | {"objects": pictures})

    # layout

    def width(self, widths: Mapping[int, float]) -> None:
        """Fixes columns' widths in characters; the others follow their content."""
        self._fixed_widths.update(widths)

    def height(self, row: int, points: float) -> None:
        """Fixes a row's height in points."""
        self._heights[row] = points

    def hide_columns(self, *columns: int) -> None:
        """Hides columns (row ids)."""
        self._hidden_columns.update(columns)

    def freeze(self, row: int, column: int = 0) -> None:
        """Keeps the rows above and the columns left of the cell in view."""
        done(self.worksheet.freeze_panes(row, column))

    def filter(self, row: int, column: int, last_row: int, last_column: int) -> None:
        """Filter arrows on the header row."""
        done(self.worksheet.autofilter(row, column, max(row, last_row), last_column))

    def numbers_as_text(self, area: str) -> None:
        """Switches off the green corners in columns of IDs and phones ("B2:B41")."""
        done(self.worksheet.ignore_errors({"number_stored_as_text": area}))

    def print_on_a4(
        self, *, landscape: bool = False, header_rows: tuple[int, int] | None = None
    ) -> None:
        """A4, one page wide, header rows repeated, page numbers below."""
        sheet = self.worksheet
        sheet.set_paper(9)
        if landscape:
            sheet.set_landscape()
        sheet.set_margins(left=0.4, right=0.4, top=0.5, bottom=0.6)
        sheet.center_horizontally()
        sheet.fit_to_pages(1, 0)
        done(sheet.set_footer(_FOOTER))
        if header_rows:
            done(sheet.repeat_rows(*header_rows))

    def lay_out(self) -> None:
        """Sets widths and heights from what was written; called once by the book."""
        widths = self._widths()
        for column, width in widths.items():
            done(self.worksheet.set_column(column, column, width))
        for column in sorted(self._hidden_columns):
            done(self.worksheet.set_column(column, column, 10, None, {"hidden": 1}))
        for row, points in sorted(self._row_heights(widths).items()):
            done(self.worksheet.set_row(row, points))

    def _remember(self, row: int, column: int, value: str, style: Style) -> None:
        if not style.border and column not in self._needed and not style.wrap:
            return
        width = display_width(value) * style.size // _BODY_SIZE + (1 if style.bold else 0)
        self._needed[column] = max(self._needed.get(column, 0), width)
        if style.wrap:
            self._wrapped.append((row, column, column, value, style.size))

    def _widths(self) -> dict[int, float]:
        natural = {
            column: float(min(need + 2, WIDEST_COLUMN)) for column, need in self._needed.items()
        }
        return dict(sorted((natural | self._fixed_widths).items()))

    def _row_heights(self, widths: Mapping[int, float]) -> dict[int, float]:
        tall: dict[int, float] = {}
        for row, first, last, value, size in self._wrapped:
            scale = size / _BODY_SIZE
            room = sum(widths.get(column, 8.0) for column in range(first, last + 1)) / scale
            points = line_count(value, room) * LINE_HEIGHT * scale + 3
            tall[row] = min(max(tall.get(row, 0.0), points), 400.0)
        return tall | self._heights

    def _validate(
        self, area: tuple[int, int, int, int], options: dict[str, Any], title: str, message: str
    ) -> None:
        if message:
            options = options | {"input_title": title, "input_message": message}
        done(self.worksheet.data_validation(*area, options))
