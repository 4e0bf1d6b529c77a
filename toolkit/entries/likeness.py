"""Who might be the same person: players that share an ID number, a birth date or a name."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import date

from toolkit.entries.roster import Entry
from toolkit.model.people import Player
from toolkit.model.record import Record
from toolkit.model.verdict import IdFault
from toolkit.values.names import name_key


class Likeness(Record, frozen=True):
    """Entries by what they share, in roster order: only these are ever compared."""

    shared: dict[str, tuple[Entry, ...]] = {}

    def near(self, entry: Entry) -> tuple[Entry, ...]:
        """All entries that share something with this one, itself among them, in roster order."""
        found = {e.id: e for trait in _traits(entry) for e in self.shared.get(trait, ())}
        return tuple(sorted(found.values(), key=lambda e: e.order))


def known_number(player: Player) -> str | None:
    """The number by which a person is recognised: an ID or other paper that is one.

    "见附件" in two rows makes nobody the same person; a wrong check digit still can.
    """
    usable = player.identity.fault in (None, IdFault.CHECK_CHARACTER, IdFault.OLD)
    return player.id_number if usable else None


def birthday(player: Player) -> date | None:
    """The day of birth as a sound ID number has it, else as the form states it."""
    return (player.identity.birth if player.identity.sound else None) or player.birth


def likeness(entries: Iterable[Entry]) -> Likeness:
    """The index of these entries."""
    shared: defaultdict[str, list[Entry]] = defaultdict(list)
    for entry in entries:
        for trait in _traits(entry):
            shared[trait].append(entry)
    return Likeness({trait: tuple(found) for trait, found in shared.items()})


def _traits(entry: Entry) -> Iterable[str]:
    player = entry.player
    number = known_number(player)
    if number:
        yield f"id:{number}"
    if born := birthday(player):
        yield f"born:{born}"
    if player.name:
        yield f"name:{name_key(player.name)}"
