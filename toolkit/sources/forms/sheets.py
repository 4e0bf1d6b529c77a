"""Reads one grid: its tables, then what stands around them."""

from toolkit.model.form import PLAYER_FIELDS, Problem
from toolkit.model.said import Said
from toolkit.sources.forms.blocks import PLAYERS, Block, find_blocks
from toolkit.sources.forms.events import SheetFacts, Stated
from toolkit.sources.forms.headings import HeadingReader
from toolkit.sources.forms.lines import TableReader
from toolkit.sources.forms.titles import unit_in_title
from toolkit.sources.forms.words import Words, folded
from toolkit.sources.grids.formulas import recompute
from toolkit.sources.grids.grid import Grid

_MOST_FORMULAS = 20  # findings a sheet; more say nothing new


def read_sheet(grid: Grid, words: Words, known: dict[str, str]) -> SheetFacts:
    """All that one sheet states, in reading order."""
    facts = SheetFacts(grid.sheet, grid.hidden)
    _uncalculated(grid, facts)
    consumed: set[int] = set()
    for block in find_blocks(grid, words, known):
        _note(facts, block)
        reader = TableReader(grid, block, words, facts)
        reader.read()
        consumed |= reader.consumed
    HeadingReader(grid, words, facts, consumed).read()
    if facts.tables and facts.names_unit() and not facts.has_unit():
        facts.stated.append(Stated(-1, "heading", "unit", Said(grid.sheet.strip())))
    blocks_top = min((s.row for s in facts.stated if s.kind == "columns"), default=0)
    if facts.tables and not facts.has_unit() and (said := unit_in_title(grid, blocks_top)):
        facts.stated.append(Stated(-1, "heading", "unit", said))
    facts.stated.sort(key=lambda stated: stated.row)
    return facts


def _note(facts: SheetFacts, block: Block) -> None:
    labels = [block.header.labels[c] for c in sorted(block.header.labels)]
    facts.headers.extend(folded(label.whole, True) for label in labels)
    if block.kind == PLAYERS:
        facts.tables += 1
        columns = frozenset(field for field in block.columns if field in PLAYER_FIELDS)
        facts.stated.append(Stated(block.header.bottom, "columns", columns=columns))


def _uncalculated(grid: Grid, facts: SheetFacts) -> None:
    """F007 for formulas without a stored value; what is trivial is computed and used."""
    for (row, column), value in list(recompute(grid).items())[:_MOST_FORMULAS]:
        detail = {"formula": "=" + grid.formulas[row, column].lstrip("="), "value": value}
        problem = Problem("F007", grid.where(row, column), detail)
        facts.stated.append(Stated(row, "problem", problem=problem))
