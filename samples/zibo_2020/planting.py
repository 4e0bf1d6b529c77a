"""What the planters share: the drafts by unit, and how a planted fault is noted."""

from collections.abc import Callable, Mapping

from samples.zibo_2020.draft import Cells, Draft, Fault, Place

World = Mapping[str, Draft]
"""All drafts, by the unit's name."""

Planter = Callable[[World, Draft, list[str]], None]
"""Plants one fault; the words are those of the plan's line after the code."""

COMPLETE = "七"
"""The clause that wants leader, coach and players complete and true."""


def note(
    draft: Draft, code: str, place: Place | None, clause: str | None, what: str, subject: str = ""
) -> None:
    """Adds to the truth."""
    draft.faults.append(Fault(code, place, clause, what, subject or draft.name))


def on_player(
    code: str, field: str, what: str, change: Callable[[Cells], str], clause: str = COMPLETE
) -> Planter:
    """A planter that changes one field of one player and is found in that field's cell."""

    def plant(world: World, draft: Draft, words: list[str]) -> None:
        row = int(words[0])
        player = draft.player(row)
        player[field] = change(player)
        note(draft, code, ("players", row, field), clause, what, player["name"])

    return plant
