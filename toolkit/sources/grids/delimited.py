"""Comma- or tab-separated text (CSV) as Chinese Excel and its rivals write it."""

import csv
import io

from toolkit.sources.files.unreadable import broken
from toolkit.sources.grids.grid import Grid
from toolkit.sources.grids.workbook import Workbook

SHEET = "表1"
_FORM_WORDS = (
    "姓名",
    "性别",
    "身份证",
    "身份證",
    "组别",
    "組別",
    "单位",
    "單位",
    "电话",
    "電話",
    "日期",
)
_MOST_ROWS, _MOST_COLUMNS = 20_000, 400


def read(data: bytes, kind: str) -> Workbook:
    """One grid; everything is text, as the file says nothing about kinds."""
    text = decode(data)
    if (count := text.count("\n")) > _MOST_ROWS:
        raise broken(f"行数太多（{count} 行）", kind)
    lines = text.splitlines()[:50]
    tabs, commas, semicolons = (sum(line.count(c) for line in lines) for c in "\t,;")
    delimiter = "\t" if tabs > commas else ";" if semicolons > 3 * commas else ","
    if kind == "txt" and delimiter == "," and "，" in text and not commas:
        delimiter = "，"
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    rows = [[_plain(cell) for cell in row[:_MOST_COLUMNS]] for row in reader]
    return Workbook(kind, [Grid(SHEET, rows)])


def decode(data: bytes) -> str:
    """The text: by its mark, else strict UTF-8, else GB18030 or Big5, whichever speaks of forms.

    Raises Unreadable when none fits; nothing is replaced or guessed.
    """
    for mark, encoding in (
        (b"\xef\xbb\xbf", "utf-8-sig"),
        (b"\xff\xfe", "utf-16"),
        (b"\xfe\xff", "utf-16"),
    ):
        if data.startswith(mark):
            return data.decode(encoding, "replace")
    if len(data) % 2 == 0 and any(mark in data[:4000] for mark in (b",\0", b"\t\0", b"\n\0")):
        return data.decode("utf-16-le", "replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        pass
    readings = [text for encoding in ("gb18030", "big5hkscs") if (text := _try(data, encoding))]
    if not readings:
        raise broken("文字编码认不出，请用 Excel 另存为 xlsx", "csv")
    return max(readings, key=lambda text: sum(text.count(word) for word in _FORM_WORDS))


def _try(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return ""


def _plain(cell: str) -> str:
    """Without the wrapping that keeps Excel from making a number of an ID (="370…", '370…, tab)."""
    text = cell.strip("\t")
    if text.startswith('="') and text.endswith('"'):
        return text[2:-1]
    return text[1:] if text.startswith("'") else text
