"""What the planters share: the drafts by unit, and how a planted fault is noted.

A fault in a plan is a code and words: `P004 3` = a wrong check digit in row 3; `P012 2 某棋院 4` =
the person of row 2 is in row 4 of that unit too. What the words are says each planter.
"""

from collections.abc import Callable, Mapping

from samples.maker.draft import Cells, Draft, Fault, Place

World = Mapping[str, Draft]
"""All drafts, by the unit's name."""

Planter = Callable[[World, Draft, list[str]], None]
"""Plants one fault; the words are those of the plan's line after the code."""


def note(
    draft: Draft, code: str, place: Place | None, what: str, subject: str = "", clause: str = ""
) -> None:
    """Adds to the truth, with the clause that the plan gives this code unless one is given."""
    found = clause or draft.sample.clause(code)
    draft.faults.append(Fault(code, place, found, what, subject or draft.name))


def note_level(draft: Draft, code: str, row: int, field: str, what: str) -> None:
    """Adds to the truth what breaks the clause of the player's level."""
    clause = draft.sample.clauses.get(code) or draft.level(row)
    note(draft, code, ("players", row, field), what, draft.player(row)["name"], clause)


def on_player(code: str, field: str, what: str, change: Callable[[Cells], str]) -> Planter:
    """A planter that changes one field of one player and is found in that field's cell."""

    def plant(world: World, draft: Draft, words: list[str]) -> None:
        row = int(words[0])
        player = draft.player(row)
        player[field] = change(player)
        note(draft, code, ("players", row, field), what, player["name"])

    return plant
