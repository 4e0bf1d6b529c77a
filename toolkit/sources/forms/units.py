"""Sorts what a file states into units: one form each (一个单位一份)."""

import string
from dataclasses import dataclass, field

from toolkit.model.form import Line, Problem, UnknownColumn
from toolkit.model.said import Said
from toolkit.sources.forms.events import SheetFacts, Stated
from toolkit.sources.forms.repeats import without_repeats
from toolkit.sources.forms.words import folded


@dataclass
class UnitFacts:
    """What belongs to one unit, from all sheets of the file."""

    heading: dict[str, list[Said]] = field(default_factory=dict)
    lines: dict[str, list[Line]] = field(
        default_factory=lambda: {"players": [], "rooms": [], "companions": []}
    )
    sheets: list[str] = field(default_factory=list)
    columns: set[str] = field(default_factory=set)
    unknown: list[UnknownColumn] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    blank: dict[str, str] = field(default_factory=dict)  # cells of heading fields left empty

    def unit(self) -> str:
        """The unit's name evened out, "" when none is stated."""
        said = self.heading.get("unit")
        return folded(said[0].text) if said else ""

    def empty(self) -> bool:
        """Whether no table gave a line."""
        return not any(self.lines.values())

    def add(self, stated: Stated) -> None:
        """Take one statement; a value repeated in other words of the same spelling counts once."""
        self.columns |= stated.columns
        if stated.line is not None:
            self.lines[stated.kind].append(stated.line)
        elif stated.unknown is not None:
            self.unknown.append(stated.unknown)
        elif stated.problem is not None:
            self.problems.append(stated.problem)
        elif stated.said is not None and stated.kind == "blank":
            self.blank[stated.field] = stated.said.where
        elif stated.said is not None:
            known = self.heading.setdefault(stated.field, [])
            if all(folded(s.text, True) != folded(stated.said.text, True) for s in known):
                known.append(stated.said)

    def stated(self) -> dict[str, tuple[Said, ...]]:
        """The heading values; of several phones the one in the contact's row comes first."""
        heading = {field: tuple(said) for field, said in self.heading.items()}
        rows = {_row(said) for said in heading.get("contact", ())}
        phones = heading.get("phone", ())
        if len(phones) > 1 and rows:
            heading["phone"] = tuple(sorted(phones, key=lambda said: _row(said) not in rows))
        return heading


def _row(said: Said) -> tuple[str, str]:
    """Sheet and row number of a value."""
    sheet, _, cell = said.where.rpartition("!")
    return sheet, cell.lstrip(string.ascii_uppercase)


def by_unit(sheets: list[SheetFacts]) -> list[UnitFacts]:
    """One entry per unit, in reading order."""
    groups: list[UnitFacts] = []
    for sheet in without_repeats(sheets):
        _place(sheet, groups)
    groups = [group for group in groups if not group.empty()] or groups[:1]
    return [part for group in groups for part in _split(group)]


def _place(sheet: SheetFacts, groups: list[UnitFacts]) -> None:
    named = [s.said.text for s in sheet.stated if s.field == "unit" and s.said]
    units = {folded(text) for text in named if text}
    known = next((g for g in groups if g.unit() and g.unit() in units), None)
    if known is not None:
        group = known
    elif groups and (not units or not groups[-1].unit()):
        group = groups[-1]
    else:
        group = UnitFacts()
        groups.append(group)
    for stated in sheet.stated:
        names = stated.field == "unit" and stated.kind == "heading"
        if names and stated.said and _begins(group, stated.said, sheet, stated):
            group = UnitFacts()
            groups.append(group)
        if sheet.sheet not in group.sheets:
            group.sheets.append(sheet.sheet)
        group.add(stated)


def _begins(group: UnitFacts, said: Said, sheet: SheetFacts, stated: Stated) -> bool:
    """Whether another unit begins here: another name, players before it and after it."""
    if not group.unit() or group.unit() == folded(said.text) or not group.lines["players"]:
        return False
    return any(s.kind == "players" and s.row > stated.row for s in sheet.stated)


def _split(group: UnitFacts) -> list[UnitFacts]:
    """By the unit column, when no heading names the unit that enters."""
    named = [line.said.get("unit") for line in group.lines["players"]]
    units = list(dict.fromkeys(folded(s.text) for s in named if s))
    if group.unit() or not units:
        return [group]
    parts = {unit: UnitFacts(sheets=group.sheets, columns=group.columns) for unit in units}
    first = parts[units[0]]
    first.problems, first.unknown = group.problems, group.unknown
    owner: dict[tuple[str, str], UnitFacts] = {}  # whose row it is
    for kind, lines in group.lines.items():
        for line in lines:
            said = line.said.get("unit")
            part = parts.get(folded(said.text), first) if said else first
            part.lines[kind].append(line)
            owner[_row(Said("", line.where))] = part
            if said and "unit" not in part.heading:
                part.heading["unit"] = [said]
    for field_, values in group.heading.items():  # 领队 in a column belongs to its row's unit
        for value in values:
            owner.get(_row(value), first).heading.setdefault(field_, []).append(value)
    return list(parts.values())
