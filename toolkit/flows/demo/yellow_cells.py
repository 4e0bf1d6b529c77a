"""Types into yellow cells as a person would, for the demo: with openpyxl, by what one can see."""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from toolkit.entries.signups import TYPED
from toolkit.flows.entry.decisions import BOOK
from toolkit.flows.rounds.round_sheets import book_name
from toolkit.layouts.phone_entries import SHEET
from toolkit.layouts.rounds import round_sheet

_HEADER_ROW = 3
Said = Mapping[str, str]  # texts by the column's title
_SIMULATED = {
    "白方": ("1-0", "0-1", "½-½", "1-0", "0-1"),
    "红方": ("红胜", "黑胜", "和", "红胜", "黑胜"),
}


def type_decisions(event: Path, lines: Iterable[tuple[str, str, str, str, str]]) -> int:
    """Fills 裁定 with (code, unit, subject, verdict, reason); returns how many rows were found."""
    return sum(
        type_where(
            event / BOOK,
            "裁定",
            {"代码": code, "单位": unit, **({"对象": subject} if subject else {})},
            {"裁定": verdict, "理由": reason, "裁定人": "王秘书"},
        )
        for code, unit, subject, verdict, reason in lines
    )


def type_where(path: Path, sheet_name: str, shown: Said, typed: Said) -> int:
    """Fills the cells of every row that shows those texts; returns how many rows there were."""
    from openpyxl import load_workbook

    book = load_workbook(path)
    sheet = book[sheet_name]
    columns = _columns(sheet)
    found = 0
    for row in range(_HEADER_ROW + 1, sheet.max_row + 1):
        if all((sheet.cell(row, columns[k]).value or "") == text for k, text in shown.items()):
            found += 1
            for title, text in typed.items():
                sheet.cell(row, columns[title]).value = text
    book.save(path)
    return found


def type_results(event: Path, section: str, number: int) -> None:
    """Fills every board of a round with a result drawn from the names, the same every time."""
    from openpyxl import load_workbook

    path = event / book_name(section)
    book = load_workbook(path)
    sheet = book[round_sheet(number)]
    columns = _columns(sheet)
    first = next(side for side in _SIMULATED if side in columns)
    words = _SIMULATED[first]
    for row in range(_HEADER_ROW + 1, sheet.max_row + 1):
        board = sheet.cell(row, columns["台"]).value
        if board and str(board).isdigit():
            names = f"{number}{sheet.cell(row, columns[first]).value}"
            drawn = int(sha256(names.encode()).hexdigest(), 16) % len(words)
            sheet.cell(row, columns["结果"]).value = words[drawn]
    book.save(path)


def type_phone_entries(event: Path, lines: str) -> int:
    """Fills 电话报名 with lines of a headed table, cells parted by tabs; returns how many."""
    from openpyxl import load_workbook

    head, *rows = (line.split("\t") for line in lines.splitlines())
    book = load_workbook(event / TYPED)
    sheet = book[SHEET]
    columns = _columns(sheet)
    for number, row in enumerate(rows, start=_HEADER_ROW + 1):
        for title, text in zip(head, row, strict=True):
            if text:
                sheet.cell(number, columns[title]).value = text
    book.save(event / TYPED)
    return len(rows)


def _columns(sheet: Any) -> dict[str, int]:
    return {cell.value: cell.column for cell in sheet[_HEADER_ROW] if cell.value}
