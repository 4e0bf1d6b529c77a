"""2填写/裁定.xlsx: what the organiser decides and corrects, in yellow cells."""

from collections.abc import Sequence

from toolkit.layouts.certificates import CERTIFICATES
from toolkit.layouts.decisions import DECISIONS, LAYOUTS, MATTERS, corrections
from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.seals import SEALS
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fill_in import fill_in_sheet, write_index
from toolkit.workbooks.pictures import NOTHING, Shown, certificate_sheet, seal_sheet
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
    layouts: Sequence[FillRow] = (),
    seals: Shown = NOTHING,
    certificates: Shown = NOTHING,
) -> bytes:
    """The workbook; all its sheets are read back by `toolkit.sources.filled`.

    The pictures of `seals`: the seal, its letters in a line; of `certificates`: the page, the
    lines that count.
    """
    book = Book(stamp, f"{event} 裁定")
    hint = "在黄色格里选裁定、写理由和姓名，保存后运行 qisai check。清空黄色格就是收回裁定。"
    sheet = fill_in_sheet(book, DECISIONS, decisions, f"{event} 裁定", hint)
    _show_what_is_missing(sheet, len(decisions))
    seal_sheet(book, event, seals)
    if certificates.rows:
        certificate_sheet(book, event, certificates)
    table = corrections(units, files)
    fill_in_sheet(
        book,
        table,
        mended,
        f"{event} 更正",
        "来电来信更正、同名单位合并、重复报名的人：一行写一项，保存后运行 qisai check。"
        "原表不会改动，清空一行就是收回更正。",
    )
    _of_the_whole_event(book, event, matters, layouts)
    written = [(DECISIONS, decisions), (table, mended), (MATTERS, matters), (LAYOUTS, layouts)]
    written += [(SEALS, seals.rows), (CERTIFICATES, certificates.rows)]
    write_index(book, written)
    return book.to_bytes()


def _of_the_whole_event(
    book: Book, event: str, matters: Sequence[FillRow], layouts: Sequence[FillRow]
) -> None:
    hint = "整个赛事的决定：写内容和理由，保存后运行 qisai check。"
    fill_in_sheet(book, MATTERS, matters, f"{event} 事项", hint)
    hint = "别的格式的报名表里，程序看不懂的列：选一次它是什么，保存后运行 qisai check。"
    if not layouts:
        hint = "没有看不懂的列。"
    fill_in_sheet(book, LAYOUTS, layouts, f"{event} 版式", hint)


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
