"""2填写/裁定.xlsx: what the organiser decides and corrects, in yellow cells."""

from collections.abc import Sequence

from toolkit.layouts.decisions import DECISIONS, MATTERS, corrections
from toolkit.layouts.fill_in import FillRow
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fill_in import fill_in_sheet, write_index
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import MISSING


def decisions_book(
    stamp: Stamp,
    event: str,
    decisions: Sequence[FillRow],
    mended: Sequence[FillRow],
    matters: Sequence[FillRow],
    units: tuple[str, ...],
    files: tuple[str, ...],
) -> bytes:
    """The workbook; both sheets are read back by `toolkit.sources.filled`."""
    book = Book(stamp, f"{event} 裁定")
    sheet = fill_in_sheet(
        book,
        DECISIONS,
        decisions,
        f"{event} 裁定",
        "在黄色格里选裁定、写理由和姓名，保存后运行 qisai check。清空黄色格就是收回裁定。",
    )
    _show_what_is_missing(sheet, len(decisions))
    table = corrections(units, files)
    fill_in_sheet(
        book,
        table,
        mended,
        f"{event} 更正",
        "来电来信更正、同名单位合并、重复报名的人：一行写一项，保存后运行 qisai check。"
        "原表不会改动，清空一行就是收回更正。",
    )
    hint = "整个赛事的决定：写内容和理由，保存后运行 qisai check。"
    fill_in_sheet(book, MATTERS, matters, f"{event} 事项", hint)
    write_index(book, [(DECISIONS, decisions), (table, mended), (MATTERS, matters)])
    return book.to_bytes()


def _show_what_is_missing(sheet: Sheet, rows: int) -> None:
    """Red while a decision waits, and where a decision lacks its reason."""
    if not rows:
        return
    keys = [column.key for column in DECISIONS.columns]
    verdict, reason = (2 + keys.index(key) for key in ("verdict", "reason"))
    first, last = 3, 2 + rows
    said = f"LEN(TRIM({sheet.area(first, verdict, first, verdict)}))"
    why = f"LEN(TRIM({sheet.area(first, reason, first, reason)}))"
    sheet.color_when((first, verdict, last, verdict), f"={said}=0", MISSING)
    sheet.color_when((first, reason, last, reason), f"=AND({said}>0,{why}=0)", MISSING)
