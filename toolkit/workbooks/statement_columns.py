"""The workbook of --mapping: what each column of a foreign statement is (流水版式)."""

from collections.abc import Sequence
from datetime import datetime

from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.money import STATEMENT_COLUMNS
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fill_in import fill_in_sheet, write_index

HINT = "在黄色格里选每一列是什么，至少要有日期和金额（或收入、支出），保存后再运行同一条命令。"

_ALWAYS = datetime(2020, 1, 1)  # equal content gives equal bytes


def columns_book(rows: Sequence[FillRow]) -> bytes:
    """One sheet, a row for every column."""
    book = Book(Stamp(_ALWAYS), "流水版式")
    fill_in_sheet(book, STATEMENT_COLUMNS, rows, "这家银行的流水，每一列是什么", HINT)
    write_index(book, [(STATEMENT_COLUMNS, rows)])
    return book.to_bytes()
