"""A workbook as text, so that golden tests and reviewers see what changed in it.

Shown: properties, sheets, widths, cells with the traits that matter, merges, drop-downs, notes,
links, conditional formats, print set-up. Not shown: fonts, borders, the order of styles.
"""

from collections.abc import Iterator
from io import BytesIO
from typing import Any


def dump(data: bytes) -> str:
    """The text of an .xlsx workbook, one fact a line."""
    import openpyxl

    book = openpyxl.load_workbook(BytesIO(data))
    values = openpyxl.load_workbook(BytesIO(data), data_only=True)
    return "\n".join([*_book_lines(book), *_sheet_lines(book, values), ""])


def _book_lines(book: Any) -> Iterator[str]:
    yield f"title: {book.properties.title or ''}"
    yield f"created: {book.properties.created:%Y-%m-%d %H:%M:%S}"
    for prop in book.custom_doc_props.props:
        yield f"property {prop.name}: {prop.value}"
    for name, defined in book.defined_names.items():
        yield f"name {name}: {defined.attr_text}"


def _sheet_lines(book: Any, values: Any) -> Iterator[str]:
    for sheet in book.worksheets:
        state = "" if sheet.sheet_state == "visible" else f" ({sheet.sheet_state})"
        yield f"\n== {sheet.title}{state} =="
        yield from _layout_lines(sheet)
        yield from _cell_lines(sheet, values[sheet.title])
        yield from _rule_lines(sheet)


def _layout_lines(sheet: Any) -> Iterator[str]:
    setup = sheet.page_setup
    yield f"page: {setup.orientation or 'portrait'}, repeat {sheet.print_title_rows or 'nothing'}"
    if sheet.freeze_panes:
        yield f"frozen at: {sheet.freeze_panes}"
    if sheet.auto_filter.ref:
        yield f"filter: {sheet.auto_filter.ref}"
    yield f"protected: {'yes' if sheet.protection.sheet else 'no'}"
    for letter, column in sorted(sheet.column_dimensions.items()):
        hidden = " hidden" if column.hidden else ""
        until = f" to column {column.max}" if column.max > column.min else ""
        yield f"column {letter}{until}: {column.width:g}{hidden}"
    merged = sorted(str(area) for area in sheet.merged_cells.ranges)
    if merged:
        yield f"merged: {' '.join(merged)}"


def _cell_lines(sheet: Any, values: Any) -> Iterator[str]:
    yield from _empty_entry_lines(sheet)
    for row in sheet.iter_rows():
        for cell in row:
            traits = _traits(cell)
            if cell.value is None and cell.comment is None:
                continue
            shown = "" if cell.value is None else repr(cell.value)
            if cell.data_type == "f":
                shown += f" = {values[cell.coordinate].value!r}"
            yield " ".join([f"{cell.coordinate}:", shown, *traits]).rstrip()
            if cell.comment is not None:
                yield f"  note: {cell.comment.text!r}"


def _empty_entry_lines(sheet: Any) -> Iterator[str]:
    """Runs of empty entry cells, column by column."""
    for column in sheet.iter_cols():
        run: list[Any] = []
        for cell in [*column, None]:
            empty = cell is not None and cell.value is None and "entry" in _traits(cell)
            if empty and (not run or _traits(cell) == _traits(run[0])):
                run.append(cell)
                continue
            if run:
                area = f"{run[0].coordinate}:{run[-1].coordinate}"
                yield " ".join([f"empty {area}:", *_traits(run[0])])
            run = [cell] if empty else []


def _traits(cell: Any) -> list[str]:
    """What matters of a cell's look; nothing for the covered cells of a merged range."""
    traits: list[str] = []
    if type(cell).__name__ == "MergedCell":
        return traits
    if not cell.protection.locked:
        traits.append("entry")
    if cell.number_format != "General":
        traits.append(f"[{cell.number_format}]")
    if cell.quotePrefix:
        traits.append("[quoted]")
    if cell.fill.fill_type:
        traits.append(f"#{cell.fill.fgColor.rgb[2:]}")
    if cell.hyperlink is not None:
        traits.append(f"-> {cell.hyperlink.target or ''}#{cell.hyperlink.location or ''}")
    return traits


def _rule_lines(sheet: Any) -> Iterator[str]:
    for rule in sheet.data_validations.dataValidation:
        title = f" {rule.promptTitle}: {rule.prompt!r}" if rule.prompt else ""
        yield f"rule {rule.sqref}: {rule.type or 'any'} {rule.formula1 or ''}{title}"
    for area in sheet.conditional_formatting:
        for rule in area.rules:
            yield f"colour {area.sqref}: {' '.join(rule.formula)}"
