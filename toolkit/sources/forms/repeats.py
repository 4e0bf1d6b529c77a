"""Lists that only repeat who has been entered (分房名单, 保险名单): nobody enters twice by them."""

from dataclasses import replace

from toolkit.sources.forms.events import SheetFacts, Stated
from toolkit.sources.forms.words import folded, plain

_OFFICIALS = ("leader", "coach", "contact")
_ENTERS = frozenset(("title", "grade", "section", "certificate"))  # what only an entry states


def without_repeats(sheets: list[SheetFacts]) -> list[SheetFacts]:
    """The sheets without the lines that name again, in a bare list, who stands elsewhere.

    A bare list has no column for title, grade, certificate or section and no section above it. Its
    line repeats an entered player when the name is the same and no other ID is stated; it repeats
    an official when a heading or a row of the file names him.
    """
    entered: dict[str, set[str]] = {}
    officials: set[str] = set()
    for stated, bare in (pair for sheet in sheets for pair in _judged(sheet)):
        if stated.field in _OFFICIALS and stated.said:
            officials.add(folded(stated.said.text))
        if stated.line and stated.kind == "players" and not bare:
            entered.setdefault(_name(stated), set()).add(_number(stated))
    if not entered:
        return sheets
    return [replace(sheet, stated=_kept(sheet, entered, officials)) for sheet in sheets]


def _kept(sheet: SheetFacts, entered: dict[str, set[str]], officials: set[str]) -> list[Stated]:
    kept = []
    for stated, bare in _judged(sheet):
        name, number = _name(stated), _number(stated)
        known = name in entered and (not number or bool({number, ""} & entered[name]))
        if not (bare and name and (known or name in officials)):
            kept.append(stated)
    return kept


def _judged(sheet: SheetFacts) -> list[tuple[Stated, bool]]:
    """Each statement with whether it is a player's line of a bare list."""
    columns: frozenset[str] = frozenset()
    judged = []
    for stated in sheet.stated:
        if stated.kind == "columns":
            columns = stated.columns
        line = stated.line if stated.kind == "players" else None
        judged.append((stated, line is not None and not line.heading and not columns & _ENTERS))
    return judged


def _name(stated: Stated) -> str:
    return _value(stated, "name")


def _number(stated: Stated) -> str:
    return plain(_value(stated, "id_number"))


def _value(stated: Stated, field: str) -> str:
    said = stated.line.said.get(field) if stated.line else None
    return folded(said.text) if said else ""
