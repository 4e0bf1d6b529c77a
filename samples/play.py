"""Play as it could have been: results typed into 2填写/编排-<组别>.xlsx, the same every time.

Who is stronger wins more often; some games are drawn, some players do not come to a game, and
those whom the plan says leave do not come any more.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from samples.maker import draw
from samples.maker.make import planted
from samples.maker.people import Registry
from samples.maker.plan import LeavePlan, load_plan
from toolkit.flows.rounds.round_sheets import book_name
from toolkit.layouts.rounds import round_sheet

_HEADER_ROW = 3
_CHESS = {"first": "1-0", "draw": "½-½", "second": "0-1", "gone": "白方弃权"}
_XIANGQI = {"first": "红胜", "draw": "和", "second": "黑胜", "gone": "红方弃权"}
_SECOND_GONE, _BOTH_GONE = "黑方弃权", "双方弃权"
_DRAWS = 260  # of a thousand games between equals
_ABSENT = 90  # one game in so many is not played
_RECORDED_FROM, _RECORDED_BOARDS = 4, 20  # from this round on the winners hand in records
_FORGOTTEN = 12  # one in so many does not
_USUAL = (1300, 500)  # the lowest strength and how much above it, of who has no rating
_SCALE = 400.0  # rating points that make the odds ten to one


class Board(NamedTuple):
    """A row of the sheet: where the result goes, and who plays."""

    row: int
    board: int
    first_no: int
    first: str
    second_no: int
    second: str


def type_round(
    event: Path, name: str, section: str, number: int, most: int = 1000
) -> dict[tuple[int, int], str]:
    """Types the results of the first boards that have none yet; returns them by start numbers."""
    from openpyxl import load_workbook

    path = event / book_name(section)
    book = load_workbook(path)
    sheet = book[round_sheet(number)]
    columns = _columns(sheet)
    words = _XIANGQI if "红方" in columns else _CHESS
    typed: dict[tuple[int, int], str] = {}
    for board in _boards(sheet, columns):
        cell = sheet.cell(board.row, columns["结果"])
        if not cell.value and len(typed) < most:
            cell.value = result(name, section, number, board, words)
            typed[board.first_no, board.second_no] = cell.value
            foul = omitted(name, number, board, cell.value)
            if foul and f"{foul}犯规" in columns:
                sheet.cell(board.row, columns[f"{foul}犯规"]).value = 1
    book.save(path)
    return typed


def type_result(event: Path, section: str, number: int, board: int, text: str) -> str:
    """Overwrites one result, as who corrects a mistake does; returns what stood there."""
    from openpyxl import load_workbook

    path = event / book_name(section)
    book = load_workbook(path)
    sheet = book[round_sheet(number)]
    columns = _columns(sheet)
    row = next(b.row for b in _boards(sheet, columns) if b.board == board)
    cell = sheet.cell(row, columns["结果"])
    before = str(cell.value)
    cell.value = text
    book.save(path)
    return before


def result(name: str, section: str, number: int, board: Board, words: dict[str, str]) -> str:
    """How a game ends, by the names alone."""
    gone = {one.player for one in load_plan(name).leaves if _has_left(one, section, number)}
    key = f"{name}/{section}/{number}/{board.first}/{board.second}"
    late = draw.number(f"{key}/late", _ABSENT) == 0
    if board.first_no in gone:
        return _BOTH_GONE if board.second_no in gone else words["gone"]
    if board.second_no in gone or late:
        return _SECOND_GONE
    strong = strengths(name)
    expected = _expected(strong[board.first] - strong[board.second])
    drawn, chance = _DRAWS * 4 * expected * (1 - expected), draw.number(key, 1000)
    if chance < 1000 * expected - drawn / 2:
        return words["first"]
    return words["draw"] if chance < 1000 * expected + drawn / 2 else words["second"]


def omitted(name: str, number: int, board: Board, word: str) -> str:
    """The side that owes the record of a game it won on the first boards, "" where none does."""
    winner = {"红胜": "红方", "黑胜": "黑方"}.get(word, "")
    recorded = number >= _RECORDED_FROM and board.board <= _RECORDED_BOARDS
    forgot = draw.number(f"{name}/{number}/{board.first}/record", _FORGOTTEN) == 0
    return winner if recorded and forgot else ""


def _has_left(one: LeavePlan, section: str, number: int) -> bool:
    return one.section == section and number >= one.round


@cache
def strengths(name: str) -> dict[str, int]:
    """Everybody of a sample by name: the rating he states, else one drawn for him."""
    plan = load_plan(name)
    world = planted(plan, Registry(plan.births))
    players = (player for one in world.values() for player in one.players)
    lowest, above = _USUAL
    return {
        p["name"]: int(p.get("rating") or 0) or lowest + draw.number(f"{p['name']}/strong", above)
        for p in players
    }


def _expected(more: int) -> float:
    """The share of points that who is so much stronger gets (Elo)."""
    return float(1 / (1 + 10 ** (-more / _SCALE)))


def _boards(sheet: Any, columns: dict[str, int]) -> Iterator[Board]:
    first = "红方" if "红方" in columns else "白方"
    for row in range(_HEADER_ROW + 1, sheet.max_row + 1):
        shown = [
            str(sheet.cell(row, columns[title]).value or "")
            for title in ("台", f"{first}号", first, "黑方号", "黑方")
        ]
        if shown[0].isdigit():
            yield Board(row, int(shown[0]), int(shown[1]), shown[2], int(shown[3]), shown[4])


def _columns(sheet: Any) -> dict[str, int]:
    return {cell.value: cell.column for cell in sheet[_HEADER_ROW] if cell.value}
