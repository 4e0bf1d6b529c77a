"""Turns the rows of a table into lines: every value with its cell, nothing judged."""

import itertools
import re

from toolkit.model.form import Line, Problem, UnknownColumn
from toolkit.model.said import Said
from toolkit.sources.forms.blocks import COMPANIONS, OFFICIALS, PLAYERS, ROOMS, Block
from toolkit.sources.forms.events import SheetFacts, Stated
from toolkit.sources.forms.rows import Judge, Row, section_title
from toolkit.sources.forms.words import Words, folded
from toolkit.sources.grids.grid import Grid, letters

_UNSAID = ("serial", "picture", "role", "leader", "coach", "contact", "family", "given")
_DITTO = re.compile(r"[〃″”“\"']{1,2}|同上|同前")
_NOT_REPEATED = ("name", "id_number", "birth", "certificate", "fide_id", "registration")
_TOTALS = {"people": "total_people", "rooms": "total_rooms", "amount": "total_amount"}
_ROLES = {"领队": "leader", "教练": "coach"}
_NOT_PLAYING = ("家长", "陪同", "随行", "家属", "随队", "工作人员", "队医", "助教")
_COUNT = re.compile(r"(?:^|[^\d.])(\d{1,4})\s*(?:人|名|位)?\s*$")


