"""2填写/赛场.xlsx."""

from collections.abc import Sequence

from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.hall import PLACES, TIMES
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fill_in import fill_in_sheet, write_index

_PLACES = "台号、赛场印在对阵表和成绩单上；写好保存，下一次 qisai pair 时读入。"
_TIMES = "各组同时开赛时填这里；写好保存，下一次 qisai pair 时读入。"


def hall_book(
    stamp: Stamp, event: str, places: Sequence[FillRow], times: Sequence[FillRow]
) -> bytes:
    """The workbook; read back by `toolkit.sources.filled`."""
    book = Book(stamp, f"{event} 赛场")
    fill_in_sheet(book, PLACES, places, f"{event} 赛场", _PLACES)
    fill_in_sheet(book, TIMES, times, f"{event} 轮次时间", _TIMES)
    write_index(book, [(PLACES, places), (TIMES, times)])
    return book.to_bytes()
