"""Writes 历年名录.xlsx: blank to be filled, or with all that is known, for the next event."""

from collections.abc import Iterable, Sequence

from toolkit.layouts.honours import BARS, HONOURS, ListSheet
from toolkit.model.lists import Bar, Honour, Person
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.style import CELL
from toolkit.workbooks.table import Column, list_sheet

_SPARE_ROWS = 200


def honours_book(stamp: Stamp, honours: Iterable[Honour], bars: Iterable[Bar]) -> bytes:
    """Both sheets, with empty rows to go on in; read back by `sources.honours`."""
    book = Book(stamp, "历年名录")
    _sheet(book, HONOURS, [_honour(honour) for honour in honours])
    _sheet(book, BARS, [_bar(bar) for bar in bars])
    return book.to_bytes()


def _sheet(book: Book, layout: ListSheet, rows: Sequence[dict[str, str]]) -> None:
    look = CELL.but(wrap=False, number="@")
    columns = [Column(column.title, look, width=column.width) for column in layout.columns]
    table = [[row.get(column.key, "") for column in layout.columns] for row in rows]
    sheet = book.sheet(layout.name)
    after = list_sheet(sheet, f"历年{layout.name}", layout.about, columns, table)
    sheet.fill(after, 0, after + _SPARE_ROWS - 1, len(columns) - 1, look)
    top = after - len(rows)
    for place, column in enumerate(layout.columns):
        area = (top, place, after + _SPARE_ROWS - 1, place)
        title = f"{column.title}（必填）" if column.needed else column.title
        sheet.prompt(area, title, column.hint)


def _honour(honour: Honour) -> dict[str, str]:
    return _person(honour.person) | {
        "year": str(honour.year),
        "event": honour.event,
        "section": honour.section,
        "place": str(honour.place),
        "unit": honour.unit,
        "title": honour.title,
    }


def _bar(bar: Bar) -> dict[str, str]:
    return _person(bar.person) | {
        "first": str(bar.first),
        "last": str(bar.last),
        "reason": bar.reason,
        "source": bar.source,
    }


def _person(person: Person) -> dict[str, str]:
    return {
        "name": person.name,
        "sex": person.sex,
        "birth": person.birth,
        "id_number": person.id_number,
        "fide_id": person.fide_id,
    }
