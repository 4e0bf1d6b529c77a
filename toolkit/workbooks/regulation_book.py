"""规程工作簿: the regulation's data as an organiser edits it in Excel.

总则 holds what there is once, each list has its sheet. Yellow cells may be changed, rows added
below; a hidden row and column of keys tell the reader what each cell is.
"""

from collections.abc import Sequence

from toolkit.rules.amend import Data
from toolkit.rules.cells import to_cell
from toolkit.rules.rows import Line, lines, value_at
from toolkit.rules.sheets import (
    BELONGS,
    BELONGS_TITLE,
    MAIN_SHEET,
    NUMBER,
    NUMBER_TITLE,
    OWNER,
    OWNER_TITLE,
    PRESENT,
    Cell,
    Layout,
    Table,
)
from toolkit.rules.words import Words
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import CELL, CENTER, ENTRY, ENTRY_NUMBER, ENTRY_WRAP, HEAD, HINT, LABEL

GUIDE_SHEET = "说明"
SPARE_ROWS = 12  # empty yellow rows under each table
_NARROW, _USUAL, _WIDE, _WIDEST = 9, 14, 26, 44
_WIDE_FIELDS = {
    "quote": _WIDE,
    "also": _WIDE,
    "reading": _WIDEST,
    "text": _WIDEST,
    "reason": _WIDEST,
}
_HINT = HINT.but(wrap=False)
_GUIDE = (
    "黄色的格子可以改；别的不要动。改完存盘，用 qisai rules edit 读回。",
    "“总则”是只有一份的内容，其余每张表一种：在最后一行下面接着填，就是增加；整行清空，就是删去。",
    "名字里带“-”的表是另一张表的细目：“属于第几行”填那张表左边的序号。",
    "有下拉箭头的从列表里选；几项之间用顿号“、”，几句话之间用竖线“|”。",
    "原文短语照抄原文，不超过 16 个字；原文没有写、由你们定的，写在“说明”里，数字也写出来。",
    "空着＝没有；真的要空的，填（空）。块名右边的“有”表示有这一项。",
)


def regulation_book(data: Data, layout: Layout, words: Words, stamp: Stamp) -> bytes:
    """The workbook. `data` may be empty: then every table is there, with yellow rows only."""
    title = str(data.get("name") or "新规程")
    book = Book(stamp, title)
    _guide(book.sheet(GUIDE_SHEET), title, layout)
    _main(book.sheet(MAIN_SHEET), data, layout, words)
    for table in layout.tables:
        _table(book.sheet(table.sheet), data, table, words)
    return book.to_bytes()


def _guide(sheet: Sheet, title: str, layout: Layout) -> None:
    row = sheet.heading(title, 3, "规程工作簿：怎样填")
    sheet.width({0: 4, 1: 26, 2: 60})
    for number, sentence in enumerate(_GUIDE, 1):
        sheet.text(row, 0, str(number), CENTER)
        sheet.merge(row, 1, row, 2, sentence, CELL)
        row += 1
    row += 1
    for name in (MAIN_SHEET, *(table.sheet for table in layout.tables)):
        sheet.link(row, 1, f"internal:'{name}'!A1", name)
        row += 1
    sheet.protect()
    sheet.print_on_a4()


def _main(sheet: Sheet, data: Data, layout: Layout, words: Words) -> None:
    row = sheet.heading("总则", 3, "只有一份的内容；黄色的格子可以改")
    sheet.width({0: 34, 1: 52, 2: 46})
    sheet.hide_columns(3)
    sheet.freeze(row)
    explained: set[str] = set()
    for cell in layout.main:
        value = value_at(data, cell.steps)
        if cell.field is None:
            sheet.text(row, 0, cell.title, HEAD)
        else:
            sheet.text(row, 0, cell.title, LABEL.but(align="left", bold=False))
            sheet.text(row, 2, "" if cell.note in explained else cell.note, _HINT)
            explained.add(cell.note)
        _entry(sheet, row, 1, value, cell, words)
        sheet.text(row, 3, cell.key, HINT)
        _choices(sheet, (row, 1, row, 1), cell, words)
        row += 1
    sheet.protect()
    sheet.print_on_a4()


