"""Conditional formats that colour a faulty cell until its sender has changed it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from toolkit.model.record import Record
from toolkit.workbooks.returned.package import elements
from toolkit.workbooks.returned.worksheet import Area, Content, a1, insert_in_order, tag
from toolkit.workbooks.style import utf16_length

if TYPE_CHECKING:
    from lxml.etree import _Element

_OWN = 'N("qisai")=0'
"""Always true; by it we know our rules again after Excel has rewritten the file."""

_LITERAL = 120  # Excel takes 255 characters between quotes; quotes inside count double
_SURELY_LOST = 1e15  # beyond this a number has lost digits, whatever it is compared with


class Color(Record, frozen=True):
    """One cell to be coloured: `look` is the number of a differential format."""

    area: Area
    content: Content
    look: int


def add(sheet: _Element, colors: Sequence[Color]) -> None:
    """Puts our rules before all others, so that our colour wins."""
    theirs = [(rule, int(rule.get("priority") or 0)) for rule in sheet.iter("{*}cfRule")]
    shift = len(colors) + 1 - min((old for _, old in theirs if old > 0), default=len(colors) + 1)
    for rule, old in theirs:
        if shift > 0 and old > 0:
            rule.set("priority", str(old + shift))
    for number, color in enumerate(colors, start=1):
        group = sheet.makeelement(tag("conditionalFormatting"), {}, None)
        group.set("sqref", color.area.ref)
        rule = sheet.makeelement(tag("cfRule"), {}, None)
        rule.set("type", "expression")
        rule.set("dxfId", str(color.look))
        rule.set("priority", str(number))
        formula = sheet.makeelement(tag("formula"), {}, None)
        formula.text = f"AND({_OWN},{unchanged(color.area, color.content)})"
        rule.append(formula)
        group.append(rule)
        insert_in_order(sheet, group)


def remove_own(sheet: _Element) -> None:
    """Takes our rules out again."""
    for group in sheet.findall(tag("conditionalFormatting")):
        for rule in group.findall(tag("cfRule")):
            if _OWN in (rule.findtext(tag("formula")) or ""):
                group.remove(rule)
        if not elements(group):
            sheet.remove(group)


def unchanged(area: Area, content: Content) -> str:
    """A formula that is true while the cell holds what it held."""
    cell = f"${a1(1, area.column)[:-1]}${area.row}"
    match content.kind:
        case "blank":
            return f"LEN({cell})=0"
        case "text":
            return _same_text(cell, content.text)
        case "number":
            number = _number(content.text)
            if number is None:
                return "TRUE"
            same = "" if abs(number) >= _SURELY_LOST else f",ABS({cell}-({number!r}))<0.000001"
            return f"IF(ISNUMBER({cell}),AND(TRUE{same}),FALSE)"
        case "error":
            return f"ISERROR({cell})"
        case "bool":
            return f"{cell}={'TRUE' if content.text == '1' else 'FALSE'}"
    return "TRUE"


def _same_text(cell: str, text: str) -> str:
    """Exact comparison; long or many-lined texts by length and their longest plain piece.

    Spreadsheets differ in whether LEN counts a character outside the basic plane once or twice.
    """
    plain = text.isprintable() and len(text) <= _LITERAL
    if plain:
        return f'EXACT({cell}&"",{_quoted(text)})'
    piece = max(("".join(c if c.isprintable() else "\n" for c in text)).split("\n"), key=len)
    piece = piece[:_LITERAL]
    lengths = sorted({len(text), utf16_length(text)})
    same_length = ",".join(f"LEN({cell})={length}" for length in lengths)
    return f"AND(OR({same_length}),ISNUMBER(FIND({_quoted(piece)},{cell})))"


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"'


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None
