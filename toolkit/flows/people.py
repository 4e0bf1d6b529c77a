"""Everybody who entered, as payout sheets and application forms need him."""

from collections.abc import Iterator

from toolkit.entries.likeness import birthday, known_number
from toolkit.entries.roster import Roster
from toolkit.prizes.payout import Person


def people_of(roster: Roster) -> Iterator[Person]:
    """One person an entry, with the leader of his unit."""
    for unit in roster.units:
        said = unit.form.first("leader")
        for entry in unit.entries:
            player = entry.player
            yield Person(
                entry.id, player.name, unit.name, player.id_kind or "居民身份证",
                known_number(player) or "", player.phone or "", birthday(player),
                said.text if said else "", player.sex.value if player.sex else "",
            )  # fmt: skip
