"""From the lines of a form to entries: normalised, corrected, recognised across versions."""

from datetime import datetime
from functools import cache

from toolkit.entries.likeness import known_number
from toolkit.entries.roster import Entry, Version
from toolkit.model.facts import Corrected
from toolkit.model.form import Line
from toolkit.model.people import Player, Sex
from toolkit.model.record import Record
from toolkit.model.said import Said
from toolkit.rules.schema import Regulation
from toolkit.values.names import name_key
from toolkit.values.players import Setting, read_player
from toolkit.values.sections import SectionNames

CORRECTIONS = dict[tuple[str, str], Corrected]


class People(Record, frozen=True):
    """The players of one version: entries, second rows (with their first), left out by decision."""

    entries: tuple[Entry, ...] = ()
    doubles: tuple[tuple[Entry, Entry], ...] = ()


class Register:
    """Hands out entry ids within one unit, so that a person keeps his over all versions.

    A player is recognised by his ID number, else by his name; two of one name are told apart by
    a running number.
    """

    def __init__(self, unit: str) -> None:
        self._unit = unit
        self._by_number: dict[str, str] = {}
        self._by_name: dict[str, list[str]] = {}
        self.first_seen: dict[str, datetime | None] = {}

    def id_of(self, player: Player, taken: set[str]) -> str:
        """The entry id of a player; `taken` = ids already met in the same version."""
        number, name = known_number(player), name_key(player.name)
        known = self._by_number.get(number) if number else None
        if known and known not in taken:
            return known
        for candidate in self._by_name.get(name, ()):
            if candidate not in taken and not self._belongs_to_another(candidate, number):
                return self._learn(candidate, number, name)
        count = len(self._by_name.get(name, ()))
        return self._learn(
            f"{self._unit}/{name}" + (f"#{count + 1}" if count else ""), number, name
        )

    def _belongs_to_another(self, candidate: str, number: str | None) -> bool:
        numbers = [n for n, id_ in self._by_number.items() if id_ == candidate]
        return bool(number and numbers and number not in numbers and _far(number, numbers))

    def _learn(self, id_: str, number: str | None, name: str) -> str:
        names = self._by_name.setdefault(name, [])
        if id_ not in names:
            names.append(id_)
        if number:
            self._by_number.setdefault(number, id_)
        return id_


def people_of(
    version: Version,
    unit: str,
    register: Register,
    regulation: Regulation | None,
    corrections: CORRECTIONS,
    start: int = 0,
) -> People:
    """All players of one version. Example rows never get here; hidden rows wait for a decision."""
    setting = setting_of(regulation)
    entries: list[Entry] = []
    doubles: list[tuple[Entry, Entry]] = []
    taken: set[str] = set()
    for line in version.form.players:
        if line.hidden:
            continue
        player = read_player(line, setting)
        first = next((e for e in entries if same_person_and_section(e.player, player)), None)
        if first:
            doubles.append((Entry(first.id, unit, first.order, player, version.form), first))
            continue
        id_ = register.id_of(player, taken)
        taken.add(id_)
        mended = {f: fact for (target, f), fact in corrections.items() if target == id_}
        if "same_as" in mended:
            continue
        if mended:
            player = read_player(_mend(line, mended), setting)
        register.first_seen.setdefault(id_, version.received_at)
        entries.append(
            Entry(
                id_, unit, start + len(entries), player, version.form, mended,
                register.first_seen[id_],
            )
        )  # fmt: skip
    return People(tuple(entries), tuple(doubles))


def same_person_and_section(one: Player, other: Player) -> bool:
    """The same row twice: one ID number, one name, one section."""
    return bool(
        known_number(one)
        and known_number(one) == known_number(other)
        and name_key(one.name) == name_key(other.name)
        and one.section == other.section
    )


@cache
def setting_of(regulation: Regulation | None) -> Setting:
    """What the readers of values have to know about the event."""
    if regulation is None:
        return Setting()
    sections = tuple(
        SectionNames(
            section.name,
            (*section.aliases, level.name, *level.aliases),
            Sex(section.sex) if section.sex else None,
        )
        for level in regulation.levels
        for section in level.sections
    )
    return Setting(sections, latest=regulation.dates.play.first)


def _mend(line: Line, mended: dict[str, Corrected]) -> Line:
    said = dict(line.said)
    for field, fact in mended.items():
        where = said[field].where if field in said else line.where
        said[field] = Said(fact.value or "", where)
    return Line(line.where, said, line.heading, line.hidden, line.blank)


def _far(number: str, known: list[str]) -> bool:
    """More than two characters apart: another person, not a mended number."""
    return all(
        len(number) != len(k) or sum(a != b for a, b in zip(number, k, strict=True)) > 2
        for k in known
    )