def _table(sheet: Sheet, data: Data, table: Table, words: Words) -> None:
    """Title, hidden keys, headers, rows, spare rows."""
    rows = lines(data, table)
    links = ((NUMBER, NUMBER_TITLE),) if table.numbered else ()
    if table.parent is not None:
        links = ((BELONGS, BELONGS_TITLE), (OWNER, OWNER_TITLE), *links)
    width = len(links) + len(table.cells)
    keys = sheet.heading(table.sheet, min(width, 8), "在下面接着填就是增加；整行清空就是删去")
    for column, (key, title) in enumerate((*links, *((c.key, c.title) for c in table.cells))):
        sheet.text(keys, column, key, HINT)
        sheet.text(keys + 1, column, title, HEAD)
    sheet.height(keys, 0)
    _notes_and_widths(sheet, keys + 1, len(links), table)
    first, last = keys + 2, keys + 1 + len(rows) + SPARE_ROWS
    for offset, cell in enumerate(table.cells, len(links)):
        _choices(sheet, (first, offset, last, offset), cell, words)
    for row in range(first, last + 1):
        line = rows[row - first] if row - first < len(rows) else None
        _row(sheet, row, line, row - first + 1, links, table, words)
    sheet.freeze(first, len(links) + 1)
    sheet.protect()
    sheet.print_on_a4(landscape=True, header_rows=(keys + 1, keys + 1))


def _row(
    sheet: Sheet, row: int, line: Line | None, number: int,
    links: Sequence[tuple[str, str]], table: Table, words: Words,
) -> None:  # fmt: skip
    for column, (key, _) in enumerate(links):
        if key == NUMBER:
            sheet.number(row, column, number, ENTRY_NUMBER)
        elif key == OWNER:
            sheet.text(row, column, line.owner if line else "", CELL.but(color="#595959"))
        elif line:
            sheet.number(row, column, line.belongs, ENTRY_NUMBER)
        else:
            sheet.text(row, column, "", ENTRY_NUMBER)
    for column, cell in enumerate(table.cells, len(links)):
        value = line.values.get(cell.key) if line else None
        _entry(sheet, row, column, value, cell, words)


def _entry(sheet: Sheet, row: int, column: int, value: object, cell: Cell, words: Words) -> None:
    shown = to_cell(value, cell, words)
    if isinstance(shown, int):
        sheet.number(row, column, shown, ENTRY_NUMBER)
        return
    long = cell.field is not None and cell.field.kind == "text"
    sheet.text(row, column, shown, ENTRY_WRAP if long else ENTRY)


def _notes_and_widths(sheet: Sheet, row: int, offset: int, table: Table) -> None:
    widths: dict[int, float] = dict.fromkeys(range(offset), _NARROW)
    if table.parent is not None:
        widths[1] = _WIDE
    for column, cell in enumerate(table.cells, offset):
        kind = cell.field.kind if cell.field else "mark"
        usual = _USUAL if kind in ("text", "choice", "date") else _NARROW
        widths[column] = _WIDE_FIELDS.get(cell.steps[-1], usual)
        if cell.note:
            sheet.note(row, column, cell.note)
    sheet.width(widths)


def _choices(sheet: Sheet, area: tuple[int, int, int, int], cell: Cell, words: Words) -> None:
    """A drop-down where there are words to choose from; several at once may be typed."""
    if cell.field is None:
        sheet.drop_down(area, sheet.book.choices("present", (PRESENT,)))
    elif cell.field.kind == "yes_no":
        sheet.drop_down(area, sheet.book.choices("yes_no", (words.yes, words.no)))
    elif cell.field.kind == "choice":
        offered = words.choices_by_word(cell.kind, cell.steps[-1], cell.field.choices)
        name = f"{cell.kind}_{cell.steps[-1]}"
        known = sheet.book.choices(name, tuple(word for word in offered if word))
        sheet.drop_down(area, known, strict=not cell.field.many)
