"""Recomputes trivial formulas that a file stores without a value (=A1+B1, =SUM(C2:C9))."""

import ast
import re

from toolkit.model.said import CellKind
from toolkit.sources.grids.grid import Grid, column_of, shown

_RANGE = re.compile(r"\$?([A-Z]{1,3})\$?(\d{1,6}):\$?([A-Z]{1,3})\$?(\d{1,6})")
_CELL = re.compile(r"([A-Z]{1,3})(\d{1,6})")
_NUMBER = re.compile(r"[+-]?\d+(?:\.\d+)?")
_LONGEST = 200  # characters of a formula
_MOST_CELLS = 5_000  # of a range
_DEEPEST = 20  # formulas that need other formulas

Place = tuple[int, int]


class _NotTrivialError(Exception):
    """The formula needs more than sums and the four operations on plain cells."""


def recompute(grid: Grid) -> dict[Place, str]:
    """Give the grid's uncalculated cells their values where that is trivial.

    Returns the formulas by cell with what was computed, "" where nothing could be; a computed
    cell becomes a number.
    """
    found: dict[Place, str] = {}
    for place in grid.formulas:
        try:
            value = shown(round(_cell(grid, place, 0), 10))
        except (_NotTrivialError, ZeroDivisionError, OverflowError):
            value = ""
        found[place] = value
    for place, value in found.items():
        if value:
            grid.force(place, CellKind.NUMBER, value)
    return found


def _cell(grid: Grid, place: Place, depth: int) -> float:
    """The number in a cell; an empty one is 0, any text is not trivial."""
    if place in grid.formulas:
        return _formula(grid, grid.formulas[place], depth + 1)
    row, column = place
    if row >= grid.height or column >= grid.width:
        return 0
    text = grid.texts[row][column]
    if not text:
        return 0
    if not _NUMBER.fullmatch(text):
        raise _NotTrivialError
    return float(text)


def _formula(grid: Grid, formula: str, depth: int) -> float:
    text = formula.strip().lstrip("=").replace("$", "").upper()
    if not text or len(text) > _LONGEST or depth > _DEEPEST:
        raise _NotTrivialError
    try:
        tree = ast.parse(_RANGE.sub(r"RANGE('\1\2:\3\4')", text), mode="eval")
    except (SyntaxError, ValueError) as error:
        raise _NotTrivialError from error
    return _node(grid, tree.body, depth)


def _node(grid: Grid, node: ast.expr, depth: int) -> float:
    match node:
        case ast.Constant(value=int() | float() as number):
            return float(number)
        case ast.Name(id=name) if cell := _CELL.fullmatch(name):
            return _cell(grid, (int(cell[2]) - 1, column_of(cell[1])), depth)
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            return -_node(grid, inner, depth)
        case ast.BinOp(left=left, op=op, right=right):
            return _operate(op, _node(grid, left, depth), _node(grid, right, depth))
        case ast.Call(func=ast.Name(id="SUM"), args=parts):
            return sum(sum(_numbers(grid, part, depth)) for part in parts)
    raise _NotTrivialError


def _operate(op: ast.operator, left: float, right: float) -> float:
    match op:
        case ast.Add():
            return left + right
        case ast.Sub():
            return left - right
        case ast.Mult():
            return left * right
        case ast.Div():
            return left / right
    raise _NotTrivialError


def _numbers(grid: Grid, node: ast.expr, depth: int) -> list[float]:
    """What one argument of SUM adds up: a range without its texts, or a single value."""
    match node:
        case ast.Call(func=ast.Name(id="RANGE"), args=[ast.Constant(value=str() as area)]):
            return _range(grid, area, depth)
    return [_node(grid, node, depth)]


def _range(grid: Grid, area: str, depth: int) -> list[float]:
    corners = _RANGE.fullmatch(area)
    if corners is None:
        raise _NotTrivialError
    left, right = column_of(corners[1]), column_of(corners[3])
    top, bottom = int(corners[2]) - 1, int(corners[4]) - 1
    if (right - left + 1) * (bottom - top + 1) > _MOST_CELLS:
        raise _NotTrivialError
    found = []
    for row in range(top, min(bottom + 1, grid.height)):
        for column in range(left, min(right + 1, grid.width)):
            is_number = _NUMBER.fullmatch(grid.texts[row][column]) is not None
            if is_number or (row, column) in grid.formulas:
                found.append(_cell(grid, (row, column), depth))
    return found
