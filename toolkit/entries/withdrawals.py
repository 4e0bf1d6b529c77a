"""Withdrawals asked for without a new form (退赛申请), as people typed them."""

from collections.abc import Sequence

from toolkit.entries.roster import Asked, Entry
from toolkit.entries.signups import read_moment
from toolkit.layouts.changes import NOT_WRITTEN, WITHDRAWALS
from toolkit.model.event import State
from toolkit.values.names import name_key


def withdrawn(unit: str, entries: Sequence[Entry], state: State) -> tuple[Asked, ...]:
    """The unit's players who withdrew, by its name and theirs; a name it does not have is none."""
    found: dict[str, Asked] = {}
    for (table, _), fact in state.finish.typed.items():
        if table != WITHDRAWALS or fact.said.get("unit") != unit:
            continue
        wanted = name_key(fact.said.get("name", ""))
        entry = next((e for e in entries if name_key(e.player.name) == wanted), None)
        if entry:
            found[entry.id] = Asked(
                entry,
                read_moment(fact.said.get("received", "")),
                fact.said.get("written") != NOT_WRITTEN,
                fact.said.get("note", ""),
            )
    return tuple(found.values())
