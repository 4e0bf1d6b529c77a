"""Reads single-player forms (个人报名表) in which every value stands beside its label."""

from toolkit.model.form import PLAYER_FIELDS, Line
from toolkit.model.said import Said
from toolkit.sources.forms.events import SheetFacts, Stated
from toolkit.sources.forms.words import Words
from toolkit.sources.grids.grid import Grid

_PROOF = ("id_number", "birth", "section", "sex")  # two of them beside a name make a player


def read_cards(grid: Grid, words: Words, facts: SheetFacts) -> None:
    """Append each player found; a second name begins a second card. For sheets without a table."""
    card: dict[str, Said] = {}
    first = 0
    for row in range(grid.height):
        for field, said in _pairs(grid, row, words):
            if field == "name" and "name" in card:
                _finish(grid, facts, card, first)
                card = {}
            if not card:
                first = row
            card.setdefault(field, said)
    _finish(grid, facts, card, first)
    facts.stated.sort(key=lambda stated: stated.row)


def _pairs(grid: Grid, row: int, words: Words) -> list[tuple[str, Said]]:
    """Labels of a row with the value to their right."""
    found: list[tuple[str, Said]] = []
    pending = ""
    for column, text in grid.distinct(row):
        if grid.anchor(row, column)[0] != row:
            pending = ""
            continue
        match = words.players.match(text.rstrip(":： "))
        if match is not None and match.exact and match.field in PLAYER_FIELDS:
            pending = match.field
        elif pending:
            found.append((pending, grid.said(row, column)))
            pending = ""
    return found


def _finish(grid: Grid, facts: SheetFacts, card: dict[str, Said], row: int) -> None:
    if "name" not in card or sum(field in card for field in _PROOF) < 2:
        return
    facts.tables += 1
    facts.stated.append(Stated(row, "columns", columns=frozenset(card)))
    hidden = grid.hidden or row in grid.hidden_rows
    line = Line(card["name"].where, card, None, hidden)
    facts.stated.append(Stated(row, "players", line=line))
