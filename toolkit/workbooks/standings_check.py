"""The sheet 核对 of a standing: points and opponents' points as live formulas, to be checked."""

from collections.abc import Sequence

from toolkit.model.record import Record
from toolkit.workbooks.book import Book
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import CELL, CENTER, HEAD, MISSING, NUMBER

_TOP = 2  # the header's row, counted from 0
_POINTS = NUMBER.but(number="0.##", align="center")
_HINT = (
    "总分和对手分由 Excel 当场相加：对手分 = 各对手总分之和，没有对手的轮次不计。"
    "破同分项目对轮空、弃权另有规定，可能与这里不同。"
)


class CheckRow(Record, frozen=True):
    """One player: points and opponent (start number, None = none) of each round, in units.

    `total` = the points that the standing shows, in units; `opponents` = his opponents' totals.
    """

    number: int
    name: str
    points: tuple[int, ...]
    met: tuple[int | None, ...]
    total: int
    opponents: int


def check_sheet(book: Book, title: str, unit: int, rows: Sequence[CheckRow]) -> None:
    """Rows in order of start numbers; `unit` units make one shown point."""
    if not rows:
        return
    sheet, rounds = book.sheet("核对"), len(rows[0].points)
    last = 2 * rounds + 4
    sheet.heading(f"{title} 核对", last + 1, _HINT)
    heads = ["号", "姓名", *[f"第{n}轮得分" for n in range(1, rounds + 1)], "总分", "名次表积分"]
    heads += [*[f"第{n}轮对手" for n in range(1, rounds + 1)], "对手分"]
    for place, head in enumerate(heads):
        sheet.text(_TOP, place, head, HEAD)
        sheet.width({place: 15 if place == 1 else 8})
    for line, row in enumerate(rows, start=_TOP + 1):
        _write(sheet, line, row, unit, _TOP + len(rows))
    total, shown = _letters(sheet, 2 + rounds), _letters(sheet, 3 + rounds)
    area = (_TOP + 1, 2 + rounds, _TOP + len(rows), 3 + rounds)
    sheet.color_when(area, f"${total}{_TOP + 2}<>${shown}{_TOP + 2}", MISSING)
    sheet.freeze(_TOP + 1, 2)
    sheet.print_on_a4(landscape=True, header_rows=(_TOP, _TOP))


def _write(sheet: Sheet, line: int, row: CheckRow, unit: int, bottom: int) -> None:
    rounds = len(row.points)
    sheet.number(line, 0, row.number, CENTER)
    sheet.text(line, 1, row.name, CELL)
    for place, points in enumerate(row.points, start=2):
        sheet.share(line, place, points, unit, _POINTS)
    total = 2 + rounds
    sum_of = sheet.area(line, 2, line, total - 1)
    sheet.formula(line, total, f"=SUM({sum_of})", row.total / unit, _POINTS)
    sheet.share(line, total + 1, row.total, unit, _POINTS)
    for place, opponent in enumerate(row.met, start=total + 2):
        if opponent is None:
            sheet.text(line, place, "—", CENTER)
        else:
            sheet.number(line, place, opponent, CENTER)
    numbers = _fixed(sheet, 0, bottom)
    totals = _fixed(sheet, total, bottom)
    met = sheet.area(line, total + 2, line, total + 1 + rounds)
    formula = f"=SUMPRODUCT(SUMIF({numbers},{met},{totals}))"
    place = total + 2 + rounds
    sheet.formula(line, place, formula, row.opponents / unit, _POINTS)


def _fixed(sheet: Sheet, column: int, bottom: int) -> str:
    letters = _letters(sheet, column)
    return f"${letters}${_TOP + 2}:${letters}${bottom + 1}"


def _letters(sheet: Sheet, column: int) -> str:
    return sheet.area(0, column, 0, column).rstrip("0123456789")
