"""What calamine does not tell about an xlsx sheet: hidden rows and columns, errors, formulas.

Regular expressions over the raw XML: a tree of the sheet would cost more than all the rest.
"""

import re
from typing import NamedTuple

from toolkit.model.said import CellKind
from toolkit.sources.grids.grid import column_of

_ROW = re.compile(rb"<(?:\w+:)?row\b([^>]*)>")
_COLUMN = re.compile(rb"<(?:\w+:)?col\b([^>]*?)/?>")
_ATTRIBUTE = re.compile(rb'(\w+)\s*=\s*"([^"]*)"')
_ERROR = re.compile(rb'<(?:\w+:)?c\b([^>]*\bt="e"[^>]*)>.*?<(?:\w+:)?v>([^<]*)<', re.DOTALL)
_FORMULA = re.compile(
    rb"<(?:\w+:)?c\b([^>]*)>\s*<(?:\w+:)?f\b[^>]*?(?:/>|>(.*?)</(?:\w+:)?f>)(.*?)</(?:\w+:)?c>",
    re.DOTALL,
)
_VALUE = re.compile(rb"<(?:\w+:)?v(?:\s[^>]*)?>[^<]|<(?:\w+:)?is\b")
_CELL = re.compile(r"([A-Z]{1,3})(\d{1,7})")
_WIDEST = 16_384


class SheetExtras(NamedTuple):
    """Hidden rows and columns (from 0), and cells whose kind the value does not tell."""

    hidden_rows: set[int]
    hidden_columns: set[int]
    forced: dict[tuple[int, int], tuple[CellKind, str]]
    formulas: dict[tuple[int, int], str]


def extras(xml: bytes) -> SheetExtras:
    """The extras of one sheet part. `formulas` holds those without a stored value."""
    hiding = b"hidden=" in xml or b"zeroHeight" in xml
    forced: dict[tuple[int, int], tuple[CellKind, str]] = {}
    formulas: dict[tuple[int, int], str] = {}
    if b't="e"' in xml:
        for match in _ERROR.finditer(xml):
            if (place := _place(_attributes(match[1]).get("r", ""))) is not None:
                forced[place] = (CellKind.ERROR, match[2].decode("utf-8", "replace"))
    if b"<f" in xml or b":f" in xml:
        formulas = _uncalculated(xml)
        forced |= dict.fromkeys(formulas, (CellKind.UNCALCULATED, ""))
    return SheetExtras(
        _hidden_rows(xml) if hiding else set(),
        _hidden_columns(xml) if hiding else set(),
        forced,
        formulas,
    )


def _attributes(raw: bytes) -> dict[str, str]:
    return {k.decode(): v.decode("utf-8", "replace") for k, v in _ATTRIBUTE.findall(raw)}


def _place(reference: str) -> tuple[int, int] | None:
    match = _CELL.fullmatch(reference)
    return (int(match[2]) - 1, column_of(match[1])) if match else None


def _hidden_rows(xml: bytes) -> set[int]:
    found, row = set(), 0
    for match in _ROW.finditer(xml):
        attributes = _attributes(match[1])
        row = int(attributes.get("r", row + 1))
        if attributes.get("hidden") in ("1", "true"):
            found.add(row - 1)
    return found


def _hidden_columns(xml: bytes) -> set[int]:
    found: set[int] = set()
    head = xml.partition(b"sheetData")[0]
    for match in _COLUMN.finditer(head):
        attributes = _attributes(match[1])
        if attributes.get("hidden") in ("1", "true"):
            first, last = int(attributes.get("min", 1)), int(attributes.get("max", 1))
            found.update(range(first - 1, min(last, _WIDEST)))
    return found


def _uncalculated(xml: bytes) -> dict[tuple[int, int], str]:
    found: dict[tuple[int, int], str] = {}
    for match in _FORMULA.finditer(xml):
        attributes = _attributes(match[1])
        place = _place(attributes.get("r", ""))
        # An empty text result is stored as t="str" with an empty value: calculated, and empty.
        if place is None or attributes.get("t") == "str" or _VALUE.search(match[3]):
            continue
        found[place] = (match[2] or b"").decode("utf-8", "replace")
    return found