class TableReader:
    """Reads one block; `consumed` are the rows that the search for heading values leaves out."""

    def __init__(self, grid: Grid, block: Block, words: Words, facts: SheetFacts) -> None:
        self.grid, self.block, self.words, self.facts = grid, block, words, facts
        self.judge = Judge(grid, block, words)
        self.consumed: set[int] = set(range(block.header.top, block.header.bottom + 1))
        self.heading: Said | None = None
        self.last_name: tuple[int, int] | None = None
        self.last_unit: Said | None = None
        self.data_rows: list[int] = []
        self.above: dict[str, Said] = {}  # what the row before said

    def read(self) -> None:
        """Append what the block states to the sheet's facts."""
        block = self.block
        self.heading = self._heading_above()
        for row in range(block.header.bottom + 1, block.last + 1):
            kind = self.judge.judge(row)
            if kind is Row.LINE:
                self._line(row)
            elif kind is Row.EXAMPLE:
                where = self.grid.where(row, max(self.judge.name, block.left))
                problem = Problem("F009", where)
                self.facts.stated.append(Stated(row, "problem", problem=problem))
            elif kind is Row.SECTION:
                self._section(row)
            elif kind is Row.TOTAL:
                self._totals(row)
            if kind in (Row.LINE, Row.EXAMPLE, Row.SECTION):
                self.consumed.add(row)
        self._unknown_columns()

    def _heading_above(self) -> Said | None:
        """A section title (棋协大师组) just above the header."""
        grid = self.grid
        for row in range(self.block.header.top - 1, max(self.block.header.top - 3, -1), -1):
            cells = grid.distinct(row, self.block.left, self.block.right)
            if not cells:
                continue
            text = cells[0][1]
            if len(cells) == 1 and self._names_section(text):
                return Said(section_title(text), grid.where(row, cells[0][0]))
            break
        return Said(self.facts.sheet.strip()) if self.facts.names_section() else None

    def _names_section(self, text: str) -> bool:
        text = section_title(text)
        label = folded(text, True)
        if ":" in text or "：" in text or len(label) > 20 or "组" not in label:
            return False
        return not any(word in label for word in self.words.signs["titles"] if word != "大师赛")

    def _section(self, row: int) -> None:
        cells = self.grid.distinct(row, self.block.left, self.block.right)
        said = self.grid.said(row, cells[0][0])
        self.heading = Said(section_title(said.text), said.where)
        self.last_unit = None
        self.above = {}

    def _line(self, row: int) -> None:
        block, grid = self.block, self.grid
        self.data_rows.append(row)
        said = {
            field: grid.said(row, column)
            for field, column in block.columns.items()
            if field not in _UNSAID and grid.texts[row][column]
        }
        self._together(row, said)
        self.above = said = {f: self._repeated(f, value) for f, value in said.items()}
        if block.kind in (PLAYERS, OFFICIALS):
            self._person(row, said)
        else:
            self._add(row, block.kind, said)

    def _together(self, row: int, said: dict[str, Said]) -> None:
        """Add what takes several columns to say: a name in two, a choice by tick."""
        grid, columns = self.grid, self.block.columns
        if "given" in columns and "name" in columns:
            name, given = grid.said(row, columns["name"]), grid.texts[row][columns["given"]]
            if given and grid.texts[row][columns["name"]]:
                said["name"] = Said(name.text.strip() + given, name.where)
        for ticks in self.block.ticks:
            column = ticks.ticked(grid.texts[row])
            if column is not None:
                said[ticks.field] = Said(ticks.values[column], grid.where(row, column))

    def _repeated(self, field: str, said: Said) -> Said:
        """The value above where a row only says that it is the same (同上, 〃)."""
        above = self.above.get(field)
        if above is None or field in _NOT_REPEATED or not _DITTO.fullmatch(said.text.strip()):
            return said
        return Said(above.text, said.where, above.kind)

    def _person(self, row: int, said: dict[str, Said]) -> None:
        """A row of people: by its role a leader, coach, companion or player."""
        role = self._role(row)
        name = said.get("name")
        for word, field in _ROLES.items():
            if word in role and name is not None:
                self._heading(row, field, name)
                if phone := said.get("phone"):
                    self._heading(row, "phone", phone)
        if any(word in role for word in _ROLES) and not any(
            word in role for word in ("队员", "棋手", "运动员", "选手")
        ):
            return
        if any(word in role for word in _NOT_PLAYING):
            self._add(row, COMPANIONS, said)
        elif self.block.kind == PLAYERS:
            self._player(row, said)
        elif name is not None and not role:
            self._heading(row, _official(self.block.title), name)

    def _role(self, row: int) -> str:
        texts, columns = self.grid.texts[row], self.block.columns
        if "role" in columns:
            return folded(texts[columns["role"]])
        text = folded(texts[columns["serial"]]) if "serial" in columns else ""
        return "" if text.isdigit() else text

    def _player(self, row: int, said: dict[str, Said]) -> None:
        grid, columns = self.grid, self.block.columns
        for field in ("leader", "coach", "contact"):
            if field in columns and grid.texts[row][columns[field]]:
                self._heading(row, field, grid.said(row, columns[field]))
        if "unit" in columns:
            # A unit written once stands for the rows below it too.
            said.setdefault("unit", self.last_unit) if self.last_unit else None
            self.last_unit = said.get("unit")
        anchor = grid.anchor(row, columns["name"]) if "name" in columns else None
        if anchor is not None and anchor == self.last_name and grid.texts[row][columns["name"]]:
            return  # one player over two rows: the first has been taken
        self.last_name = anchor
        self._add(row, PLAYERS, said)
        self._own_room(row, said)

    def _own_room(self, row: int, player: dict[str, Said]) -> None:
        """Room columns inside the player table (住宿/房型) become a line of the room plan."""
        said = {
            field: self.grid.said(row, column)
            for field, column in self.block.extra.items()
            if self.grid.texts[row][column]
        }
        if said and "name" in player:
            self._add(row, ROOMS, {**said, "names": player["name"]})

    def _add(self, row: int, kind: str, said: dict[str, Said]) -> None:
        columns = self.block.columns
        if kind == ROOMS:
            where = next(iter(said.values())).where
        else:
            where = self.grid.where(row, columns.get("name", columns.get("id_number", 0)))
        grid = self.grid
        hidden = grid.hidden or row in grid.hidden_rows
        blank = self._blank(row, said) if kind == PLAYERS else {}
        line = Line(where, said, self.heading, hidden, blank)
        self.facts.stated.append(Stated(row, kind, line=line))

    def _blank(self, row: int, said: dict[str, Said]) -> dict[str, str]:
        """The cells where a player's row says nothing, so that what is missing has its place."""
        return {
            field: self.grid.where(row, column)
            for field, column in self.block.columns.items()
            if field not in _UNSAID and field not in said
        }

    def _heading(self, row: int, field: str, said: Said) -> None:
        self.facts.stated.append(Stated(row, "heading", field, said))

    def _totals(self, row: int) -> None:
        if self.block.kind == PLAYERS:
            self._count(row)
            return
        for field, total in _TOTALS.items():
            column = self.block.columns.get(field)
            if column is not None and any(c.isdigit() for c in self.grid.texts[row][column]):
                self._heading(row, total, self.grid.said(row, column))

    def _count(self, row: int) -> None:
        """The number of players below their table (合计：12人)."""
        for column, text in self.grid.distinct(row, self.block.left, self.block.right):
            match = _COUNT.search(text)
            if match:
                said = self.grid.said(row, column)
                self._heading(row, "total_players", Said(match[1], said.where, said.kind))
                return

    def _unknown_columns(self) -> None:
        if self.block.kind != PLAYERS:
            return
        labels = self.block.unknown
        ticked = (column for ticks in self.block.ticks for column in ticks.values)
        known = {*self.block.columns.values(), *self.block.extra.values(), *ticked}
        rightmost = self.block.right > max(self.block.header.labels)
        end = self.grid.width if rightmost else self.block.right
        for column in range(self.block.left, end):
            if column in known:
                continue
            rows = [r for r in self.data_rows if self.grid.texts[r][column]]
            label = labels[column].whole if column in labels else ""
            if not rows or (not label and self._counts(column, rows)):
                continue
            where = self.grid.where(self.block.header.bottom if label else rows[0], column)
            said = tuple(self.grid.said(r, column) for r in rows)
            unknown = UnknownColumn(where, letters(column), label, said)
            self.facts.stated.append(Stated(self.block.header.bottom, "unknown", unknown=unknown))

    def _counts(self, column: int, rows: list[int]) -> bool:
        """Whether a column without header only numbers the rows."""
        texts = [self.grid.texts[row][column] for row in rows]
        if not all(text.isdigit() and len(text) < 4 for text in texts):
            return False
        numbers = [int(text) for text in texts]
        return all(a < b for a, b in itertools.pairwise(numbers))


def _official(title: str) -> str:
    return "coach" if "教练" in title and "领队" not in title else "leader"
